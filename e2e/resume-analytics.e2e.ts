import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { subscribe } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, PHONE } from './support/journey.ts';
import { choose } from './screens/menu.ts';

const BEGUN = { personal: { fullName: NURSE.personal.fullName }, skills: ['Telemetry'] };
const WITHOUT_PHONE = { ...NURSE, personal: { ...NURSE.personal, phone: '' } };
const JOB = `Charge Nurse
Requirements: telemetry, infection control, CRRT.
Nice to have: Epic.`;

/** Saves an accepted AI suggestion. The server stores the versions before and after the change. */
async function save({ request }: BrowserContext, id: string, change: object): Promise<void> {
  const answer = await request.patch(`/api/resumes/${id}`, { data: { ...change, change: 'ai' } });
  assert.equal(answer.status(), 200, await answer.text());
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Resume analytics' });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

journey('a Pro user sees the score history and opens a field that can raise the score', async (stage) => {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  const id = await saveResume(context, 'health', BEGUN);
  await save(context, id, { data: WITHOUT_PHONE });
  await save(context, id, { jdText: JOB });
  await saveResume(context, 'tech');
  assert.equal((await context.request.get(`/api/export/text/${id}`)).status(), 200);
  await subscribe(page, 'Pro');

  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^More actions for / })
    .last()
    .click();
  await choose(page, 'Resume Analytics');
  await heading(page).waitFor();
  await page.goto(`/app/resume/${id}/analytics`);
  await page
    .getByRole('img', { name: /^Line chart of the ATS score in 3 versions, from \d+ in the first version to \d+ now/ })
    .waitFor();
  const [first, now] = await scoresOf(page);
  assert.ok(now! > first!, `${first} is not below ${now}`);
  await panel(page, 'What changed the score').getByRole('list', { name: 'Since the first version' }).waitFor();
  await panel(page, 'Keywords')
    .getByText(/^\d of 3 found$/)
    .waitFor();
  await panel(page, 'Content').getByRole('link', { name: 'Phone' }).waitFor();
  await panel(page, 'Content')
    .getByRole('row', { name: /^Pages – [12]$/ })
    .waitFor();
  await panel(page, 'Activity').getByText('Plain text: 1', { exact: true }).waitFor();
  await panel(page, 'Your resumes side by side').getByText('(this resume)').waitFor();
  await assertAccessible(page);
  await screenshot('analytics/pro', { fullPage: true });
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await assertAccessible(page);
  await screenshot('analytics/pro-dark', { fullPage: true });

  const step = panel(page, 'What to do next').getByRole('link').first();
  const path = (await step.getAttribute('href'))?.split('#')[1];
  assert.ok(path, 'the step names no field');
  await step.click();
  await page.waitForURL(`**/app/resume/${id}`);
  await focused(page, path);
  await page.goBack();
  await panel(page, 'Content').getByRole('link', { name: 'Phone' }).click();
  await focused(page, 'personal.phone');
});

/** Reads the scores of the first version and of the current content from the page's table. */
async function scoresOf(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Show as a Table' }).click();
  const rows = page.getByRole('table', { name: 'Score of each version' }).getByRole('row');
  assert.equal(await rows.count(), 4);
  const scoreIn = async (row: number) => Number(await rows.nth(row).getByRole('cell').first().textContent());
  return [await scoreIn(3), await scoreIn(1)];
}

const focused = (page: Page, path: string): Promise<void> =>
  eventually(
    () => page.evaluate((id) => document.activeElement?.id === id, `field-${path}`),
    () => `the field ${path} does not get the focus`,
  );

journey(
  'a Free user sees a description of analytics and which plan includes them',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const id = await saveResume(context);
    await page.goto(`/app/resume/${id}`);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await choose(page, 'Resume Analytics');
    await heading(page).waitFor();
    await panel(page, 'Part of the Pro plan').getByText('Side by side').waitFor();
    assert.equal((await context.request.get(`/api/resumes/${id}/analytics`)).status(), 402);
    await assertAccessible(page);
    await screenshot('analytics/free', { fullPage: true });
    await page.getByRole('link', { name: 'See Plans' }).click();
    await page.waitForURL('**/pricing');
  },
);

journey(
  'resume analytics show a first score on a phone, and offer a retry while the server is down',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const id = await saveResume(context);
    await subscribe(page, 'Pro');
    await page.route('**/api/resumes/*/analytics', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await page.goto(`/app/resume/${id}/analytics`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText(/^Your score so far: \d+\. Changes appear here when the next version is saved\.$/).waitFor();
    await assertFitsWidth(page);
    await save(context, id, { data: BEGUN });
    await page.reload();
    await page.getByRole('img', { name: /^Line chart/ }).waitFor();
    await page.getByRole('button', { name: 'Show as a Table' }).click();
    await assertFitsWidth(page);
    await assertAccessible(page);
    await screenshot('analytics/phone', { fullPage: true });
  },
  PHONE,
);
