import assert from 'node:assert/strict';
import type { BrowserContextOptions } from '@playwright/test';
import { newAccount, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder } from './screens/builder.ts';
import { newStaff, openConsole, sendRequest, staffToken } from './screens/console.ts';
import { eventually } from './screens/eventually.ts';
import { assertLooksRight } from './screens/looks.ts';
import { subscribe } from './screens/payments.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const DEVICES = { desktop: DESKTOP, phone: PHONE };
const SUMMARY = 'Emergency nurse with twelve years in two trauma centers.';
const BULLET = 'Led the triage desk that cut waiting from 17 to 6 minutes.';

for (const [device, options] of Object.entries(DEVICES))
  journey(
    `an expert suggests two texts, and the owner accepts one of them, on a ${device}`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `suggestions/${state}-${device}`, { fullPage: true });
      await newAccount(context);
      const resumeId = await saveResume(context);
      const before = await readResume(context, resumeId);
      await subscribe(page, 'Premium');
      const message = 'Which of my sentences are weak?';
      const { id } = await sendRequest(context, { kind: 'resume_review', resumeId, consent: true, message });

      const staff = await newStaff('support');
      await openConsole(page, await staffToken(context, staff), `/service-requests/${id}`);
      await page.getByText(/^No suggestions yet\. Open the resume/).waitFor();
      await page.getByRole('button', { name: 'Open Resume' }).click();
      const suggest = async (place: string, text: string, note: string) => {
        await page.getByRole('button', { name: `Suggest a change: ${place}`, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: `Suggest a change: ${place}` });
        await dialog.getByLabel('New text').fill(text);
        await dialog.getByLabel('Note for the customer').fill(note);
        if (place === 'Summary') await look('dialog');
        await dialog.getByRole('button', { name: 'Add Suggestion' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await suggest('Summary', SUMMARY, 'Begin with your years.');
      await suggest('Job 1, bullet 2', BULLET, '');
      const listed = page.getByRole('region', { name: 'Suggestions' });
      await listed.getByText('Begin with your years.').waitFor();
      assert.equal(await listed.getByRole('listitem').count(), 2);
      await look('console');
      await page.getByLabel('Your answer').fill('Two suggestions for your first page.');
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Request saved').waitFor();

      // Keep this builder open, so that it has to merge the accepted suggestions with unsaved text.
      const builder = await context.newPage();
      await openBuilder(builder, resumeId);
      await goToStep(builder, 'Personal');
      await field(builder, 'Location').fill('Lisbon');

      await page.goto('/account');
      const suggestions = page.getByRole('region', { name: 'Suggestions for your resume' });
      await suggestions.getByText(/^2 of 2 suggestions pending/).waitFor();
      await suggestions.scrollIntoViewIfNeeded();
      await look('account');
      const [summary, bullet] = [suggestions.getByRole('listitem').nth(0), suggestions.getByRole('listitem').nth(1)];
      await summary.getByRole('button', { name: 'Accept' }).click();
      await summary.getByText('Accepted', { exact: true }).waitFor();
      await bullet.getByRole('button', { name: 'Reject' }).click();
      await bullet.getByText('Rejected', { exact: true }).waitFor();
      await suggestions.getByText('All suggestions reviewed.').waitFor();

      await eventually(
        async () => (await readResume(context, resumeId)).data.personal.location === 'Lisbon',
        () => 'what was typed in the open builder is not saved',
      );
      await goToStep(builder, 'Summary');
      assert.equal(await field(builder, 'Summary').inputValue(), SUMMARY);
      await builder.close();
      const { data } = await readResume(context, resumeId);
      assert.equal(data.summary.text, SUMMARY);
      assert.deepEqual({ ...data, summary: null, personal: null }, { ...before.data, summary: null, personal: null });

      await summary.getByRole('link', { name: 'Open in Builder' }).click();
      assert.equal(await field(page, 'Summary').inputValue(), SUMMARY);
      await page.goto(`/admin/service-requests/${id}`);
      await listed.getByText('Accepted', { exact: true }).waitFor();
      await listed.getByText('Rejected', { exact: true }).waitFor();
    },
    { ...options, reducedMotion: 'reduce' } satisfies BrowserContextOptions,
  );
