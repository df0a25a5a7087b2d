import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { passwordWeakness } from '../../auth/passwords/password-strength.js';
import { hashPassword } from '../../auth/passwords/passwords.js';
import { StaffMember } from '../../users/staff-member.entity.js';
import { insertFirstAdmin } from '../tables/staff.queries.js';

const FIRST_USERNAME = 'admin';

/** Details of the account for the password check, which rejects passwords that contain any of these words. */
const ADMIN = { email: FIRST_USERNAME, firstName: 'staff', lastName: '' };

interface PasswordOptions {
  /** Configured password of the first account; undefined to generate one. */
  adminPassword: string | undefined;
  /** Whether a password may be generated and printed. */
  allowGeneratedSecrets: boolean;
  /** Whether to reject weak passwords. */
  production?: boolean;
}

/**
 * Creates the first staff account.
 * @returns the generated password, to be printed once; undefined if none was generated
 * @throws if the password is missing or weak
 */
export async function createFirstStaff(
  database: DataSource,
  { adminPassword, allowGeneratedSecrets, production = false }: PasswordOptions,
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
