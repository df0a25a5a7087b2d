import { z } from 'zod';
import { PLANS } from '../plans.js';
import { recoveryCode, totpCode } from './second-factors.js';
import { isoDate, singleLine } from './text.js';

export const PASSWORD_LENGTH = { min: 12, max: 200 } as const;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'Enter an email address, such as name@example.com.' }));

const personName = singleLine(100).overwrite((name) => name.trim());

const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, { error: `Use at least ${PASSWORD_LENGTH.min} characters.` })
  .max(PASSWORD_LENGTH.max, { error: `Use at most ${PASSWORD_LENGTH.max} characters.` });

/** Only the shape: a password that breaks today's rules may still be somebody's. */
const knownPassword = z.string().min(1).max(1_000);

/** From the link of a mail. Only the shape: what does not fit is answered like a link that is out of date. */
const mailToken = z.string().min(1).max(200);

export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName.default(''),
  lastName: personName.default(''),
});

export const credentials = z.object({ email, password: knownPassword });

/** Asks for a mail with a link to a new password. The answer is the same whether or not there is such an account. */
export const passwordForgotten = z.object({ email });

export const passwordReset = z.object({ token: mailToken, password: newPassword });

/** Takes an account over whose sign-up was not by the owner of its address. */
export const addressReclaim = passwordReset;

export const emailToken = z.object({ token: mailToken });

/** What may be changed by the person; every other key is dropped. */
export const profileChange = z.object({ firstName: personName.optional(), lastName: personName.optional() });

/**
 * The new address counts once the link sent there was opened. The recent sign-in is what allows the change; a password
 * that is sent all the same has to be the account's.
 */
export const emailChange = z.object({ email, password: knownPassword.optional() });

/** Proves again, within a session, who is behind it. Accounts with two-step verification send a code of one kind, too. */
export const identityConfirmation = z.object({
  password: knownPassword,
  code: totpCode.optional(),
  recoveryCode: recoveryCode.optional(),
});

/** As for `emailChange`, `currentPassword` may be left out. */
export const passwordChange = z.object({ currentPassword: knownPassword.optional(), password: newPassword });

export const userView = z.object({
  id: z.guid(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A change of address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  plan: z.enum(PLANS),
  /** False for people who only ever came through the provider; they set one through the "forgot" mail. */
  hasPassword: z.boolean(),
  createdAt: isoDate,
  /** When the account goes, after the person asked for that; null for all others. */
  deletionAt: isoDate.nullable(),
});

/** Null for a visitor. */
export const whoIsThere = z.object({ user: userView.nullable() });

/** One signed-in browser. */
export const sessionView = z.object({
  id: z.guid(),
  /** The one that asks. */
  current: z.boolean(),
  /** Such as "Chrome on Android"; empty when the browser said nothing that is known. */
  device: z.string(),
  createdAt: isoDate,
  lastSeenAt: isoDate,
});

/**
 * Deleting one's account. After 30 days nothing is left, and until then it can be taken back by signing in. At once
 * cannot be taken back, so the person types the account's e-mail address.
 */
export const accountDeletion = z
  .object({ when: z.enum(['in_30_days', 'now']).default('in_30_days'), confirmation: singleLine(254).optional() })
  .prefault({});

export const ACCOUNT_DELETION_DAYS = 30;

export type Registration = z.infer<typeof registration>;
export type Credentials = z.infer<typeof credentials>;
export type PasswordForgotten = z.infer<typeof passwordForgotten>;
export type PasswordReset = z.infer<typeof passwordReset>;
export type EmailToken = z.infer<typeof emailToken>;
export type ProfileChange = z.infer<typeof profileChange>;
export type EmailChange = z.infer<typeof emailChange>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type IdentityConfirmation = z.infer<typeof identityConfirmation>;
export type UserView = z.infer<typeof userView>;
export type WhoIsThere = z.infer<typeof whoIsThere>;
export type SessionView = z.infer<typeof sessionView>;
export type AccountDeletion = z.infer<typeof accountDeletion>;
