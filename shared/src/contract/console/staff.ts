import { z } from 'zod';
import { credentials, passwordReset } from '../account/auth.js';
import { recoveryCode, totpCode } from '../common/second-factors.js';
import { isoDate } from '../common/text.js';

/**
 * Staff roles. `admin` has full access. `support` reads and answers requests, but changes neither payments nor promo
 * codes. `analyst` sees statistics and promo codes but no user data.
 */
export const STAFF_ROLES = ['admin', 'support', 'analyst'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const password = z.string().min(1, { error: 'Enter your password.' }).max(1_000);

export const staffLogin = z.object({
  username: z.string().trim().min(1, { error: 'Enter your username.' }).max(100),
  password,
  /** Code from an authenticator app; required if two-step verification is on. */
  code: totpCode.optional(),
  /** Recovery code, sent instead of `code`. */
  recoveryCode: recoveryCode.optional(),
});

export const staffPasswordChange = z.object({ currentPassword: password, password: passwordReset.shape.password });

export const staffPassword = z.object({ password });

export const staffCode = z
  .object({ code: totpCode.optional(), recoveryCode: recoveryCode.optional() })
  .refine((given) => (given.code === undefined) !== (given.recoveryCode === undefined), {
    error: 'Enter one code: an authenticator code or a recovery code.',
    path: ['code'],
  });

export const staffView = z.object({ id: z.guid(), username: z.string(), role: z.enum(STAFF_ROLES) });

/** Lifetimes are durations in seconds rather than points in time, because client clocks may be wrong. */
const lifetime = {
  /** Seconds until the token expires unless the client renews it. */
  expiresIn: z.int(),
  /** Seconds until the session ends, even if the client renews the token. */
  endsIn: z.int(),
};

export const staffToken = z.object({
  /** Token for the header `Authorization: Bearer …`. */
  token: z.string(),
  message: z.string(),
  expiresAt: isoDate,
  ...lifetime,
  staff: staffView,
  /** True if the account must have two-step verification and the token permits only its setup. */
  mustEnroll: z.boolean(),
});

/** Token that replaces the previous one. The previous token stays valid for another minute. */
export const staffRenewal = z.object({ token: z.string(), ...lifetime });

/** Changes the email address to which notices of new service requests are sent; null turns them off. */
export const staffEmail = z.object({ email: credentials.shape.email.nullable() });

export const staffNames = z.array(staffView);

export const staffSecurity = z.object({
  staff: staffView,
  totpEnabledAt: isoDate.nullable(),
  recoveryCodesLeft: z.int(),
  mustEnroll: z.boolean(),
  /** Email address to which notices of new service requests are sent; null if they are off. */
  email: z.string().nullable(),
  ...lifetime,
});

export type StaffLogin = z.infer<typeof staffLogin>;
export type StaffEmail = z.infer<typeof staffEmail>;
export type StaffNames = z.infer<typeof staffNames>;
export type StaffView = z.infer<typeof staffView>;
export type StaffPasswordChange = z.infer<typeof staffPasswordChange>;
export type StaffPassword = z.infer<typeof staffPassword>;
export type StaffCode = z.infer<typeof staffCode>;
export type StaffSecurity = z.infer<typeof staffSecurity>;
export type StaffRenewal = z.infer<typeof staffRenewal>;
export type StaffToken = z.infer<typeof staffToken>;
