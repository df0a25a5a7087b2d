import type { StaffDispute } from '@shortlist/shared/contract/console/disputes';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

type DisputeState = StaffDispute['state'];

export const STATE_CHIPS: Readonly<Record<DisputeState, { label: string; tone: Tone }>> = {
  open: { label: messages.disputeNames.open, tone: 'warning' },
  won: { label: messages.disputeNames.won, tone: 'success' },
  lost: { label: messages.disputeNames.lost, tone: 'error' },
  prevented: { label: messages.disputeNames.prevented, tone: 'default' },
};

export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));

/** Must match the server's rule for blocking purchases. */
export const blocksPurchases = ({ state, user, clearedAt }: StaffDispute): boolean =>
  user !== null && clearedAt === null && (state === 'open' || state === 'lost');
