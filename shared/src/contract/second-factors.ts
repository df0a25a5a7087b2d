import { z } from 'zod';
import { PASSKEY_NAME_LENGTH } from '../second-factor-limits.js';
import { isoDate, singleLine } from './text.js';

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** From an authenticator app, which may show it as "123 456". */
export const totpCode = z
  .string()
  .max(20)
  .overwrite(withoutSpaces)
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits from your authenticator app.' });

/** Only the shape: a code that does not fit is answered like a wrong one. */
export const recoveryCode = z.string().min(1, { error: 'Enter one of your recovery codes.' }).max(100);

const base64url = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** A credential id has at most 1,023 bytes: https://www.w3.org/TR/webauthn-3/#credential-id */
const credentialId = base64url(1_400);
const clientDataJSON = base64url(8_000);

/** The browser's answer to a request for an assertion, as `PublicKeyCredential.toJSON()` writes it. */
export const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: z.string().max(100).optional(),
  }),
});

/** The browser's answer to a request for a new credential. */
export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(32_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

const passkeyName = singleLine(PASSKEY_NAME_LENGTH)
  .overwrite((name) => name.trim())
  .min(1, { error: 'Enter a name.' });

export const newPasskey = z.object({ name: passkeyName.optional(), credential: passkeyAttestation });

export const passkeyChange = z.object({ name: passkeyName });

/** What the browser's WebAuthn functions take. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const passkeyView = z.object({
  id: z.guid(),
  name: z.string(),
  /** Kept by a password manager or a platform account, so that other devices have it too. */
  synced: z.boolean(),
  createdAt: isoDate,
  lastUsedAt: isoDate.nullable(),
});

/** Exactly one of them. */
export const secondFactor = z
  .object({
    code: totpCode.optional(),
    recoveryCode: recoveryCode.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    error: 'Enter a code.',
    path: ['code'],
  });

export const totpConfirmation = z.object({ code: totpCode });

/** What an authenticator app needs to know. Shown once, until a code from the app confirms it. */
export const totpEnrollment = z.object({
  /** Base32, for apps that cannot read a QR code. */
  secret: z.string(),
  /** `otpauth://totp/…`, for the QR code. */
  uri: z.string(),
});

/** Each works once. Shown once; the server keeps digests only. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const signInSecurity = z.object({
  /** When two-step verification was turned on; null while it is off. */
  totpEnabledAt: isoDate.nullable(),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkeyView),
});

export type SecondFactor = z.infer<typeof secondFactor>;
export type TotpConfirmation = z.infer<typeof totpConfirmation>;
export type TotpEnrollment = z.infer<typeof totpEnrollment>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export type SignInSecurity = z.infer<typeof signInSecurity>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyChange = z.infer<typeof passkeyChange>;
export type PasskeyOptions = z.infer<typeof passkeyOptions>;
export type PasskeyView = z.infer<typeof passkeyView>;
