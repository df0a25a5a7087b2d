import { z } from 'zod';
import { PLANS } from '../../product/plans.js';
import { recoveryCode, totpCode } from '../common/second-factors.js';
import { isoDate, singleLine } from '../common/text.js';

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

/** Checks the shape only: an existing password may break today's rules. */
const knownPassword = z.string().min(1).max(1_000);

/** Token from an email link. Checks the shape only: a malformed token gets the same error as an expired link. */
const mailToken = z.string().min(1).max(200);

export const registration = z.object({
  email,
  password: newPassword,
  firstName: personName.default(''),
  lastName: personName.default(''),
});

export const credentials = z.object({ email, password: knownPassword });

/** Requests a password reset email. The response does not reveal whether the account exists. */
export const passwordForgotten = z.object({ email });

export const passwordReset = z.object({ token: mailToken, password: newPassword });

/** Reclaims an account that was registered with someone else's address. */
export const addressReclaim = passwordReset;

export const emailToken = z.object({ token: mailToken });

/** Fields that users can change; other keys are dropped. */
export const profileChange = z.object({ firstName: personName.optional(), lastName: personName.optional() });

/**
 * The new address takes effect once its confirmation link is opened. A recent sign-in authorizes the change; a password
 * is optional but must be correct.
 */
export const emailChange = z.object({ email, password: knownPassword.optional() });

/** Re-authenticates within a session. Accounts with two-step verification also send a code of one kind. */
export const identityConfirmation = z.object({
  password: knownPassword,
  code: totpCode.optional(),
  recoveryCode: recoveryCode.optional(),
});

/** As in `emailChange`, the current password is optional. */
export const passwordChange = z.object({ currentPassword: knownPassword.optional(), password: newPassword });

export const userView = z.object({
  id: z.guid(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** An unconfirmed new address. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  plan: z.enum(PLANS),
  /** False for accounts that only use the identity provider; a password reset sets one. */
  hasPassword: z.boolean(),
  createdAt: isoDate,
  /** Scheduled deletion date; null if the owner has not requested deletion. */
  deletionAt: isoDate.nullable(),
});

/** Null for a visitor. */
export const whoIsThere = z.object({ user: userView.nullable() });

/** One signed-in browser. */
export const sessionView = z.object({
  id: z.guid(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** Such as "Chrome on Android"; empty if unknown. */
  device: z.string(),
  createdAt: isoDate,
  lastSeenAt: isoDate,
});

/**
 * Deletes the account after 30 days, unless the owner signs in before. Immediate deletion cannot be undone, so it
 * requires typing the account's email address.
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
