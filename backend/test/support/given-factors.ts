import type { RecoveryCodes, TotpEnrollment } from '@shortlist/shared/contract/common/second-factors';
import { TOTP } from 'otpauth';
import type { TestApp } from './app.js';
import { givenPerson, type Person } from './given.js';

export async function givenVerified(api: TestApp, details: { firstName?: string } = {}): Promise<Person> {
  const person = await givenPerson(api, details);
  await api.database.query('UPDATE users SET email_verified = true WHERE id = $1', [person.id]);
  return person;
}

export interface TwoStepPerson extends Person {
  secret: string;
  recoveryCodes: string[];
}

export async function givenTwoStep(api: TestApp): Promise<TwoStepPerson> {
  const person = await givenVerified(api);
  const { secret } = (await person.browser.post('/api/auth/totp/start').expect(200)).body as TotpEnrollment;
  const confirmed = await person.browser
    .post('/api/auth/totp/confirm')
    .send({ code: codeOf(secret) })
    .expect(200);
  await forgetUsedCodes(api, 'totp_secrets');
  return { ...person, secret, recoveryCodes: (confirmed.body as RecoveryCodes).recoveryCodes };
}

/** Returns the code that the authenticator app shows after `steps` further periods of 30 seconds. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Allows the current code to be used again, so that a test need not wait for the next code. */
export const forgetUsedCodes = (api: TestApp, table: 'totp_secrets' | 'staff_totp_secrets'): Promise<unknown> =>
  api.database.query(`UPDATE ${table} SET last_step = 0`);

/** Adds a row to every table of second factors. These rows cannot be used to sign in. */
export async function givenFactorRows({ database }: TestApp, { id }: { id: string }): Promise<void> {
  for (const statement of [
    `INSERT INTO totp_secrets (user_id, sealed_secret) VALUES ($1::uuid, 'sealed')`,
    `INSERT INTO recovery_codes (user_id, digest) VALUES ($1::uuid, 'digest')`,
    `INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, synced, name)
     VALUES ($1::uuid, 'credential-of-' || $1::uuid, 'key', 0, '{}', false, 'Phone')`,
    `INSERT INTO passkey_challenges (challenge, purpose, user_id, expires_at)
     VALUES ('challenge of ' || $1::uuid, 'registration', $1::uuid, now() + interval '5 minutes')`,
  ])
    await database.query(statement, [id]);
}
