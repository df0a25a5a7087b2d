import { z } from 'zod';
import { isoDate } from './text.js';

/** Events that the account owner sees. Stored values must never change; the wording for each value is in the client. */
export const ACCOUNT_EVENTS = [
  'signed_up',
  'signed_in',
  'signed_in_with_provider',
  'signed_in_with_passkey',
  'sign_in_failed',
  'sign_in_blocked',
  'identity_confirmed',
  'identity_check_failed',
  'device_signed_out',
  'other_devices_signed_out',
  'password_changed',
  'password_reset',
  'email_confirmed',
  'email_change_requested',
  'email_change_canceled',
  'email_changed',
  'address_reclaimed',
  'provider_linked',
  'provider_unlinked',
  'two_step_turned_on',
  'two_step_turned_off',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_replaced',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'deletion_requested',
  'deletion_canceled',
  'data_exported',
  'request_read',
  'request_answered',
  'request_changed',
  'user_read',
  'account_suspended',
  'suspension_lifted',
  'signed_out_by_staff',
  'verification_resent',
  'plan_granted',
  'plan_grant_ended',
  'plan_canceled_by_staff',
  'deletion_planned_by_staff',
  'deletion_canceled_by_staff',
  'request_resume_read',
  'support_access_allowed',
  'support_access_ended',
  'resume_read_by_staff',
] as const;

export const STAFF_EVENTS = [
  'staff_signed_in',
  'staff_sign_in_failed',
  'staff_sign_in_blocked',
  'staff_second_factor_failed',
  'staff_recovery_code_used',
  'staff_recovery_codes_replaced',
  'staff_two_step_turned_on',
  'staff_two_step_turned_off',
  'staff_password_changed',
  'staff_signed_out_everywhere',
  'staff_added',
  'staff_reset',
  'staff_disabled',
  'staff_enabled',
  'requests_listed',
  'request_assigned',
  'suggestion_added',
  'suggestion_taken_back',
  'staff_email_changed',
  'staff_invited',
  'staff_invitation_resent',
  'staff_invitation_accepted',
  'staff_role_changed',
  'staff_sessions_ended',
  'staff_second_factor_reset',
  'staff_unlocked',
  'promo_code_created',
  'promo_code_changed',
  'promo_code_deleted',
  'settings_changed',
  'dispute_cleared',
  'dispute_clearing_undone',
  'payment_refunded',
  'payments_exported',
  'email_retried',
  'queues_opened',
  'queue_jobs_retried',
  'queue_jobs_promoted',
  'queue_jobs_removed',
  'queue_paused',
  'queue_resumed',
] as const;

export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];
export type SecurityEventKind = AccountEvent | (typeof STAFF_EVENTS)[number];

/** Number of days for which security events are stored. The privacy page states the same number. */
export const SECURITY_EVENT_DAYS = 365;
export const SECURITY_EVENTS_PER_PAGE = 20;

export const securityEventView = z.object({
  id: z.string(),
  kind: z.enum(ACCOUNT_EVENTS),
  /** Browser and system, such as "Chrome on Android"; empty if unknown or for staff actions. */
  device: z.string(),
  /** Whether the event came from the same network as the current request. Null if unknown or for staff actions. */
  sameNetwork: z.boolean().nullable(),
  /** Details, such as the name of the identity provider or the new email address. */
  detail: z.string().nullable(),
  at: isoDate,
});

export const securityEventQuery = z.object({
  /** Cursor: the `next` value of the previous response. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

export const securityEventList = z.object({
  /** Events, newest first. */
  items: z.array(securityEventView),
  /** Cursor to send as `before` in the next request; null if there are no more events. */
  next: z.string().nullable(),
});

export type SecurityEventView = z.infer<typeof securityEventView>;
export type SecurityEventQuery = z.infer<typeof securityEventQuery>;
export type SecurityEventList = z.infer<typeof securityEventList>;
