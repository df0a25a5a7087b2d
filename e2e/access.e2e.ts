import assert from 'node:assert/strict';
import { newAccount, newEmail, PASSWORD, saveResume } from './screens/account.ts';
import { openBuilder, pagesShow } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

journey('a visitor to a page that requires an account returns to it after signing in', async ({ page, context }) => {
  const account = { email: newEmail(), password: PASSWORD, firstName: 'Marisol', lastName: 'Quintana' };
  assert.equal((await context.request.post('/api/auth/register', { data: account })).status(), 201);
  await context.clearCookies();

  // A response without content keeps the browser on the page, so that there is time to read the toast.
  await page.route('**/api/login?*', (route) => route.fulfill({ status: 204 }));
  const sentToSignIn = page.waitForResponse('**/api/login?returnTo=%2Fapp%2Fhistory');
  await page.goto('/app/history');
  await page.getByText('You are logged out. Logging in again...').waitFor();
  await page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
  await sentToSignIn;
  await page.unroute('**/api/login?*');
  await page.getByRole('link', { name: 'Sign in to continue' }).click();
  await page.waitForURL(/\/login\?returnTo=%2Fapp%2Fhistory$/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/app/history');
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
});

journey("the URL of another user's resume shows the not-found page", async ({ page, context }) => {
  await newAccount(context);
  const id = await saveResume(context);
  await context.clearCookies();
  await newAccount(context);
  await page.goto(`/app/resume/${id}`);
  await page.getByRole('heading', { name: 'Resume not found' }).waitFor();
  assert.equal(await page.getByText(NURSE.personal.fullName).count(), 0);
  await assertAccessible(page);
  assert.equal((await context.request.get(`/api/export/pdf/${id}`)).status(), 404);
});

journey('opening a saved resume requires sign-in', async ({ page, context }) => {
  await newAccount(context);
  const id = await saveResume(context);
  await context.clearCookies();
  await page.goto(`/app/resume/${id}`);
  await page.getByRole('heading', { name: 'Sign in to open this resume' }).waitFor();
  await assertAccessible(page);
});

journey('signing out ends access to every account page', async ({ page, context }) => {
  await newAccount(context);
  const id = await saveResume(context);
  await openBuilder(page, id);
  await pagesShow(page, [NURSE.personal.fullName]);
  const { cookies } = await context.storageState();
  await page.goto('/app/history');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.waitForURL('**/');
  assert.equal((await context.request.get('/api/resumes')).status(), 401);

  await context.addCookies(cookies);
  assert.equal((await context.request.get('/api/resumes')).status(), 401, 'the old cookie is worth nothing');
  await page.goto(`/app/resume/${id}`);
  await page.getByRole('heading', { name: 'Sign in to open this resume' }).waitFor();
});

journey('typed text is not lost when the session ends during editing', async ({ page, context }) => {
  const account = { email: newEmail(), password: PASSWORD, firstName: 'Marisol', lastName: 'Quintana' };
  assert.equal((await context.request.post('/api/auth/register', { data: account })).status(), 201);
  const id = await saveResume(context);
  // The toast is visible for only half a second before the browser leaves the page, so a script in the page records it.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Please sign in to continue.'))
        sessionStorage.setItem('toast-was-shown', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await openBuilder(page, id);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Summary' }).click();
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('Written after the session ended.');
  await page.keyboard.press('ControlOrMeta+s');
  await page.waitForURL(/\/login\?returnTo=/);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('toast-was-shown')), 'yes');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**/app/resume/${id}`);
  await pagesShow(page, ['Written after the session ended.']);
});
