import type { StaffRole } from '@shortlist/shared/contract/staff';
import type { InvitationState, StaffState } from '@shortlist/shared/contract/staff-accounts';
import { ROLE_NAMES } from '../../layout/role-names.js';
import type { Tone } from '../../ui/status-chip.js';

export const STATE_CHIPS: Readonly<Record<StaffState, { label: string; tone: Tone }>> = {
  invited: { label: 'Invited', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  locked: { label: 'Locked', tone: 'warning' },
  disabled: { label: 'Disabled', tone: 'error' },
};

export const INVITATION_CHIPS: Readonly<Record<InvitationState, { label: string; tone: Tone }>> = {
  waiting: { label: 'Email waiting to be sent', tone: 'warning' },
  sent: { label: 'Email sent', tone: 'success' },
  expired: { label: 'Link expired', tone: 'error' },
};

/** What each role is for, in the dialogs that assign one. */
export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  admin: 'Everything, including money, settings and staff.',
  support: 'Users, requests, disputes and emails. No refunds, settings or staff.',
  analyst: 'Figures and promo codes only. No personal data.',
};

export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
export const ROLE_CHOICES = Object.entries(ROLE_NAMES).map(([id, name]) => ({ id, name }));
