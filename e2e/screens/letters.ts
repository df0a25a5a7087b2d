import type { Page } from '@playwright/test';
import type { Stage } from '../support/journey.ts';
import { newAccount, saveResume } from './account.ts';

/** A line that a user adds to a cover letter. */
export const OWN_LINE = 'I can start on the first of March.';

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const letterPages = (page: Page) => page.getByRole('region', { name: 'Pages' });
export const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });

/** @returns the id of the resume */
export async function openLetter({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await page.goto(`/app/resume/${id}/cover-letter`);
  await heading(page, 'Cover letter').waitFor();
  return id;
}
