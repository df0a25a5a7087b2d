import type { StaffDispute } from '@shortlist/shared/contract/disputes';
import type { Tone } from '../../ui/status-chip.js';

type DisputeState = StaffDispute['state'];

export const STATE_CHIPS: Readonly<Record<DisputeState, { label: string; tone: Tone }>> = {
  open: { label: 'Open', tone: 'warning' },
  won: { label: 'Won', tone: 'success' },
  lost: { label: 'Lost', tone: 'error' },
  prevented: { label: 'Prevented', tone: 'default' },
};

export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));

/** Whether the account may not buy because of it, as the server decides. */
export const blocksPurchases = ({ state, user, clearedAt }: StaffDispute): boolean =>
  user !== null && clearedAt === null && (state === 'open' || state === 'lost');
