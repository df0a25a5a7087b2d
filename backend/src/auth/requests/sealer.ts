import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts with keys derived from the session secrets, one per purpose. Seals with the first secret and
 * opens with any, so that a secret can be replaced while the previous one is still accepted.
 */
export class Sealer {
  private readonly keys: Buffer[];

  constructor(secrets: readonly string[], purpose: string) {
    this.keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
  }

  seal(text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys[0]!, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Returns the original text; undefined if the sealed text is forged, or was sealed with an unknown secret. */
  open(sealed: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
    for (const key of this.keys) {
      const text = decrypt(key, bytes);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /**
   * Seals a text again with the first secret. Returns it unchanged if it is already sealed with the first secret, or if
   * no secret opens it.
   */
  renew(sealed: string): string {
    const text = this.open(sealed);
    if (text === undefined || decrypt(this.keys[0]!, Buffer.from(sealed, 'base64url')) !== undefined) return sealed;
    return this.seal(text);
  }
}

function decrypt(key: Buffer, bytes: Buffer): string | undefined {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return body.toString('utf8');
  } catch {
    // The authentication tag does not match: the text was sealed with another key or is forged.
    return undefined;
  }
}
