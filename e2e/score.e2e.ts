import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth, field, goToStep, openBuilder } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const JOB = [
  'Charge Nurse, Emergency Department',
  'Requirements:',
  '- Triage and trauma care are required',
  '- ACLS certification is required',
  '- Experience in welding is required',
  'Nice to have:',
  '- Spanish',
].join('\n');

const badge = (page: Page) => page.getByRole('button', { name: /^ATS/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^ATS Score/ });

async function shownScore(page: Page): Promise<number> {
  return Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0] ?? NaN);
}

async function scoreBecomes(page: Page, isRight: (score: number) => boolean, what: string): Promise<void> {
  await eventually(
    async () => isRight(await shownScore(page)),
    async () => `${what}, but the badge shows ${await shownScore(page)}`,
  );
}

async function openPanel(page: Page): Promise<void> {
  await badge(page).click();
  await panel(page).waitFor();
}

journey('the score badge updates as the user types', async ({ page }) => {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  assert.ok(await badge(page).isDisabled(), 'without a name there is no score');
  await field(page, 'Full name').fill('Marisol Quintana');
  await scoreBecomes(page, (score) => score > 0 && score < 30, 'a name alone is worth little');
  const before = await shownScore(page);
  await field(page, 'Email').fill('marisol@example.com');
  await field(page, 'Phone').fill('(555) 010-0142');
  await scoreBecomes(page, (score) => score > before, 'contacts raise the score');
});

async function fromPanelToField(stage: Stage, name: string): Promise<void> {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  const data = { ...NURSE, summary: { text: '' }, personal: { ...NURSE.personal, phone: '' } };
  await openBuilder(page, await saveResume(context, 'health', data));
  await scoreBecomes(page, (score) => score > 0, 'a score comes');
  await openPanel(page);
  await panel(page).getByText('ATS readability').first().waitFor();
  await panel(page).getByRole('heading', { name: 'How this works' }).waitFor();
  await panel(page)
    .getByRole('button', { name: /Checks? Passed/ })
    .first()
    .click();
  await panel(page).getByText('Name found.').waitFor();
  await assertFitsWidth(page);
  await assertAccessible(page);
  await screenshot(`score/panel-${name}`);

  await panel(page)
    .getByRole('button', { name: /Add a phone number/ })
    .click();
  await panel(page).waitFor({ state: 'hidden' });
  await eventually(
    () => field(page, 'Phone').evaluate((input) => input === document.activeElement),
    () => 'the phone field has not taken the focus',
  );
}

journey('a lost score point links to the field that caused the loss', (stage) => fromPanelToField(stage, 'desktop'), {
  ...DESKTOP,
  reducedMotion: 'reduce',
});
journey(
  'a lost score point links to its field on a phone, in the dark theme',
  (stage) => fromPanelToField(stage, 'phone'),
  {
    ...PHONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  },
);

journey(
  'the score panel shows how well the resume matches a job description, and names missing keywords',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    await openBuilder(page, await saveResume(context));
    await scoreBecomes(page, (score) => score > 80, 'a good resume is highly optimized');
    await page.getByRole('textbox', { name: 'Job description' }).fill(JOB);
    await badge(page)
      .getByText(/^Match \d+$/)
      .waitFor();
    assert.ok((await shownScore(page)) > 80, 'no job makes the resume worse');
    await openPanel(page);
    await panel(page)
      .getByText(/^Add these required skills if they apply to you: .*welding/)
      .waitFor();
    const asked = panel(page).getByRole('region', { name: 'Must-haves' });
    assert.match((await asked.textContent()) ?? '', /ACLS.*\(in your resume\)/);
    await assertAccessible(page);
    await screenshot('score/match');
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: 'Job description' }).fill('');
    await scoreBecomes(page, (score) => score > 80, 'without the job the score is as before');
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);

journey(
  'the ATS view shows the plain text of the resume, and the fields that are read back from its PDF',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    await openBuilder(page, await saveResume(context));
    await scoreBecomes(page, (score) => score > 0, 'a score comes');
    await openPanel(page);
    await panel(page).getByRole('tab', { name: 'What an ATS sees' }).click();
    const text = (await panel(page).getByLabel('Plain text of the resume').textContent()) ?? '';
    for (const expected of [NURSE.personal.fullName, NURSE.personal.email, 'Charge Nurse, Emergency'])
      assert.ok(text.includes(expected), `${expected} is not in the text`);
    await panel(page)
      .getByText(/^\d+ of \d+ fields found$/)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Check My PDF' }).click();
    await panel(page)
      .getByText(/Fields in the right order/)
      .waitFor();
    await assertAccessible(page);
    await screenshot('score/seen');
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);
