import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { eventually } from './eventually.ts';

/** Labels of the builder steps in the progress card, in order, each with the heading of its step. */
export const STEPS = [
  ['Template', 'Choose Template'],
  ['Personal', 'Personal Information'],
  ['Summary', 'Professional Summary'],
  ['Experience', 'Work Experience'],
  ['Education', 'Education'],
  ['Skills', 'Skills'],
  ['Certs', 'Certifications'],
  ['Extras', 'Additional Information'],
] as const;

export type StepLabel = (typeof STEPS)[number][0];

export async function openBuilder(page: Page, id?: string): Promise<void> {
  await page.goto(id === undefined ? '/app/resume' : `/app/resume/${id}`);
  await stepHeading(page, 'Template').waitFor();
}

export const stepHeading = (page: Page, label: StepLabel): Locator =>
  page.getByRole('heading', { level: 2, name: headingOf(label), exact: true });

const headingOf = (label: StepLabel): string => STEPS.find(([known]) => known === label)?.[1] ?? label;

export async function goToStep(page: Page, label: StepLabel): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: label, exact: true }).click();
  await stepHeading(page, label).waitFor();
}

/** Finds a field by its label, ignoring the asterisk of required fields. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByRole('textbox', { name: label, exact: true });

/** Finds a list entry by its title, or by a label such as "Job 2" if the entry is empty. */
export const entry = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Includes hidden elements, because an open dialog hides the page preview from screen readers. */
export const pages = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Resume pages', includeHidden: true })
    .getByRole('group', { name: /^Page \d+ of \d+$/, includeHidden: true });

/** Returns the text of the page preview in order, with a single space in place of each line break. */
export async function pageWords(page: Page): Promise<string> {
  const texts = await pages(page).evaluateAll((sheets) =>
    sheets.flatMap((sheet) => [...sheet.querySelectorAll('span')].map(({ textContent }) => textContent)),
  );
  return oneLine(texts.join(' '));
}

export async function pagesShow(page: Page, texts: readonly string[]): Promise<void> {
  const missing = async () => missingFrom(await pageWords(page), texts);
  await eventually(
    async () => (await missing()).length === 0,
    async () => `the pages do not show: ${(await missing()).join(' · ')}`,
  );
}

export async function pagesLack(page: Page, text: string): Promise<void> {
  await eventually(
    async () => missingFrom(await pageWords(page), [text]).length === 1,
    () => `the pages still show: ${text}`,
  );
}

export function assertHolds(whole: string, texts: readonly string[], what: string): void {
  assert.deepEqual(missingFrom(whole, texts), [], `${what} does not hold these`);
}

/** Ignores spaces, because a line may break anywhere, even after a hyphen without a space. */
const missingFrom = (whole: string, texts: readonly string[]): string[] => {
  const squeezed = squeeze(whole);
  return texts.filter((text) => !squeezed.includes(squeeze(text)));
};

const squeeze = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '').replaceAll('’', "'");
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const saveState = (page: Page, words: string): Locator =>
  page.getByRole('banner').getByRole('status').getByText(words, { exact: true });

export async function assertFitsWidth(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0, `${page.url()} is ${overflow} px wider than the screen`);
}
