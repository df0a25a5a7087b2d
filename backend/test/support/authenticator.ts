import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
} from '@shortlist/shared/contract/common/second-factors';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the flags in WebAuthn authenticator data: https://www.w3.org/TR/webauthn-3/#authdata-flags */
const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };
/** COSE key parameters (RFC 9053): key type EC2, algorithm ES256, curve P-256. */
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3 };

interface Ceremony {
  origin: string;
  /** Whether the user entered a PIN or used a fingerprint or face. */
  userVerified?: boolean;
  rpId?: string;
  challenge?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** A browser with one passkey (P-256, attestation "none"). */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;
  readonly credentialId = randomBytes(32).toString('base64url');
  counter = 0;

  create(options: PasskeyOptions, { userVerified = true, ...ceremony }: Ceremony): PasskeyAttestation {
    this.userHandle = (options.user as { id: string }).id;
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.authenticatorData(ceremony, userVerified, true))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options, ceremony),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  assert(options: PasskeyOptions, { userVerified = true, ...ceremony }: Ceremony): PasskeyAssertion {
    this.counter += 1;
    const clientDataJSON = clientData('webauthn.get', options, ceremony);
    const data = this.authenticatorData(ceremony, userVerified, false);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }

  private authenticatorData({ origin, rpId }: Ceremony, userVerified: boolean, attested: boolean): Buffer {
    const flags = FLAGS.userPresent | (userVerified ? FLAGS.userVerified : 0) | (attested ? FLAGS.attested : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId ?? new URL(origin).hostname),
      Buffer.from([flags]),
      counter,
      ...(attested ? [this.credentialData()] : []),
    ]);
  }

  private credentialData(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [COSE.keyType, 2],
        [COSE.algorithm, -7],
        [COSE.curve, 1],
        [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
        [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(publicKey)]);
  }
}

const clientData = (
  type: string,
  options: PasskeyOptions,
  { origin, challenge = options.challenge }: Ceremony,
): string => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
