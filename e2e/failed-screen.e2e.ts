import type { Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, stepHeading } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

journey('a page that throws an error shows an error page with a link back', async ({ page, context }) => {
  await newAccount(context);
  await saveResume(context);
  const isList = (url: URL) => /^\/api\/resumes(\/summaries)?$/.test(url.pathname);
  await page.route(isList, (route) => route.fulfill({ json: [null] }));
  await page.goto('/app/history');
  await heading(page, 'Something went wrong').waitFor();
  await assertAccessible(page);
  await page.unroute(isList);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
});

journey('a page whose code fails to load still shows its header with working links', async ({ page, context }) => {
  await newAccount(context);
  await saveResume(context);
  await page.route('**/assets/history-page-*.js', (route) => route.abort());
  await page.goto('/app/history');
  await heading(page, 'This page could not be loaded').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
});

journey('typed text is not lost when the builder crashes', async ({ page, context }) => {
  await newAccount(context);
  await openBuilder(page, await saveResume(context));
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill('Written before the failure.');
  await goToStep(page, 'Experience');
  const steps = '**/assets/later-step-*.js';
  await page.route(steps, (route) => route.abort());
  await page.reload();
  await heading(page, 'This page could not be loaded').waitFor();
  await assertAccessible(page);
  await page.unroute(steps);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await stepHeading(page, 'Experience').waitFor();
  await pagesShow(page, ['Written before the failure.']);
});
