import type { SecurityEventView } from '@shortlist/shared/contract/security-events';

const SENTENCES: Record<SecurityEventView['kind'], string> = {
  signed_up: 'Account created',
  signed_in: 'Signed in with your password',
  signed_in_with_provider: 'Signed in with a provider',
  signed_in_with_passkey: 'Signed in with a passkey',
  sign_in_failed: 'Sign-in failed: wrong password',
  sign_in_blocked: 'Sign-ins blocked for a while: too many attempts',
  identity_confirmed: 'Confirmed it’s you',
  identity_check_failed: 'Wrong password when asked to confirm',
  device_signed_out: 'Device signed out',
  other_devices_signed_out: 'All other devices signed out',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_confirmed: 'Email confirmed',
  email_change_requested: 'Email change requested',
  email_change_canceled: 'Email change canceled',
  email_changed: 'Email changed',
  address_reclaimed: 'Account taken over by the owner of its email',
  provider_linked: 'Sign-in provider linked',
  provider_unlinked: 'Sign-in providers unlinked',
  two_step_turned_on: 'Two-step verification turned on',
  two_step_turned_off: 'Two-step verification turned off',
  second_factor_failed: 'Right password, wrong code',
  recovery_code_used: 'Recovery code used',
  recovery_codes_replaced: 'New recovery codes created',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  passkey_refused: 'Passkey not accepted',
  deletion_requested: 'Account deletion requested',
  deletion_canceled: 'Account deletion canceled',
  data_exported: 'Your data downloaded',
  request_read: 'Our staff opened your request',
  request_answered: 'Our staff answered your request',
  request_changed: 'Our staff updated your request',
  user_read: 'Our staff viewed your account details',
  account_suspended: 'Our staff suspended your account',
  suspension_lifted: 'Our staff lifted the suspension of your account',
  signed_out_by_staff: 'Our staff signed you out on all devices',
  verification_resent: 'Our staff sent you the verification email again',
  plan_granted: 'Our staff gave you a plan',
  plan_grant_ended: 'Our staff ended the plan they gave you',
  plan_canceled_by_staff: 'Our staff canceled your plan',
  deletion_planned_by_staff: 'Our staff scheduled your account for deletion',
  deletion_canceled_by_staff: 'Our staff canceled the deletion of your account',
  request_resume_read: 'Our staff read your resume to answer your request',
  support_access_allowed: 'You let our support look at your resumes',
  support_access_ended: 'You no longer let our support look at your resumes',
  resume_read_by_staff: 'Our support read your resume',
};

/** States of a request are not for reading; everything else names what it is about. */
const WITHOUT_DETAIL: ReadonlySet<SecurityEventView['kind']> = new Set([
  'request_read',
  'request_answered',
  'request_changed',
]);

/** "Email changed: new@example.com". */
export function securityEventText({ kind, detail }: Pick<SecurityEventView, 'kind' | 'detail'>): string {
  return detail && !WITHOUT_DETAIL.has(kind) ? `${SENTENCES[kind]}: ${detail}` : SENTENCES[kind];
}

/** Events that a stranger may have caused, highlighted for the owner. */
const ALARMING: ReadonlySet<SecurityEventView['kind']> = new Set([
  'sign_in_failed',
  'sign_in_blocked',
  'second_factor_failed',
  'passkey_refused',
  'identity_check_failed',
]);

export const isAlarming = ({ kind }: Pick<SecurityEventView, 'kind'>): boolean => ALARMING.has(kind);

/** "Chrome on Android, this network". */
export function securityEventOrigin({ device, sameNetwork }: SecurityEventView): string {
  const network = sameNetwork === null ? '' : sameNetwork ? 'this network' : 'another network';
  const parts = [device || (network && 'Unknown device'), network];
  return parts.filter(Boolean).join(', ');
}
