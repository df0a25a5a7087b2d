import type { PromoCodeView } from '@shortlist/shared/contract/console/promo-codes';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export type PromoCodeState = 'active' | 'paused' | 'scheduled' | 'expired' | 'used up';

type Terms = Pick<PromoCodeView, 'active' | 'startsAt' | 'endsAt' | 'maxUses' | 'uses'>;

/**
 * Returns 'active', or the reason why the code does not work. If several reasons apply, returns the one that will last
 * longest.
 */
export function stateOf({ active, startsAt, endsAt, maxUses, uses }: Terms, now = new Date()): PromoCodeState {
  if (endsAt !== null && new Date(endsAt) <= now) return 'expired';
  if (maxUses !== null && uses >= maxUses) return 'used up';
  if (!active) return 'paused';
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'active';
}

export const STATE_CHIPS: Readonly<Record<PromoCodeState, { label: string; tone: Tone }>> = {
  active: { label: messages.promoCodeState.active, tone: 'success' },
  paused: { label: messages.promoCodeState.paused, tone: 'warning' },
  scheduled: { label: messages.promoCodeState.scheduled, tone: 'info' },
  expired: { label: messages.promoCodeState.expired, tone: 'default' },
  'used up': { label: messages.promoCodeState.usedUp, tone: 'default' },
};
