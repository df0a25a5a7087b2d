import { randomUUID } from 'node:crypto';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { Response } from 'supertest';
import type { TestApp, Visitor } from './app.js';

export const PASSWORD = 'correct horse battery';

export interface Person extends UserView {
  browser: Visitor;
}

export async function givenPerson(api: TestApp, details: { email?: string; firstName?: string } = {}): Promise<Person> {
  const browser = api.visitor();
  const { body } = await browser
    .post('/api/auth/register')
    .send({ email: `${randomUUID()}@example.com`, password: PASSWORD, ...details })
    .expect(201);
  return { ...(body as UserView), browser };
}

/** Number of accounts registered concurrently. More would exhaust the database's connections. */
const REGISTER_AT_ONCE = 10;

/** Creates any number of accounts, even more than one network may register in an hour. */
export async function givenPeople(api: TestApp, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    await api.database.query('DELETE FROM sign_in_attempts');
    const some = Math.min(REGISTER_AT_ONCE, count - people.length);
    people.push(...(await Promise.all(Array.from({ length: some }, () => givenPerson(api)))));
  }
  await api.database.query('DELETE FROM sign_in_attempts');
  return people;
}

export const ADA = {
  personal: {
    fullName: 'Ada Lovelace',
    jobTitle: 'Analyst',
    email: 'ada@example.com',
    phone: '+44 20 7946 0018',
    location: 'London',
    linkedin: 'linkedin.com/in/ada',
  },
  summary: { text: 'Writes programs for engines that are not built yet.' },
  skills: ['Analysis', 'Mathematics', 'French'],
  experience: [
    {
      role: 'Programmer',
      company: 'Analytical Engine',
      startDate: '1842',
      endDate: '1843',
      bullets: ['Wrote the first published algorithm', 'Corrected 1 of its author’s proofs'],
    },
  ],
};

export async function givenResume(owner: Person, body: object = {}): Promise<ResumeRecord> {
  const answer = await owner.browser
    .post('/api/resumes')
    .send({ title: 'Ada Lovelace Resume', data: ADA, ...body })
    .expect(201);
  return answer.body as ResumeRecord;
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authenticated: '4000 0000 0000 3220',
  notRenewed: '4000 0000 0000 0341',
  disputed: '4000 0000 0000 0259',
};

export const card = (number = CARDS.good, details: object = {}): object => ({
  number,
  expMonth: 12,
  expYear: 2_040,
  cvc: '123',
  ...details,
});

/** Marks the resume as paid in the database only, without a payment. */
export async function givenPaid({ database }: TestApp, person: UserView, resume: { id: string }): Promise<void> {
  await database.query(
    `INSERT INTO orders (user_id, resume_id, state, currency, price, provider, reference, paid_at)
     VALUES ($1, $2, 'paid', 'usd', 399, 'sandbox', $3, now())`,
    [person.id, resume.id, randomUUID()],
  );
}

/** Creates a plan in the database only, without a payment. The plan is paid until next month. */
export async function givenPlan(
  { database }: TestApp,
  person: UserView,
  plan: 'pro' | 'premium' = 'pro',
): Promise<void> {
  await database.query(
    `INSERT INTO subscriptions (user_id, plan, state, provider, reference, period_start, period_end)
     VALUES ($1, $2, 'active', 'sandbox', $3, now(), now() + interval '1 month')`,
    [person.id, plan, randomUUID()],
  );
}

export function bytes(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
