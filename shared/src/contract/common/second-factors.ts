import { z } from 'zod';
import { PASSKEY_NAME_LENGTH } from '../../product/second-factor-limits.js';
import { isoDate, singleLine } from './text.js';

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');

/** Code from an authenticator app; spaces are allowed, as in "123 456". */
export const totpCode = z
  .string()
  .max(20)
  .overwrite(withoutSpaces)
  .regex(/^\d{6}$/, { error: 'Enter the 6 digits from your authenticator app.' });

/** Checks only the length, so that a malformed code gets the same error as a wrong code. */
export const recoveryCode = z.string().min(1, { error: 'Enter one of your recovery codes.' }).max(100);

const base64url = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** Id of a passkey. It has at most 1,023 bytes: https://www.w3.org/TR/webauthn-3/#credential-id */
const credentialId = base64url(1_400);
const clientDataJSON = base64url(8_000);

/** Proof that the user owns a passkey, as serialized by the browser's `PublicKeyCredential.toJSON()`. */
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

/** A new passkey, as serialized by the browser's `PublicKeyCredential.toJSON()`. */
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
  .min(1, { error: 'Enter a name for the passkey.' });

export const newPasskey = z.object({ name: passkeyName.optional(), credential: passkeyAttestation });

export const passkeyChange = z.object({ name: passkeyName });

/** Options for the browser's WebAuthn functions, which create or use a passkey. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const passkeyView = z.object({
  id: z.guid(),
  name: z.string(),
  /** Whether a password manager or the device's platform account syncs the passkey to other devices. */
  synced: z.boolean(),
  createdAt: isoDate,
  lastUsedAt: isoDate.nullable(),
});

/** A second factor. Exactly one of the three fields must be set. */
export const secondFactor = z
  .object({
    code: totpCode.optional(),
    recoveryCode: recoveryCode.optional(),
    passkey: passkeyAssertion.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    error: 'Enter one authenticator code or recovery code, or use a passkey.',
    path: ['code'],
  });

export const totpConfirmation = z.object({ code: totpCode });

/** Setup data for an authenticator app. The server sends it only until the user confirms the setup with a code. */
export const totpEnrollment = z.object({
  /** The secret in Base32, for an authenticator app that cannot read the QR code. */
  secret: z.string(),
  /** The secret as `otpauth://totp/…`, for the QR code. */
  uri: z.string(),
});

/** Single-use recovery codes. The server shows them only once and stores only their digests. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const signInSecurity = z.object({
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
