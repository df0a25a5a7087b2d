import { hash, verify } from '@node-rs/argon2';

/** Normalizes a password, so that the same characters match no matter how the keyboard or the system encodes them. */
export const normalized = (password: string): string => password.normalize('NFKC');

/** argon2id, 19 MiB, 2 passes: the library's defaults are OWASP's recommendation. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password));

let dummyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches. Without a hash, compares with a dummy one, so that the response time does not
 * reveal whether an account exists.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await (dummyHash ??= hashPassword('nobody has this password')));
  const matches = await verify(expected, normalized(password));
  return matches && typeof passwordHash === 'string';
}
