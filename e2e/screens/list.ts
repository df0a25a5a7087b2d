import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { Stage } from '../support/journey.ts';
import { newAccount } from './account.ts';
import { NURSE } from './nurse.ts';
import { choose } from './menu.ts';

/** Creates an account with one resume per title, in the order of the titles. @returns the ids of the resumes */
export async function accountWithResumes({ context }: Stage, ...titles: string[]): Promise<string[]> {
  await newAccount(context);
  const ids: string[] = [];
  for (const title of titles) {
    const answer = await context.request.post('/api/resumes', { data: { title, templateKey: 'health', data: NURSE } });
    assert.equal(answer.status(), 201, await answer.text());
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

export const resumeHeading = (page: Page, title: string): Locator =>
  page.getByRole('heading', { name: title, exact: true });

export const shownTitles = (page: Page): Promise<string[]> =>
  page.getByRole('listitem').getByRole('heading').allInnerTexts();

export async function chooseMore(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await choose(page, item);
}
