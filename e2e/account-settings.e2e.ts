import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { newAccount, newEmail, PASSWORD, saveResume } from './screens/account.ts';
import { keptKeys } from './screens/kept-keys.ts';
import { isSignedIn, OTHER_DEVICE, withOtherDevice } from './screens/other-device.ts';
import { linkTo } from './screens/outbox.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, type Stage } from './support/journey.ts';

const NEW_PASSWORD = 'a lantern above the harbour';

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const inSection = (page: Page, name: string, field: string): Locator =>
  section(page, name).getByRole('textbox', { name: field });

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

journey(
  'a user opens the settings from the header, and a new name appears immediately in the greeting',
  async ({ page, context }) => {
    await newAccount(context);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Settings' }).click();
    await inSection(page, 'Profile', 'First name').fill('Nia');
    await page.getByRole('button', { name: 'Save Name' }).click();
    await page.getByText('Your name was saved').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Nia!' }).waitFor();
  },
);

journey('a settings change sent while offline shows an error and can be sent again', async ({ page, context }) => {
  await newAccount(context);
  await openAccount(page);
  await context.setOffline(true);
  await inSection(page, 'Profile', 'First name').fill('Nia');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await section(page, 'Profile').getByRole('alert').filter({ hasText: 'The server cannot be reached' }).waitFor();
  await assertAccessible(page);
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByText('You are still signed in').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Name' }).click();
  await page.getByText('Your name was saved').waitFor();
});

journey(
  'a new email address takes effect when the link sent to it is opened',
  async ({ page, context, screenshot }) => {
    const old = await newAccount(context);
    const next = newEmail();
    await openAccount(page);
    const email = section(page, 'Email');
    await email.getByText('Not verified').waitFor();
    await email.getByRole('button', { name: 'Change Email' }).click();
    await email.getByRole('textbox', { name: 'New email' }).fill(next);
    await email.getByRole('button', { name: 'Send Confirmation Link' }).click();
    await email.getByText(`Open the link we sent to ${next}.`).waitFor();
    await email.getByText(old).waitFor();
    await assertAccessible(page);
    await screenshot('account/email-pending');

    await page.goto(await linkTo('/confirm-email', next));
    await page.getByRole('heading', { name: 'Your new email address is confirmed' }).waitFor();
    assert.ok(!page.url().includes('token'), 'the token is gone from the address');
    await assertAccessible(page);
    await openAccount(page);
    await email.getByText(next).waitFor();
    await email.getByText('Verified', { exact: true }).waitFor();
  },
);

journey('a pending change to the email address can be canceled', async ({ page, context }) => {
  await newAccount(context);
  const next = newEmail();
  const change = { email: next, password: PASSWORD };
  assert.equal((await context.request.post('/api/auth/email', { data: change })).status(), 202);
  const link = await linkTo('/confirm-email', next);
  await openAccount(page);
  await page.getByRole('button', { name: 'Cancel Email Change' }).click();
  await page.getByText('Your email is unchanged').last().waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});

journey('a new password signs out the other devices', async ({ page, context }) => {
  const email = await newAccount(context);
  await withOtherDevice(context, email, async (phone) => {
    await openAccount(page);
    await section(page, 'Devices').getByText(OTHER_DEVICE).waitFor();
    await inSection(page, 'Password', 'New password').fill('too short');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.locator('input[name="password"]:focus[aria-invalid="true"]').waitFor();
    await assertAccessible(page);
    await inSection(page, 'Password', 'New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Your password was changed').waitFor();
    await section(page, 'Devices').getByText(OTHER_DEVICE).waitFor({ state: 'detached' });
    assert.ok(!(await isSignedIn(phone)), 'the other device is signed out');
    assert.ok(await isSignedIn(context), 'this one is not');
  });
});

journey('a user can sign out an unknown device from the list of devices', async ({ page, context, screenshot }) => {
  const email = await newAccount(context);
  await withOtherDevice(context, email, async (phone) => {
    await openAccount(page);
    await page.getByRole('button', { name: `Sign out ${OTHER_DEVICE}` }).click();
    await page.getByText('Device signed out').waitFor();
    await screenshot('account/device-signed-out');
    const there = await phone.newPage();
    await there.goto('/account', { waitUntil: 'commit' });
    await there.waitForURL('**/login?returnTo=%2Faccount');
  });
});

journey('all data of the account can be downloaded as one file', async ({ page, context }) => {
  const email = await newAccount(context);
  await saveResume(context);
  await openAccount(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /\.json$/);
  const data = readFileSync(await download.path(), 'utf8');
  assert.ok(data.includes(email));
  assert.ok(data.includes('Saguaro Valley Hospital'));
});

async function askForDeletion({ page }: Stage, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await page.getByRole('textbox', { name: 'Enter your email to confirm' }).fill(email);
}

journey('an account deletion scheduled for 30 days later can be canceled', async (stage) => {
  const { page, context, screenshot } = stage;
  const email = await newAccount(context);
  await openAccount(page);
  await askForDeletion(stage, 'somebody@example.org');
  await page.getByRole('button', { name: 'Delete in 30 Days' }).click();
  await page.locator('input[name="confirmation"]:focus[aria-invalid="true"]').waitFor();
  await assertAccessible(page);
  await screenshot('account/deletion');
  await page.getByRole('textbox', { name: 'Enter your email to confirm' }).fill(email);
  await page.getByRole('button', { name: 'Delete in 30 Days' }).click();
  await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();
  assert.ok(!(await isSignedIn(context)));

  await signIn(page, email);
  const notice = page.getByRole('region', { name: 'Your account will be deleted' });
  await notice.waitFor();
  await assertAccessible(page);
  await screenshot('account/deletion-notice');
  await notice.getByRole('button', { name: 'Keep My Account' }).click();
  await page.getByText('Your account won’t be deleted').waitFor();
  await notice.waitFor({ state: 'detached' });
});

journey('immediate account deletion removes all data from the server and from this browser', async (stage) => {
  const { page, context } = stage;
  const email = await newAccount(context);
  await openAccount(page);
  await askForDeletion(stage, email);
  await page.getByRole('radio', { name: /Immediately/ }).check();
  await page.getByRole('button', { name: 'Delete Now' }).click();
  await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();
  assert.deepEqual(await keptKeys(page), []);
  await signIn(page, email);
  await page.getByRole('alert').waitFor();
});
