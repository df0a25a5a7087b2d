import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth, field } from './screens/builder.ts';
import { downloadBy, readDocx, readPdf } from './screens/downloads.ts';
import { NURSE } from './screens/nurse.ts';
import { subscribe } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const COMPUTER: BrowserContextOptions = {
  ...DESKTOP,
  permissions: ['clipboard-read', 'clipboard-write'],
  reducedMotion: 'reduce',
};
const TELEPHONE = { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' } as const;
const OWN_LINE = 'Ask about the night shifts.';

const people = (page: Page) => page.getByRole('region', { name: 'Expert help' });
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });

/** @returns the id of a Premium user's resume */
async function onPremium({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await subscribe(page, 'Premium');
  return id;
}

async function ask(page: Page, kind: string, message: string): Promise<void> {
  await people(page).getByRole('combobox', { name: 'Type of help' }).click();
  await page.getByRole('option', { name: kind }).click();
  await people(page).getByRole('textbox', { name: 'Message' }).fill(message);
  await people(page).getByRole('button', { name: 'Send Request' }).click();
  await people(page).getByRole('heading', { name: kind }).waitFor();
  await people(page).getByText('Received', { exact: true }).first().waitFor();
}

journey('expert help depends on the plan: none on Free, support on Pro, everything on Premium', async (stage) => {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  await saveResume(context);
  await page.goto('/account');
  const offers = people(page).getByRole('list', { name: 'What our experts do' });
  await offers.getByText('Pro plan', { exact: true }).waitFor();
  assert.equal(await offers.getByText('Premium plan', { exact: true }).count(), 3);
  await people(page).getByRole('link', { name: 'See Plans' }).waitFor();
  assert.equal(await people(page).getByRole('button', { name: 'Send Request' }).count(), 0);
  await screenshot('premium/people-free', { fullPage: true });

  await subscribe(page, 'Pro');
  await page.goto('/account');
  await people(page).getByRole('combobox', { name: 'Type of help' }).click();
  await page.getByRole('option', { name: 'Priority support by email' }).waitFor();
  assert.equal(await page.getByRole('option').count(), 1);
  await page.keyboard.press('Escape');
  await people(page).getByRole('button', { name: 'Send Request' }).click();
  await people(page).getByText('Tell us in a sentence what you need.').waitFor();
  await ask(page, 'Priority support by email', 'My PDF shows the wrong accent color.');
  await assertAccessible(page);
  await screenshot('premium/people-pro', { fullPage: true });
});

journey('a Premium user requests expert help and reads the answer in the account', async (stage) => {
  const { page, screenshot } = stage;
  await onPremium(stage);
  await page.goto('/account');
  await people(page).getByRole('combobox', { name: 'Related resume' }).click();
  await page.getByRole('option', { name: NURSE.personal.fullName }).click();
  await ask(page, 'Resume review by an expert', 'Please look at the second page before Friday.');
  await ask(page, 'White-glove support', 'Please set up a resume for hospital work for me.');
  await assertAccessible(page);
  await screenshot('premium/requests', { fullPage: true });
});

async function guideIsKept(stage: Stage, device: string): Promise<void> {
  const { page, screenshot } = stage;
  const id = await onPremium(stage);
  await page.goto(`/app/resume/${id}/interview-preparation`);
  await page.getByRole('button', { name: 'Draft My Interview Preparation' }).click();
  await page.getByText('Interview preparation written').waitFor();
  const text = field(page, 'Text');
  assert.match(await text.inputValue(), /LIKELY QUESTIONS/);
  await text.fill(`${await text.inputValue()}\n- ${OWN_LINE}`);
  await saved(page).waitFor();
  await page.reload();
  assert.match(await text.inputValue(), new RegExp(OWN_LINE), 'it is there again');
  await page.getByRole('region', { name: 'Pages' }).getByText('LIKELY QUESTIONS').waitFor();

  await page.getByRole('button', { name: 'Write a New Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'New interview preparation' });
  await dialog.getByRole('deletion').filter({ hasText: OWN_LINE }).waitFor();
  await dialog.getByRole('button', { name: 'Accept', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  assert.doesNotMatch(await text.inputValue(), new RegExp(OWN_LINE));
  await page.getByRole('button', { name: 'Undo' }).first().click();
  assert.match(await text.inputValue(), new RegExp(OWN_LINE), 'and undo brings the own words back');
  await assertAccessible(page);
  await assertFitsWidth(page);
  const cards = page.getByRole('region', { name: 'Question by question' });
  assert.ok((await cards.getByRole('listitem').count()) >= 5, 'a card for each question');
  await cards.getByText('From your resume').first().waitFor();
  await screenshot(`premium/interview-${device}`, { fullPage: true });
}

journey(
  "interview preparation is saved, and the user's own notes are replaced only after a preview",
  (stage) => guideIsKept(stage, 'desktop'),
  COMPUTER,
);
journey(
  'interview preparation is saved on a phone in the dark theme',
  (stage) => guideIsKept(stage, 'phone'),
  TELEPHONE,
);

journey(
  'a salary guide can be downloaded as PDF, DOCX and text',
  async (stage) => {
    const { page } = stage;
    const id = await onPremium(stage);
    await page.goto(`/app/resume/${id}/salary-guide`);
    await page.getByRole('button', { name: 'Draft My Guide' }).click();
    await page.getByText('Salary negotiation guide written').waitFor();
    const pdf = await downloadBy(page, 'Download PDF');
    assert.match(pdf.name, /Salary-Negotiation-Guide\.pdf$/);
    assert.match((await readPdf(pdf.bytes)).text, /YOUR STRONGEST EVIDENCE/);
    await page.getByText(/parts found/).waitFor();
    assert.match(readDocx((await downloadBy(page, 'Download DOCX')).bytes), /YOUR STRONGEST EVIDENCE/);
    await page.getByRole('button', { name: 'Copy Text' }).click();
    await page.getByText('Text copied').waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Salary negotiation guide\n/);
  },
  COMPUTER,
);

journey(
  'the personal branding page has six texts that can be copied separately',
  async (stage) => {
    const { page, screenshot } = stage;
    const id = await onPremium(stage);
    await page.goto(`/app/resume/${id}/cover-letter`);
    await page.getByRole('link', { name: 'Personal branding' }).click();
    await page.getByRole('button', { name: 'Draft My Branding Content' }).click();
    await page.getByText('Personal branding content written').waitFor();
    const name = NURSE.personal.fullName.split(',')[0]!;
    assert.match(await field(page, 'Short bio, third person').inputValue(), new RegExp(`^${name} is `));
    const note = await field(page, 'Note to a recruiter or contact').inputValue();
    assert.ok(note.length <= 300);
    await page.getByRole('button', { name: 'Copy Note to a Recruiter or Contact' }).click();
    await page.getByText('Text copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), note);
    await saved(page).waitFor();
    await page.reload();
    assert.equal(await field(page, 'Note to a recruiter or contact').inputValue(), note);
    await assertAccessible(page);
    await screenshot('premium/branding', { fullPage: true });
  },
  COMPUTER,
);

journey(
  "a guide's page shows users without the required plan which plan includes the guide",
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const id = await saveResume(context);
    await page.goto(`/app/resume/${id}/personal-branding`);
    await page.getByText('Part of the Premium plan.').waitFor();
    await page.getByRole('link', { name: 'See Plans' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Draft My Branding Content' }).count(), 0);
    await page.getByRole('list', { name: 'What you get' }).getByText('Email signature').waitFor();
    await assertAccessible(page);
    await screenshot('premium/branding-locked', { fullPage: true });
  },
);
