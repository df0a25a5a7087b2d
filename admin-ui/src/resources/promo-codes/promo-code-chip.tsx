import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import { StatusChip } from '../../ui/status-chip.js';
import { STATE_CHIPS, stateOf } from './promo-code-state.js';

export const PromoCodeChip = ({ promo }: { promo: PromoCodeView }) => <StatusChip {...STATE_CHIPS[stateOf(promo)]} />;
