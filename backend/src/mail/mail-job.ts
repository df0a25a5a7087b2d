import { z } from 'zod';

export const MAIL_QUEUE = 'mail';

const email = z.string().min(3).max(254);
/** Where the links lead: the origin of the site the person used. */
const site = z.url({ protocol: /^https?$/ });

/** What happened to the second factors of an account. */
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

/** When staff is told of a request: as it arrives, near its due time, and once that has passed. */
export const REQUEST_NOTICES = ['arrived', 'due_soon', 'overdue'] as const;
export type RequestNotice = (typeof REQUEST_NOTICES)[number];

/**
 * What a mail is about. No links and no tokens: those are made when the mail is written, so that the queue holds
 * nothing that opens an account.
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
  /** For staff; the address, and whether there is still a reason for it, are read when it is written. */
  z.object({ kind: z.literal('request_notice'), request: z.guid(), staff: z.guid(), notice: z.enum(REQUEST_NOTICES) }),
  /** For a new member of staff; the link is made when it is written, and only while the invitation is the newest. */
  z.object({ kind: z.literal('staff_invitation'), invitation: z.guid() }),
  /** About money, as it was written down; to whom and what, is read when it is written. */
  z.object({ kind: z.literal('payment'), mail: z.guid() }),
]);

export type MailJob = z.infer<typeof mailJob>;

/** Tries of one mail, and milliseconds before the second; the wait doubles: two hours in all. */
export const MAIL_ATTEMPTS = 8;
export const MAIL_BACKOFF = 60_000;
