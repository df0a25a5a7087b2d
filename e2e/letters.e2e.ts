import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount, register, saveResume } from './screens/account.ts';
import { assertFitsWidth, field, goToStep, openBuilder } from './screens/builder.ts';
import { downloadBy, readDocx, readPdf } from './screens/downloads.ts';
import { eventually } from './screens/eventually.ts';
import { heading, letterPages, openLetter, OWN_LINE, saved } from './screens/letters.ts';
import { chooseMore } from './screens/list.ts';
import { choose } from './screens/menu.ts';
import { NURSE } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

type Options = Parameters<typeof journey>[2];
const COMPUTER: Options = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' };
const TELEPHONE: Options = { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' };
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function writeLetter(page: Page): Promise<string> {
  await field(page, 'Job title').fill('Charge Nurse');
  await field(page, 'Company').fill('Mesa General Hospital');
  await page.getByRole('button', { name: 'Draft My Cover Letter' }).click();
  await page.getByText('Cover letter written').waitFor();
  return field(page, 'Cover letter').inputValue();
}

async function letterIsKept(stage: Stage, device: string): Promise<void> {
  const { page, screenshot } = stage;
  await openLetter(stage);
  await assertAccessible(page);
  const written = await writeLetter(page);
  assert.match(written, /Saguaro Valley Hospital/, 'it is written from what the resume says');
  await page.getByText(/^Based only on what you wrote/).waitFor();
  await letterPages(page).getByText('Mesa General Hospital').first().waitFor();
  await screenshot(`letters/letter-${device}`, { fullPage: true });
  await assertFitsWidth(page);
  await assertAccessible(page);

  await field(page, 'Cover letter').fill(written.replace(/\n\n(?=[^\n]+$)/, `\n\n${OWN_LINE}\n\n`));
  await letterPages(page).getByText('first of March').waitFor();
  await page.getByRole('button', { name: 'Formal' }).click();
  await saved(page).waitFor();
  await page.reload();
  await letterPages(page).getByText('first of March').waitFor();
  assert.match(await field(page, 'Cover letter').inputValue(), new RegExp(OWN_LINE));
  assert.equal(await field(page, 'Company').inputValue(), 'Mesa General Hospital');
  await page.getByRole('button', { name: 'Formal', pressed: true }).waitFor();
}

journey(
  'a cover letter is written from the resume, edited, and still present after a reload',
  (stage) => letterIsKept(stage, 'desktop'),
  COMPUTER,
);
journey('a cover letter is written on a phone', (stage) => letterIsKept(stage, 'phone'), TELEPHONE);

journey(
  'a cover letter can be downloaded as PDF, DOCX and text, with the content shown on screen',
  async (stage) => {
    const { page, context } = stage;
    await unlock(context, await openLetter(stage));
    const written = await writeLetter(page);
    await field(page, 'Cover letter').fill(written.replace(/\n\n(?=[^\n]+$)/, `\n\n${OWN_LINE}\n\n`));

    const pdf = await downloadBy(page, 'Download PDF');
    assert.match(pdf.name, /^Marisol-Quintana-Brandt.*\.pdf$/);
    assert.match((await readPdf(pdf.bytes)).text.replaceAll(/\s+/g, ' '), new RegExp(OWN_LINE));
    const docx = await downloadBy(page, 'Download DOCX');
    assert.match(readDocx(docx.bytes), new RegExp(OWN_LINE));
    await page.getByRole('button', { name: 'Copy Text' }).click();
    await page.getByText('Text copied').waitFor();
    const text = await copied(page);
    for (const part of [NURSE.personal.fullName, 'Mesa General Hospital', OWN_LINE])
      assert.ok(text.includes(part), `the copied text has “${part}”`);
  },
  COMPUTER,
);

journey(
  "the user's own text is replaced only after a preview of the changes, and undo restores it",
  async (stage) => {
    const { page, screenshot } = stage;
    await openLetter(stage);
    const written = await writeLetter(page);
    const own = written.replace(/\n\n/, `\n\n${OWN_LINE}\n\n`);
    await field(page, 'Cover letter').fill(own);
    await page.getByRole('button', { name: 'Write a New Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'New letter' });
    await dialog.getByRole('deletion').filter({ hasText: OWN_LINE }).waitFor();
    await screenshot('letters/review');
    await assertAccessible(page);
    await dialog.getByRole('button', { name: 'Keep Mine' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await field(page, 'Cover letter').inputValue(), own);

    await page.getByRole('button', { name: 'Write a New Draft' }).click();
    await dialog.getByRole('button', { name: 'Accept', exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal(await field(page, 'Cover letter').inputValue(), written);
    await field(page, 'Cover letter').press('ControlOrMeta+z');
    assert.equal(await field(page, 'Cover letter').inputValue(), own);
  },
  COMPUTER,
);

journey(
  'a cover letter appears piece by piece as it is generated, and the final answer replaces the streamed text',
  async (stage) => {
    const { page } = stage;
    await openLetter(stage);
    const end = Promise.withResolvers<void>();
    await page.route('**/api/ai/cover-letter', async (route) => {
      await end.promise;
      const view = {
        letter: 'Dear Hiring Team,\n\nI know Kubernetes.\n\nSincerely,',
        recipient: '',
        company: '',
        role: '',
      };
      const answer = {
        ...view,
        engine: 'a-model',
        version: '1',
        flags: [{ line: 1, text: 'Kubernetes', message: '' }],
      };
      await route.fulfill({
        contentType: 'text/event-stream',
        body: `event: text\ndata: "Dear "\n\nevent: answer\ndata: ${JSON.stringify(answer)}\n\n`,
      });
    });
    await page.getByRole('button', { name: 'Draft My Cover Letter' }).click();
    await page.getByRole('progressbar', { name: 'Writing your cover letter…' }).waitFor();
    await assertAccessible(page);
    end.resolve();
    await page.getByText('Written by a-model from your resume.').waitFor();
    await page.getByRole('note').filter({ hasText: 'Paragraph 2: not found in your resume: Kubernetes' }).waitFor();
    await page.getByRole('button', { name: 'Kubernetes' }).click();
    assert.equal(await page.evaluate(() => getSelection()?.toString()), 'Kubernetes');
  },
);

journey('the user can stop the generation of a cover letter, and a failed generation shows an error', async (stage) => {
  const { page } = stage;
  await openLetter(stage);
  const given = Promise.withResolvers<void>();
  await page.route('**/api/ai/cover-letter', async (route) => {
    await given.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Draft My Cover Letter' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Draft My Cover Letter' }).waitFor();
  assert.equal(await field(page, 'Cover letter').inputValue(), '');
  given.resolve();
  await page.getByRole('button', { name: 'Draft My Cover Letter' }).click();
  await page.getByText('Failed to write the cover letter. Please try again.').waitFor();
});

journey(
  'a LinkedIn summary is opened from the builder, written and copied',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const id = await saveResume(context);
    await openBuilder(page, id);
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await choose(page, 'LinkedIn Summary');
    await heading(page, 'LinkedIn summary').waitFor();
    await page.getByRole('button', { name: 'Draft My Summary' }).click();
    await page.getByText('LinkedIn summary written').waitFor();
    await screenshot('letters/linkedin', { fullPage: true });
    await assertAccessible(page);
    const about = await field(page, 'About').inputValue();
    assert.match(about, /Saguaro Valley Hospital/);
    await page.getByText(/ of 2,600 characters$/).waitFor();
    await page.getByRole('button', { name: 'Copy Headline' }).click();
    await page.getByText('Text copied').waitFor();
    assert.equal(await copied(page), await field(page, 'Headline').inputValue());
    await page.getByRole('button', { name: 'Copy About' }).click();
    await eventually(
      async () => (await copied(page)) === about,
      () => 'the summary is not in the clipboard',
    );
    await saved(page).waitFor();
    await page.reload();
    await heading(page, 'LinkedIn summary').waitFor();
    assert.equal(await field(page, 'About').inputValue(), about);
    await page.getByRole('link', { name: `${NURSE.personal.fullName} Resume` }).click();
    await page.getByRole('heading', { level: 2, name: 'Choose Template' }).waitFor();
  },
  COMPUTER,
);

journey(
  "a visitor's cover letter is written from the local draft, can be copied, and is saved at sign-up",
  async ({ page, context, screenshot }) => {
    await page.goto('/app/cover-letter');
    await heading(page, 'Build your resume first').waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Build My Resume' }).click();
    await goToStep(page, 'Personal');
    await field(page, 'Full name').fill('Marisol Quintana');
    await field(page, 'Job title').fill('Charge Nurse');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    await choose(page, 'Cover Letter');
    await heading(page, 'Cover letter').waitFor();
    await writeLetter(page);
    await field(page, 'Cover letter').fill(`Dear team,\n\n${OWN_LINE}\n\nYours,`);
    await page.getByText('Saved on this device').waitFor();
    assert.ok(await page.getByRole('button', { name: 'Download PDF' }).isDisabled());
    await page.getByRole('button', { name: 'Copy Text' }).click();
    await page.getByText('Text copied').waitFor();
    assert.match(await copied(page), new RegExp(OWN_LINE));
    await screenshot('letters/visitor', { fullPage: true });
    await assertAccessible(page);

    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await register(page);
    await page.waitForURL(/\/app\/resume\/[^/]+\/cover-letter$/);
    await letterPages(page).getByText('first of March').waitFor();
    const id = /resume\/([^/]+)/.exec(page.url())?.[1] ?? '';
    assert.match(await (await context.request.get(`/api/resumes/${id}/documents`)).text(), new RegExp(OWN_LINE));
  },
  COMPUTER,
);

journey(
  'the cover letter URL of a missing resume shows the not-found page, and resume lists link to cover letters',
  async ({ page, context }) => {
    await newAccount(context);
    await page.goto(`/app/resume/${crypto.randomUUID()}/cover-letter`);
    await heading(page, 'Resume not found').waitFor();
    const id = await saveResume(context);
    for (const list of ['/dashboard', '/app/history']) {
      await page.goto(list);
      await chooseMore(page, `${NURSE.personal.fullName} Resume`, 'Cover Letter');
      await page.waitForURL(`**/app/resume/${id}/cover-letter`);
      await heading(page, 'Cover letter').waitFor();
    }
  },
);
