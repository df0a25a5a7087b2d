import { randomUUID } from 'node:crypto';
import type { UserView } from '@shortlist/shared/contract/auth';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { Response } from 'supertest';
import type { TestApp, Visitor } from './app.js';

export const PASSWORD = 'correct horse battery';

export interface Person extends UserView {
  browser: Visitor;
}

/** Somebody with an account, signed in. */
export async function givenPerson(api: TestApp, details: { email?: string; firstName?: string } = {}): Promise<Person> {
  const browser = api.visitor();
  const { body } = await browser
    .post('/api/auth/register')
    .send({ email: `${randomUUID()}@example.com`, password: PASSWORD, ...details })
    .expect(201);
  return { ...(body as UserView), browser };
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

/** Collects an answer's bytes as they are. */
export function bytes(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
