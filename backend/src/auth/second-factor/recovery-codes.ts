import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODE_COUNT } from '@shortlist/shared/product/second-factor-limits';

/** Crockford's base 32: no letter looks like a digit. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/**
 * Length of a recovery code in characters. 16 characters carry 80 bits: too many to guess, so a fast digest is enough.
 */
const LENGTH = 16;

/** Returns new recovery codes, such as "2k9f-x0qz-7m4c-wd3h". */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );

/**
 * Returns the stored digest of a recovery code, salted with the owner's id. Ignores case, spaces and hyphens, and reads
 * letters that look like digits as digits: "o" as 0, "i" and "l" as 1.
 */
export const recoveryCodeDigest = (ownerId: string, code: string): string => {
  const plain = code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return createHash('sha256').update(`${ownerId} ${plain}`).digest('base64url');
};
