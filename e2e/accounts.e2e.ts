import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

const PASSWORD = 'correct horse battery';
const newEmail = () => `${crypto.randomUUID()}@example.org`;

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('Okoye');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

journey('a new user sees the dashboard, and can sign out and sign in again', async ({ page, screenshot }) => {
  const email = newEmail();
  await page.goto('/register');
  await register(page, email);
  await page.getByRole('heading', { name: 'Welcome back, Nia!' }).waitFor();
  await page.getByText('No resumes yet').waitFor();
  await assertAccessible(page);
  await screenshot('accounts/first-dashboard');

  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();

  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Nia!' }).waitFor();
});

journey('a double click on the sign-up button creates one account', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent += 1;
  });
  await page.goto('/register');
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('Okoye');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await page.getByRole('heading', { name: 'Welcome back, Nia!' }).waitFor();
  assert.equal(sent, 1);
});

journey('a visitor who opens an account page returns to it after signing up', async ({ page }) => {
  await page.goto('/app/history', { waitUntil: 'commit' });
  await page.waitForURL(/\/login\?returnTo=/);
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await register(page, newEmail());
  await page.waitForURL('**/app/history');
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
});

journey('signing in never redirects to another site', async ({ page }) => {
  await page.goto(`/register?returnTo=${encodeURIComponent('//elsewhere.example/app')}`);
  await register(page, newEmail());
  await page.getByRole('heading', { name: 'Welcome back, Nia!' }).waitFor();
});

journey(
  'form errors appear next to their fields, and the first invalid field receives focus',
  async ({ page, screenshot }) => {
    await page.goto('/register');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Use at least 12 characters.').waitFor();
    await page.locator('input[name="email"]:focus[aria-invalid="true"]').waitFor();
    await assertAccessible(page);
    await screenshot('accounts/register-refused');
  },
);

journey('a failed sign-in does not reveal whether the email address or the password was wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').waitFor();
});

journey("a visitor's draft becomes the first resume of the new account", async ({ page }) => {
  await page.goto('/app/resume');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full name').fill('Nia Okoye');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Draft Saved').waitFor();
  await page.goto('/register');
  await register(page, newEmail());
  await page.getByRole('heading', { name: 'Nia Okoye Resume' }).waitFor();
});
