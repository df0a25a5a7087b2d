import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { test, type Page } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.mjs';
import { openCluster } from '../scripts/lib/postgres/cluster.mjs';
import { startServer } from '../scripts/lib/postgres/server.mjs';
import { newEmail, PASSWORD } from './screens/account.ts';
import { identityDialog } from './screens/confirm-identity.ts';
import { assertAccessible } from './support/accessibility.ts';
import { startIdentityProvider, type IdentityProvider } from './support/identity-provider.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';

const DATABASE_PASSWORD = 'for-tests-only';
let dataDir: string;
let cluster: string;
let postgres: Awaited<ReturnType<typeof startServer>> | undefined;
let databaseUrl: string;
let provider: IdentityProvider;
let product: Product | undefined;
let site: string;

test.beforeAll(async () => {
  dataDir = newDataDir();
  cluster = mkdtempSync(join(tmpdir(), 'shortlist-e2e-postgres-'));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  provider = await startIdentityProvider(site);
  chmodSync(cluster, 0o711);
  const opened = await openCluster({ dataDir: cluster, password: DATABASE_PASSWORD, durable: false });
  postgres = await startServer({ cluster: opened, password: DATABASE_PASSWORD, durable: false });
  databaseUrl = postgres.urlOf('postgres');
  product = await startProduct({
    dataDir,
    port,
    env: { ...provider.env, OIDC_NAME: 'Campus ID', DATABASE_URL: databaseUrl },
  });
});

test.afterAll(async () => {
  await product?.end('SIGTERM');
  await postgres?.stop();
  await provider.close();
  for (const folder of [dataDir, cluster]) rmSync(folder, { recursive: true, force: true });
});

async function signInAtProvider(page: Page, name: string): Promise<void> {
  // Does not wait for the page's load event: the provider's pages load a font from another site.
  await page.waitForURL((url) => url.origin === provider.issuer, { waitUntil: 'commit' });
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

async function signInAtProviderAndAgree(page: Page, name: string): Promise<void> {
  await signInAtProvider(page, name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

journey('a user who signs in with a provider returns to the requested page', async ({ page }) => {
  await page.goto(`${site}/app/history`, { waitUntil: 'commit' });
  await signInAtProviderAndAgree(page, 'kofi');
  await page.waitForURL(`${site}/app/history`);
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
  await page.goto(`${site}/dashboard`);
  await page.getByRole('heading', { name: 'Welcome back, kofi!' }).waitFor();
});

journey('a draft written before a sign-in with a provider is moved to the account', async ({ page }) => {
  await page.goto(`${site}/app/resume`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full name').fill('Abena Mensah');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Draft Saved').waitFor();
  await page.goto(`${site}/api/login`, { waitUntil: 'commit' });
  await signInAtProviderAndAgree(page, 'abena');
  await page.waitForURL((url) => url.origin === site);
  await page.goto(`${site}/dashboard`);
  await page.getByRole('heading', { name: 'Abena Mensah Resume' }).waitFor();
});

journey('password sign-in still works if a sign-in provider is configured', async ({ page, context, screenshot }) => {
  const email = newEmail();
  const account = { email, password: PASSWORD, firstName: 'Efua', lastName: 'Sutherland' };
  const answer = await context.request.post(`${site}/api/auth/register`, { data: account });
  assert.equal(answer.status(), 201, await answer.text());
  await context.clearCookies();

  await page.goto(`${site}/login`);
  await page.getByRole('link', { name: 'Continue with Campus ID' }).waitFor();
  await screenshot('accounts/login-with-provider');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Welcome back, Efua!' }).waitFor();
});

journey('canceling sign-in at the provider returns to the sign-in page with a notice', async ({ page }) => {
  await page.goto(`${site}/api/login`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.origin === provider.issuer, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await page.waitForURL((url) => url.origin === site && url.pathname === '/login');
  await page.getByRole('alert').waitFor();
});

async function anHourPasses(): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(`UPDATE sessions SET authenticated_at = now() - interval '1 hour'`);
  await database.end();
}

async function register({ context }: Stage): Promise<string> {
  const email = newEmail();
  const account = { email, password: PASSWORD, firstName: 'Esi', lastName: 'Boateng' };
  const answer = await context.request.post(`${site}/api/auth/register`, { data: account });
  assert.equal(answer.status(), 201, await answer.text());
  return email;
}

for (const [device, options] of Object.entries({
  phone: { ...PHONE, colorScheme: 'dark' },
  desktop: { ...DESKTOP, colorScheme: 'light' },
} as const)) {
  journey(
    `account deletion requires the password again an hour after sign-in, on a ${device}`,
    async (stage) => {
      const { page, screenshot } = stage;
      const email = await register(stage);
      await anHourPasses();
      await page.goto(`${site}/account`);
      await page.getByRole('button', { name: 'Delete My Account' }).click();
      await page.getByRole('textbox', { name: 'Enter your email to confirm' }).fill(email);
      await page.getByRole('button', { name: 'Delete in 30 Days' }).click();
      const dialog = identityDialog(page);
      await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.locator('input:focus[aria-invalid="true"]').waitFor();
      await assertAccessible(page);
      await screenshot(`account/confirm-identity-${device}`);
      await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();
    },
    { ...options, reducedMotion: 'reduce' },
  );
}

journey('canceling the identity confirmation keeps the typed text and shows why nothing was changed', async (stage) => {
  const { page } = stage;
  await register(stage);
  await anHourPasses();
  await page.goto(`${site}/account`);
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await section.getByRole('textbox', { name: 'New password' }).fill('a lantern above the harbour');
  await section.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('alert').filter({ hasText: 'Please confirm that it’s you' }).waitFor();
  assert.equal(
    await section.getByRole('textbox', { name: 'New password' }).inputValue(),
    'a lantern above the harbour',
  );
});

journey(
  'a user without a password confirms their identity at the sign-in provider in a separate window',
  async ({ page, screenshot }) => {
    await page.goto(`${site}/account`, { waitUntil: 'commit' });
    await signInAtProviderAndAgree(page, 'yaw');
    await page.getByRole('heading', { level: 1, name: 'Account settings' }).waitFor();
    await anHourPasses();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const dialog = identityDialog(page);
    await dialog.waitFor();
    await assertAccessible(page);
    await screenshot('account/confirm-identity-provider');
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue with Campus ID' }).click();
    await signInAtProvider(await opening, 'yaw');
    assert.match((await downloading).suggestedFilename(), /\.json$/);
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('Account data downloaded').first().waitFor();
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);
