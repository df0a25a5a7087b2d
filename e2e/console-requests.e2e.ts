import assert from 'node:assert/strict';
import type { ServiceRequest } from '@shortlist/shared/contract/service-requests';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { newStaff, openConsole, sendRequest, staffToken, title } from './screens/console.ts';
import { eventually } from './screens/eventually.ts';
import { assertLooksRight } from './screens/looks.ts';
import { NURSE } from './screens/nurse.ts';
import { subscribe } from './screens/payments.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const DEVICES = { desktop: DESKTOP, phone: PHONE };
const BULLET = 'Cut door-to-triage time from 17 to 6 minutes with a nurse-first desk.';

/** @returns the resume's id and the customer's email address */
async function givenPremium({ page, context }: Stage) {
  const email = await newAccount(context);
  const resumeId = await saveResume(context);
  await subscribe(page, 'Premium');
  return { email, resumeId };
}

const ownRequests = async ({ context }: Stage): Promise<ServiceRequest[]> =>
  (await (await context.request.get('/api/service-requests')).json()) as ServiceRequest[];

async function openResume(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Resume' }).click();
  await page.getByRole('region', { name: 'Resume' }).getByText(BULLET).waitFor();
}

for (const [device, options] of Object.entries(DEVICES))
  journey(
    `an expert review is requested with consent, assigned, and answered beside the resume, on a ${device}`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `requests/${state}-${device}`, { fullPage: true });
      const { email } = await givenPremium(stage);
      await page.goto('/account');
      const people = page.getByRole('region', { name: 'Expert help' });
      await people.getByRole('combobox', { name: 'Type of help' }).click();
      await page.getByRole('option', { name: 'Resume review by an expert' }).click();
      const consent = people.getByRole('checkbox', {
        name: 'Allow staff to read this resume to answer my request',
      });
      assert.equal(await consent.count(), 0);
      await people.getByRole('combobox', { name: 'Related resume' }).click();
      await page.getByRole('option', { name: NURSE.personal.fullName }).click();
      assert.equal(await consent.isChecked(), false);
      await consent.check();
      await people.getByRole('textbox', { name: 'Message' }).fill('Which of my bullets are weak?');
      await people.scrollIntoViewIfNeeded();
      await look('consent');
      await people.getByRole('button', { name: 'Send Request' }).click();
      await people.getByText(/^We will answer by .* Our staff can read the resume/).waitFor();

      const grace = await newStaff('support');
      await openConsole(page, await staffToken(context, grace), '/service-requests');
      await page.getByLabel('Search email or message').fill(email);
      await page.waitForURL(/filter=.*example/);
      const found = page.getByRole('link', { name: 'Expert review' });
      await eventually(
        async () => (await found.count()) === 1,
        () => 'the search does not find exactly one request',
      );
      await page.getByText(/in 4[78] hours/).waitFor();
      await look('list');
      await found.click();
      await page.getByRole('button', { name: 'Assign to Me' }).click();
      await page.getByText('Request assigned to you').waitFor();
      await page.getByRole('combobox', { name: 'Assigned to' }).getByText(`${grace.username} (you)`).waitFor();
      await openResume(page);
      await page.getByText('experience.0.bullets.1', { exact: true }).waitFor();
      await look('beside');
      await page.getByLabel('Your answer').fill('Add the number of nurses to the first bullet.');
      await page.getByRole('combobox', { name: 'Status' }).click();
      // Chooses the option with the keyboard, because the menu may move under the pointer while the answer field grows.
      await page.getByRole('option', { name: 'Done' }).press('Enter');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByText('Request saved').waitFor();
      await page.getByText('The resume can be read only while the request is open.').waitFor();

      await page.goto('/account');
      await people.getByText('Add the number of nurses to the first bullet.').waitFor();
      await page
        .getByText(/Our staff read your resume to answer your request/)
        .first()
        .waitFor();
    },
    { ...options, reducedMotion: 'reduce' } satisfies BrowserContextOptions,
  );

journey('a typed answer to a service request is not lost when a colleague answers first', async (stage) => {
  const { page, context } = stage;
  await givenPremium(stage);
  const { id } = await sendRequest(context, { kind: 'support', message: 'My invoice names the wrong company.' });
  const [mine, colleague] = [await newStaff('support'), await newStaff('support')];
  await openConsole(page, await staffToken(context, mine), `/service-requests/${id}`);
  const answer = page.getByLabel('Your answer');
  await answer.fill('I have changed the company.');
  const headers = { authorization: `Bearer ${await staffToken(context, colleague)}` };
  const first = await context.request.patch(`/api/admin/service-requests/${id}`, {
    headers,
    data: { answer: 'Which company should it name?', revision: 1 },
  });
  assert.equal(first.status(), 200, await first.text());

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('A colleague changed this request while you were writing').waitFor();
  await page.getByText(`${colleague.username} wrote: Which company should it name?`).waitFor();
  assert.equal(await answer.inputValue(), 'I have changed the company.');
  assert.equal((await ownRequests(stage))[0]?.answer, 'Which company should it name?');
  await assertLooksRight(stage, 'requests/conflict', { fullPage: true });
  await page.getByRole('button', { name: 'Keep My Text' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Request saved').waitFor();
  assert.equal((await ownRequests(stage))[0]?.answer, 'I have changed the company.');
});

journey('a staff member sets the email address for notices about service requests', async ({ page, context }) => {
  await openConsole(page, await staffToken(context, await newStaff('support')), '/account');
  await title(page, 'Account security').waitFor();
  const notices = page.getByRole('region', { name: 'Email notifications' });
  await notices.getByRole('textbox', { name: 'Email' }).fill('grace');
  await notices.getByRole('button', { name: 'Save Email' }).click();
  await notices.getByText(/Enter an email address/).waitFor();
  await notices.getByRole('textbox', { name: 'Email' }).fill('grace@example.com');
  await notices.getByRole('button', { name: 'Save Email' }).click();
  await page.getByText('Emails about requests will be sent to grace@example.com').waitFor();
  await page.reload();
  await notices.getByRole('textbox', { name: 'Email' }).waitFor();
  assert.equal(await notices.getByRole('textbox', { name: 'Email' }).inputValue(), 'grace@example.com');
});
