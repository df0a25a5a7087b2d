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

/** Checks only the length, because an existing password may violate the current rules. */
const knownPassword = z.string().min(1).max(1_000);

/**
 * Token from an email link. Checks only the length, so that a malformed token gets the same error as an expired link.
 */
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

/** Reclaims an account that someone else registered with the owner's email address. */
export const addressReclaim = passwordReset;

export const emailToken = z.object({ token: mailToken });

/** Fields that users can change in their profile. The server ignores all other fields. */
export const profileChange = z.object({ firstName: personName.optional(), lastName: personName.optional() });

/**
 * Changes the email address after the user opens the confirmation link. A recent sign-in authorizes the change; the
 * password is optional but must be correct if given.
 */
export const emailChange = z.object({ email, password: knownPassword.optional() });

/** Re-authenticates within a session. An account with two-step verification also requires a second factor. */
export const identityConfirmation = z.object({
  password: knownPassword,
  code: totpCode.optional(),
  recoveryCode: recoveryCode.optional(),
});

/** Changes the password. The current password is optional, because a recent sign-in authorizes the change. */
export const passwordChange = z.object({ currentPassword: knownPassword.optional(), password: newPassword });

export const userView = z.object({
  id: z.guid(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  plan: z.enum(PLANS),
  /** False if the user signs in only with an identity provider. A password reset adds a password. */
  hasPassword: z.boolean(),
  createdAt: isoDate,
  deletionAt: isoDate.nullable(),
});

/** The signed-in user; null for a visitor. */
export const currentSession = z.object({ user: userView.nullable() });

export const sessionView = z.object({
  id: z.guid(),
  /** Whether this is the session that requested the list. */
  current: z.boolean(),
  /** Browser and system, such as "Chrome on Android"; empty if unknown. */
  device: z.string(),
  createdAt: isoDate,
  lastSeenAt: isoDate,
});

/**
 * Deletes the account after 30 days unless the owner signs in before then. Immediate deletion cannot be undone, so it
 * requires the email address of the account as confirmation.
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
export type CurrentSession = z.infer<typeof currentSession>;
export type SessionView = z.infer<typeof sessionView>;
export type AccountDeletion = z.infer<typeof accountDeletion>;
