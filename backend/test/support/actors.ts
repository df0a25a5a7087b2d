import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import { SessionsService } from '../../src/auth/sessions/sessions.service.js';
import { hashPassword } from '../../src/auth/passwords/passwords.js';
import type { TestApp } from './app.js';
import { STAFF_PASSWORD } from './given-staff.js';

/** Lets each request set its own client IP address, so that rate limits do not hide the results of the access rules. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

let requests = 0;
let passwordHash: Promise<string> | undefined;

/** Returns headers that give a request a new client IP address; requires `BEHIND_PROXY`. */
export function fromNewNetwork(): Record<string, string> {
  requests += 1;
  return { 'X-Forwarded-For': `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}` };
}

export async function givenAccount({ database }: TestApp, { verified = true } = {}): Promise<string> {
  const rows: { id: string }[] = await database.query(
    `INSERT INTO users (email, email_verified) VALUES ($1, $2) RETURNING id`,
    [`${randomUUID()}@example.com`, verified],
  );
  return rows[0]!.id;
}

/** Signs the account in and returns the headers for requests of that session. */
export async function sessionOf(
  { app, database }: TestApp,
  userId: string,
  { signedInMinutesAgo = 0 } = {},
): Promise<Record<string, string>> {
  const caller = { address: '10.0.0.1', device: '', site: 'http://127.0.0.1' };
  const token = await app.get(SessionsService).open({ userId, caller }, '');
  if (!token) throw new Error(`The account ${userId} cannot sign in.`);
  if (signedInMinutesAgo > 0)
    await database.query(
      `UPDATE sessions SET authenticated_at = now() - make_interval(mins => $2) WHERE user_id = $1`,
      [userId, signedInMinutesAgo],
    );
  return { Cookie: `sid=${token}` };
}

/** Creates a staff member and returns request headers with a token that is valid for the given number of minutes. */
export async function staffTokenOf(
  { database }: TestApp,
  role: StaffRole,
  { minutes = 60, active = true } = {},
): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `WITH member AS (
       INSERT INTO staff (username, password_hash, role, active) VALUES ($1, $6, $2, $3) RETURNING id
     )
     INSERT INTO staff_sessions (digest, staff_id, expires_at)
     SELECT $4, id, now() + make_interval(mins => $5) FROM member`,
    [
      randomUUID(),
      role,
      active,
      createHash('sha256').update(token).digest('base64url'),
      minutes,
      await (passwordHash ??= hashPassword(STAFF_PASSWORD)),
    ],
  );
  return { Authorization: `Bearer ${token}` };
}
