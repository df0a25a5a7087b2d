import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { InvitationState, StaffState } from '@shortlist/shared/contract/console/staff-accounts';
import { ROLE_NAMES } from '../../layout/role-names.js';
import type { Tone } from '../../ui/status-chip.js';
import { messages } from './messages.js';

export const STATE_CHIPS: Readonly<Record<StaffState, { label: string; tone: Tone }>> = {
  invited: { label: messages.staffNames.invited, tone: 'info' },
  active: { label: messages.staffNames.active, tone: 'success' },
  locked: { label: messages.staffNames.locked, tone: 'warning' },
  disabled: { label: messages.staffNames.disabled, tone: 'error' },
};

export const INVITATION_CHIPS: Readonly<Record<InvitationState, { label: string; tone: Tone }>> = {
  waiting: { label: messages.staffNames.emailWaiting, tone: 'warning' },
  sent: { label: messages.staffNames.emailSent, tone: 'success' },
  expired: { label: messages.staffNames.linkExpired, tone: 'error' },
};

export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = messages.staffNames.roleHints;

export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
export const ROLE_CHOICES = Object.entries(ROLE_NAMES).map(([id, name]) => ({ id, name }));
