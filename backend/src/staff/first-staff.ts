import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { passwordWeakness } from '../auth/password-strength.js';
import { hashPassword } from '../auth/passwords.js';
import { StaffMember } from './staff-member.entity.js';
import { insertFirstAdmin } from './staff.queries.js';

const FIRST_USERNAME = 'admin';

/** Words that are guessed first for it. */
const ADMIN = { email: FIRST_USERNAME, firstName: 'staff', lastName: '' };

interface Choice {
  /** The operator's password for it. */
  adminPassword: string | undefined;
  /** Whether a random one may be made and printed. */
  allowGeneratedSecrets: boolean;
  /** Refuses a weak password. */
  production?: boolean;
}

/**
 * Without anybody on the staff nobody could ever sign in to the console, so the first account is made by the server.
 *
 * @returns the random password, to be printed once; undefined when there is nothing to tell
 * @throws when a password has to be chosen and is not
 */
export async function createFirstStaff(
  database: DataSource,
  { adminPassword, allowGeneratedSecrets, production = false }: Choice,
): Promise<string | undefined> {
  if (await database.getRepository(StaffMember).exists()) return undefined;
  if (adminPassword === undefined && !allowGeneratedSecrets)
    throw new Error(
      'ADMIN_PASSWORD: in production, set one for the first account of the staff console, or allow a generated one with ALLOW_GENERATED_SECRETS=true',
    );
  const weakness = production && adminPassword !== undefined && passwordWeakness(adminPassword, ADMIN);
  if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness}`);
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const isNew = await insertFirstAdmin(database, {
    username: FIRST_USERNAME,
    passwordHash: await hashPassword(password),
  });
  return isNew && adminPassword === undefined ? password : undefined;
}
