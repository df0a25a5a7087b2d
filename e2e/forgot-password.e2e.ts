import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { newAccount, newEmail, PASSWORD, register } from './screens/account.ts';
import { isSignedIn, withOtherDevice } from './screens/other-device.ts';
import { linkTo, mailsTo } from './screens/outbox.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

const NEW_PASSWORD = 'a lantern above the harbour';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const savePassword = (page: Page) => page.getByRole('button', { name: 'Save New Password' }).click();

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await title(page, 'Check your inbox').waitFor();
}

const token = (page: Page): boolean => page.url().includes('token');

journey('a forgotten password is reset by email, and all other devices are signed out', async (stage) => {
  const { page, context, screenshot } = stage;
  const email = await newAccount(context);
  await withOtherDevice(context, email, async (phone) => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await title(page, 'Forgot your password?').waitFor();
    assert.equal(await page.getByLabel('Email').inputValue(), email, 'what was typed is still there');
    await assertAccessible(page);
    await askForLink(page, email);
    await page.getByText(`If an account exists for ${email}, we sent a link to that email address.`).waitFor();
    await assertAccessible(page);
    await screenshot('accounts/forgot-sent');

    const link = await linkTo('/reset-password', email);
    await page.goto(link);
    await title(page, 'Choose a new password').waitFor();
    assert.ok(!token(page), 'the token is gone from the address');
    await newPassword(page).fill('short');
    await savePassword(page);
    await page.locator('input[name="password"]:focus[aria-invalid="true"]').waitFor();
    await page.getByText('Use at least 12 characters.').waitFor();
    await assertAccessible(page);
    await newPassword(page).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Show typed characters' }).click();
    assert.equal(await newPassword(page).getAttribute('type'), 'text');
    await savePassword(page);
    await title(page, 'Your password was changed').waitFor();
    await assertAccessible(page);
    assert.ok(!(await isSignedIn(phone)), 'the other device is signed out');
    await page.getByRole('link', { name: 'Go to Your Resumes' }).click();
    await title(page, 'Welcome back, Marisol!').waitFor();

    await page.goto(link);
    await newPassword(page).fill('another lantern by the sea');
    await savePassword(page);
    await title(page, 'This link no longer works').waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Request a New Link' }).click();
    await title(page, 'Forgot your password?').waitFor();
  });
});

journey('a reset for an unknown email address shows the usual message and sends no email', async ({ page }) => {
  const email = newEmail();
  await page.goto('/forgot-password');
  await askForLink(page, email);
  await page.getByText(`If an account exists for ${email}, we sent a link to that email address.`).waitFor();
  await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
  await page.getByRole('button', { name: 'Use Another Email Address' }).click();
  await title(page, 'Forgot your password?').waitFor();
  assert.deepEqual(await mailsTo(email), []);
});

journey('opening a password reset link without its token offers a new link', async ({ page }) => {
  await page.goto('/reset-password');
  await title(page, 'The link is incomplete').waitFor();
  await assertAccessible(page);
});

journey('after a password reset, the user returns to the page that required sign-in', async ({ page }) => {
  await page.goto('/login?returnTo=%2Fapp%2Fhistory');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?returnTo=%2Fapp%2Fhistory');
});

journey('the link in the sign-up email confirms the email address', async ({ page, context, screenshot }) => {
  await page.goto('/register');
  const email = await register(page);
  const notice = page.getByRole('region', { name: 'Confirm your email address' });
  await notice.waitFor();
  await assertAccessible(page);
  await screenshot('accounts/unverified');

  const link = await linkTo('/verify-email', email);
  const opened = await context.newPage();
  for (const time of ['first', 'second']) {
    await opened.goto(link);
    await title(opened, 'Your email address is confirmed').waitFor();
    assert.ok(!token(opened), `the token is gone from the address the ${time} time`);
  }
  await assertAccessible(opened);
  await opened.getByRole('link', { name: 'Go to Shortlist' }).click();
  await title(opened, 'Welcome back, Marisol!').waitFor();

  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await notice.waitFor({ state: 'detached' });
});

journey('the notice about an unconfirmed email address stays dismissed after a reload', async ({ page, context }) => {
  await newAccount(context);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await title(page, 'Welcome back, Marisol!').waitFor();
  assert.equal(await page.getByRole('region', { name: 'Confirm your email address' }).count(), 0);
});

journey('an expired confirmation link shows an explanation and offers a new link', async ({ page, context }) => {
  const email = await newAccount(context);
  const first = await linkTo('/verify-email', email);
  await page.goto('/verify-email?token=invented');
  await title(page, 'This link no longer works').waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: 'Resend Confirmation Email' }).click();
  await page.getByText('Email sent').waitFor();
  await page.goto(await linkTo('/verify-email', email, { after: first }));
  await title(page, 'Your email address is confirmed').waitFor();
});

journey('a failed sign-in with a provider shows an explanation', async ({ page }) => {
  await page.goto('/login?problem=cancelled');
  await page.getByRole('alert').filter({ hasText: 'Nothing has changed' }).waitFor();
  await assertAccessible(page);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').filter({ hasNotText: 'Nothing has changed' }).waitFor();
});

journey(
  'a confirmation link opened on another device requires sign-in there',
  async ({ page, context, screenshot }) => {
    const email = await newAccount(context);
    const link = await linkTo('/verify-email', email);
    await context.clearCookies();
    await page.goto(link);
    await title(page, 'Sign in to confirm your email').waitFor();
    assert.ok(!token(page), 'the token is gone from the address');
    await assertAccessible(page);
    await screenshot('accounts/confirm-elsewhere', { fullPage: true });
    await page.getByRole('link', { name: 'Sign In and Confirm' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await title(page, 'Your email address is confirmed').waitFor();
  },
);

journey("a user takes over an account that another user created with the first user's email address", async (stage) => {
  const { page, context, screenshot } = stage;
  const email = await newAccount(context);
  const stranger = await context.storageState();
  const link = await linkTo('/verify-email', email);
  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Set My Own Password' }).click();
  await title(page, 'Set your password').waitFor();
  await page.getByLabel(/^New password/).fill('password1234!');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await page.locator('input[name="password"]:focus[aria-invalid="true"]').waitFor();
  await assertAccessible(page);
  await screenshot('accounts/reclaim', { fullPage: true });
  await page.getByLabel(/^New password/).fill('a lantern above the harbour');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await title(page, 'The account is now yours').waitFor();
  await assertAccessible(page);
  assert.equal((await context.request.get('/api/auth/user')).status(), 200);
  await context.clearCookies();
  await context.addCookies(stranger.cookies);
  assert.equal((await context.request.get('/api/auth/user')).status(), 401, 'the stranger is signed out');
  const known = { email, password: PASSWORD };
  assert.equal((await context.request.post('/api/auth/login', { data: known })).status(), 401);
});
