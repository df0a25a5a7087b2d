// What Premium has besides: guides to talks, and people to ask.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { subscribe } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, PHONE } from './support/journey.ts';

journey('somebody on Premium asks our people for help, and reads it in the account', async (stage) => {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  await saveResume(context);
  await page.goto('/account');
  const people = page.getByRole('region', { name: 'Help from our people' });
  await people.getByText('Part of the Premium plan.').waitFor();
  await subscribe(page, 'Premium');
  await page.goto('/account');
  await people.getByRole('button', { name: 'Send Request' }).click();
  await people.getByText('Tell us in a sentence what you need.').waitFor();
  await people.getByRole('combobox', { name: 'What you need' }).click();
  await page.getByRole('option', { name: 'Resume review by an expert' }).click();
  await people.getByRole('combobox', { name: 'About which resume' }).click();
  await page.getByRole('option', { name: NURSE.personal.fullName }).click();
  await people.getByRole('textbox', { name: 'Message' }).fill('Please look at the second page before Friday.');
  await people.getByRole('button', { name: 'Send Request' }).click();
  await people.getByRole('heading', { name: 'Resume review by an expert' }).waitFor();
  await people.getByText('Received', { exact: true }).waitFor();
  await assertAccessible(page);
  await screenshot('premium/requests', { fullPage: true });
});

journey(
  'guides are written from the resume, kept, and taken along as text',
  async (stage) => {
    const { page, context, screenshot } = stage;
    await newAccount(context);
    const id = await saveResume(context);
    await page.goto(`/app/resume/${id}/guides`);
    assert.ok(await page.getByRole('button', { name: 'Write interview preparation' }).isDisabled());
    await screenshot('premium/guides-locked', { fullPage: true });
    await subscribe(page, 'Premium');
    await page.goto(`/app/resume/${id}/guides`);
    for (const name of ['Interview preparation', 'Salary negotiation guide']) {
      const guide = page.getByRole('region', { name });
      await guide.getByRole('button', { name: `Write ${name.toLowerCase()}` }).click();
      await guide.getByRole('button', { name: 'Write again' }).waitFor();
    }
    await page.reload();
    const interview = page.getByRole('region', { name: 'Interview preparation' });
    await interview.getByText('LIKELY QUESTIONS').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      interview.getByRole('button', { name: 'Download Text' }).click(),
    ]);
    assert.match(await readFile(await file.path(), 'utf8'), /^INTERVIEW PREPARATION/);
    await assertAccessible(page);
    await assertFitsWidth(page);
    await screenshot('premium/guides', { fullPage: true });
  },
  PHONE,
);
