import type { EmailKind, EmailState } from '@shortlist/shared/contract/admin-emails';
import type { Tone } from '../../ui/status-chip.js';

export const KIND_NAMES: Readonly<Record<EmailKind, string>> = {
  verify_email: 'Confirm email',
  reset_password: 'Reset password',
  confirm_email: 'Confirm new email',
  email_changing: 'Email change requested',
  address_taken: 'Account already exists',
  password_changed: 'Password changed',
  provider_linked: 'Sign-in provider linked',
  second_factor_changed: 'Two-step verification changed',
  deletion_planned: 'Deletion scheduled',
  request_answered: 'Request answered',
  account_deleted: 'Account deleted',
  receipt: 'Receipt',
  refund: 'Refund',
  renewal_failed: 'Renewal failed',
  plan_unpaid: 'Plan ended unpaid',
  plan_cancelled: 'Plan canceled',
  plan_resumed: 'Plan resumed',
  payment_disputed: 'Payment disputed',
  dispute_won: 'Dispute closed',
  request_notice: 'Request notice to staff',
  staff_invitation: 'Console invitation',
  dispute_lost: 'Dispute lost',
  other: 'Other',
};

export const STATE_CHIPS: Readonly<Record<EmailState, { label: string; tone: Tone }>> = {
  failed: { label: 'Failed', tone: 'error' },
  retrying: { label: 'Retries later', tone: 'warning' },
  waiting: { label: 'Waiting', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
};

export const KIND_CHOICES = Object.entries(KIND_NAMES).map(([id, name]) => ({ id, name }));
export const STATE_CHOICES = Object.entries(STATE_CHIPS).map(([id, { label }]) => ({ id, name: label }));
