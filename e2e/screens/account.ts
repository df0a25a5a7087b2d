import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { NURSE } from './nurse.ts';

export const PASSWORD = 'correct horse battery';
export const newEmail = (): string => `${crypto.randomUUID()}@example.org`;

export interface SavedResume {
  id: string;
  title: string;
  templateKey: string;
  revision: number;
  data: {
    personal: { fullName: string; location: string };
    summary: { text: string };
    experience: object[];
    skills: string[];
  };
}

/** @returns the new account's email address */
export async function newAccount({ request }: BrowserContext): Promise<string> {
  const account = { email: newEmail(), password: PASSWORD, firstName: 'Marisol', lastName: 'Quintana' };
  const answer = await request.post('/api/auth/register', { data: account });
  assert.equal(answer.status(), 201, await answer.text());
  return account.email;
}

/** @returns the id of a new resume of the signed-in account */
export async function saveResume(
  { request }: BrowserContext,
  templateKey = 'health',
  data: object = NURSE,
): Promise<string> {
  const resume = { title: `${NURSE.personal.fullName} Resume`, templateKey, data };
  const answer = await request.post('/api/resumes', { data: resume });
  assert.equal(answer.status(), 201, await answer.text());
  return ((await answer.json()) as SavedResume).id;
}

export async function readResume({ request }: BrowserContext, id: string): Promise<SavedResume> {
  return (await (await request.get(`/api/resumes/${id}`)).json()) as SavedResume;
}

export async function listResumes({ request }: BrowserContext): Promise<SavedResume[]> {
  return (await (await request.get('/api/resumes')).json()) as SavedResume[];
}

/** Submits the form of the open page /register. @returns the new account's email address */
export async function register(page: Page): Promise<string> {
  const email = newEmail();
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await page.getByLabel('First name').fill('Marisol');
  await page.getByLabel('Last name').fill('Quintana');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}
