import { z } from 'zod';
import { listQuery, listView } from '../common/list-query.js';
import { isoDate } from '../common/text.js';

export const EMAIL_KINDS = [
  'verify_email',
  'reset_password',
  'confirm_email',
  'email_changing',
  'address_taken',
  'password_changed',
  'provider_linked',
  'second_factor_changed',
  'deletion_planned',
  'request_answered',
  'request_notice',
  'staff_invitation',
  'account_deleted',
  'receipt',
  'refund',
  'renewal_failed',
  'plan_unpaid',
  'plan_cancelled',
  'plan_resumed',
  'payment_disputed',
  'dispute_won',
  'dispute_lost',
  'other',
] as const;

/** `retrying`: the last attempt failed, and the server will retry. `failed`: there will be no automatic retry. */
export const EMAIL_STATES = ['failed', 'retrying', 'waiting', 'sending'] as const;

/** An unsent email. Its text is not stored, because it is rendered when the email is sent. */
export const staffEmail = z.object({
  id: z.string(),
  kind: z.enum(EMAIL_KINDS),
  state: z.enum(EMAIL_STATES),
  /** Masked recipient, such as `a•••@example.com`. Null for staff notices and deleted accounts. */
  recipient: z.string().nullable(),
  attempts: z.int(),
  /** Error from the last attempt, with email addresses removed. */
  error: z.string().nullable(),
  createdAt: isoDate,
  triedAt: isoDate.nullable(),
});

export const staffEmailQuery = listQuery(['createdAt', 'triedAt', 'attempts', 'kind', 'state'])
  .omit({ q: true })
  .extend({
    kind: z.enum(EMAIL_KINDS).optional(),
    state: z.enum(EMAIL_STATES).optional(),
  });

export const staffEmailList = listView(staffEmail);

export const MAX_EMAILS_AT_ONCE = 500;

export const emailRetryBody = z.object({
  /** Ids of the emails to retry. If omitted, up to `MAX_EMAILS_AT_ONCE` failed emails are retried. */
  ids: z.array(z.string().min(1).max(200)).min(1).max(MAX_EMAILS_AT_ONCE).optional(),
});
export const emailRetryView = z.object({ retried: z.int() });

export type EmailKind = (typeof EMAIL_KINDS)[number];
export type EmailState = (typeof EMAIL_STATES)[number];
export type StaffEmail = z.infer<typeof staffEmail>;
export type StaffEmailQuery = z.infer<typeof staffEmailQuery>;
export type StaffEmailList = z.infer<typeof staffEmailList>;
export type EmailRetryBody = z.infer<typeof emailRetryBody>;
export type EmailRetryView = z.infer<typeof emailRetryView>;
