import { hash, verify } from '@node-rs/argon2';

/** One password however a keyboard composes its letters. */
export const normalized = (password: string): string => password.normalize('NFKC');

/** argon2id, 19 MiB, 2 passes: the library's defaults are OWASP's recommendation. */
export const hashPassword = (password: string): Promise<string> => hash(normalized(password));

let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash the same work is done on a throw-away one, so that the time
 * of an answer does not tell whether an account exists.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (nobody ??= hashPassword('nobody has this password')));
  const matches = await verify(against, normalized(password));
  return matches && typeof passwordHash === 'string';
}
