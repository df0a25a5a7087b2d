import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount } from './screens/account.ts';
import { eventually } from './screens/eventually.ts';
import { accountWithResumes, resumeHeading } from './screens/list.ts';
import { unlock } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';
import { choose } from './screens/menu.ts';

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `on a ${device}, the dashboard updates its figures after a download and a deletion`,
    async (stage) => {
      const { page, context, screenshot } = stage;
      const [ward = ''] = await accountWithResumes(stage, 'Ward nurse', 'School nurse');
      await unlock(context, ward);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Welcome back, Marisol!' }).waitFor();
      await figure(page, 'Total Resumes').getByText('2', { exact: true }).waitFor();
      await figure(page, 'Downloads').getByText('0', { exact: true }).waitFor();
      await figure(page, 'Current Plan').getByText('Free', { exact: true }).waitFor();
      await page
        .getByText(/^ATS \d+ · /)
        .first()
        .waitFor();
      await assertAccessible(page);
      await screenshot(`resumes/dashboard-${device}`, { fullPage: true });

      const file = page.getByRole('link', { name: /^PDF of Ward nurse/ });
      assert.equal(await file.getAttribute('target'), '_blank');
      const answer = await context.request.get((await file.getAttribute('href')) ?? '');
      assert.equal(answer.status(), 200);
      assert.match(answer.headers()['content-type'] ?? '', /^application\/pdf/);
      await page.getByRole('button', { name: 'Delete School nurse' }).click();
      await figure(page, 'Total Resumes').getByText('1', { exact: true }).waitFor();
      await figure(page, 'Downloads').getByText('1', { exact: true }).waitFor();

      await page.getByRole('link', { name: 'Edit Ward nurse' }).click();
      await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
    },
    options,
  );
}

/** Matches "/api/billing", which returns the user's plan, and "/api/billing/check", which verifies a payment. */
const BILLING = /\/api\/billing(\/check)?$/;

journey('a dashboard card shows the first page of its resume, and renders that page only once', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/dashboard');
  const picture = page.getByRole('listitem').locator('canvas');
  await picture.waitFor();
  const inked = await picture.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 0 && value < 200).length / (data.length / 4);
  });
  assert.ok(inked > 0.02, `${(inked * 100).toFixed(1)} % of the page is ink`);

  await page.getByRole('link', { name: 'Edit Ward nurse' }).click();
  // The resume's card stays on screen until the builder is loaded.
  await picture.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('listitem').locator('canvas[data-kept]').waitFor();
});

journey('the dashboard of an account without resumes links to the builder', async (stage) => {
  const { page, context } = stage;
  await newAccount(context);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'No resumes yet' }).waitFor();
  await assertAccessible(page);
  await page.getByRole('link', { name: 'Create Your First Resume' }).click();
  await page.waitForURL('**/app/resume');
});

journey('dashboard figures that fail to load are not shown as zero', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.route('**/api/dashboard', (route) => route.abort());
  await page.goto('/dashboard');
  await figure(page, 'Downloads').getByText('–').waitFor();
  await resumeHeading(page, 'Ward nurse').waitFor();
  await assertAccessible(page);
  await page.unroute('**/api/dashboard');
  await page.getByRole('button', { name: 'Try again: Downloads' }).click();
  await figure(page, 'Downloads').getByText('0', { exact: true }).waitFor();
});

journey('the dashboard confirms a payment only after the server does, whatever the URL claims', async (stage) => {
  const { page, context, screenshot } = stage;
  await newAccount(context);
  await page.clock.install();
  await page.goto('/dashboard?subscription=success&plan=premium');
  await page.getByRole('heading', { name: 'Checking your payment' }).waitFor();
  await page.waitForURL((url) => url.pathname === '/dashboard' && url.search === '');
  const notYet = page.getByText('We have not received this payment yet.');
  await eventually(
    async () => {
      await page.clock.fastForward(2_000);
      return notYet.isVisible();
    },
    () => 'the page goes on waiting for the payment',
  );
  assert.equal(await page.getByText('Premium is active').count(), 0);
  await assertAccessible(page);
  await screenshot('resumes/payment-not-received');

  const billing = { plan: 'premium', renewsAt: '2027-01-31T12:00:00.000Z', unlockedResumes: [] };
  await page.route(BILLING, (route) => route.fulfill({ json: billing }));
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByRole('heading', { name: 'Premium is active' }).waitFor();
  await page.getByText('Renews on January 31, 2027.').waitFor();
});

journey('the dashboard shows the name of a paid resume once it is unlocked', async (stage) => {
  const { page } = stage;
  const [, school = ''] = await accountWithResumes(stage, 'Ward nurse', 'School nurse');
  const billing = { plan: 'free', renewsAt: null, unlockedResumes: [school] };
  await page.route(BILLING, (route) => route.fulfill({ json: billing }));
  await page.goto(`/dashboard?payment=success&resume=${school}`);
  await page.getByRole('heading', { name: 'Your resume is ready' }).waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
  await page.getByRole('button', { name: 'Close this message' }).click();
  await page.getByRole('heading', { name: 'Your resume is ready' }).waitFor({ state: 'detached' });
});

journey('a dashboard card can duplicate its resume, and links to its versions and analytics', async (stage) => {
  const { page, screenshot } = stage;
  const [id = ''] = await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'More actions for Ward nurse', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  await screenshot('resumes/more');
  await choose(page, 'Duplicate');
  await resumeHeading(page, 'Ward nurse (Copy)').waitFor();
  await more.click();
  await choose(page, 'Versions');
  await page.waitForURL(`**/app/resume/${id}/versions`);
  await page.goBack();
  await more.click();
  await choose(page, 'Resume Analytics');
  await page.waitForURL(`**/app/resume/${id}/analytics`);
});

journey('the dashboard explains why a resume could not be downloaded', async (stage) => {
  const { page } = stage;
  const [id = ''] = await accountWithResumes(stage, 'Ward nurse');
  await page.goto(`/dashboard?export=failed&resume=${id}`);
  await page.getByRole('heading', { name: 'The PDF could not be created: Ward nurse' }).waitFor();
  await assertAccessible(page);
  assert.equal(await page.getByRole('link', { name: 'Try Again' }).getAttribute('href'), `/api/export/pdf/${id}`);

  await page.goto(`/dashboard?export=missing&resume=${crypto.randomUUID()}`);
  await page.getByRole('link', { name: 'Open Trash' }).click();
  await page.getByRole('heading', { name: 'The trash is empty' }).waitFor();
});

journey('an imported resume appears in the resume list and opens in the builder', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Import a Resume' }).click();
  const file = { basics: { name: 'Daniel Reyes', label: 'Paramedic' }, work: [{ name: 'City', position: 'Medic' }] };
  await page.getByLabel('Resume file').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole('button', { name: 'Use This Resume' }).click();
  await page.getByText('Resume imported').waitFor();
  await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto('/dashboard');
  await resumeHeading(page, 'Daniel Reyes Resume').waitFor();
  await figure(page, 'Total Resumes').getByText('2', { exact: true }).waitFor();
});
