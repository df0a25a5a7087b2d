import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/passwords.js';

type Query = (sql: string, parameters?: unknown[]) => Promise<unknown[]>;

const FIRST_USERNAME = 'admin';

/**
 * Without anybody on the staff nobody could ever sign in to the console, so the first account is made by the server.
 *
 * @param chosen the operator's password for it; without one a random one is made
 * @returns the random password, to be printed once; undefined when there is nothing to tell
 */
export async function createFirstStaff(query: Query, chosen: string | undefined): Promise<string | undefined> {
  const [somebody] = await query('SELECT 1 FROM staff LIMIT 1');
  if (somebody) return undefined;
  const password = chosen ?? randomBytes(12).toString('base64url');
  const made = await query(
    `INSERT INTO staff (username, password_hash, role) VALUES ($1, $2, 'admin')
     ON CONFLICT (username) DO NOTHING RETURNING id`,
    [FIRST_USERNAME, await hashPassword(password)],
  );
  return made.length > 0 && chosen === undefined ? password : undefined;
}
