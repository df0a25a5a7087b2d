import type { QueueName } from '../core/env/worker-queues.js';
import { z } from 'zod';

export const MAIL_QUEUE: QueueName = 'mail';

const email = z.string().min(3).max(254);
/** Origin of the links in the email: the site that the user visited. */
const site = z.url({ protocol: /^https?$/ });

export const SECOND_FACTOR_CHANGES = [
  'two_step_turned_on',
  'two_step_turned_off',
  'recovery_codes_replaced',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'wrong_codes',
] as const;
export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];

/** Sent to staff when a service request arrives, shortly before it is due, and once it is overdue. */
export const REQUEST_NOTICES = ['arrived', 'due_soon', 'overdue'] as const;
export type RequestNotice = (typeof REQUEST_NOTICES)[number];

/**
 * Links and tokens are created when the email is written, so that the queue contains no secret that opens an account.
 */
export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify_email'), email, site }),
  z.object({ kind: z.literal('reset_password'), email, site }),
  z.object({ kind: z.literal('confirm_email'), account: z.guid(), email, site }),
  z.object({ kind: z.literal('email_changing'), email, newEmail: email, site }),
  z.object({ kind: z.literal('address_taken'), email, site }),
  z.object({ kind: z.literal('password_changed'), email, site }),
  z.object({
    kind: z.literal('provider_linked'),
    email,
    site,
    provider: z.string().max(253),
    passwordRemoved: z.boolean(),
  }),
  z.object({ kind: z.literal('second_factor_changed'), email, site, change: z.enum(SECOND_FACTOR_CHANGES) }),
  z.object({ kind: z.literal('deletion_planned'), email, site }),
  z.object({ kind: z.literal('request_answered'), email, site, hasSuggestions: z.boolean().default(false) }),
  z.object({ kind: z.literal('account_deleted'), email }),
  /**
   * Sent to staff. The recipient's email address, and whether the notice is still needed, are read when the email is
   * written.
   */
  z.object({ kind: z.literal('request_notice'), request: z.guid(), staff: z.guid(), notice: z.enum(REQUEST_NOTICES) }),
  /**
   * Sent to a new staff member. The link is created when the email is written, if the invitation is still the latest.
   */
  z.object({ kind: z.literal('staff_invitation'), invitation: z.guid() }),
  /** Recipient and content are read when the email is written. */
  z.object({ kind: z.literal('payment'), mail: z.guid() }),
]);

export type MailJob = z.infer<typeof mailJob>;

export const MAIL_ATTEMPTS = 8;
/** Milliseconds before the second attempt. Each further delay is twice as long; all delays add up to two hours. */
export const MAIL_BACKOFF = 60_000;
