// Signing in through an OpenID Connect provider, on a product that is set up for one.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import { freePort } from '../scripts/lib/free-port.mjs';
import { newEmail, PASSWORD } from './screens/account.ts';
import { startIdentityProvider, type IdentityProvider } from './support/identity-provider.ts';
import { journey } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';

const dataDir = newDataDir();
let provider: IdentityProvider;
let product: Product | undefined;
let site: string;

before(async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  provider = await startIdentityProvider(site);
  product = await startProduct({ dataDir, port, env: { ...provider.env, OIDC_NAME: 'Campus ID' } });
});

after(async () => {
  await product?.end('SIGTERM');
  await provider.close();
  rmSync(dataDir, { recursive: true });
});

/** On the provider's own pages: who one is, and that the product may know. */
async function signInAtProvider(page: Page, name: string): Promise<void> {
  // The provider's pages ask for a font of another site, which nobody here needs to wait for.
  await page.waitForURL((url) => url.origin === provider.issuer, { waitUntil: 'commit' });
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

journey('a person from the provider comes back to the page they asked for, signed in', async ({ page }) => {
  await page.goto(`${site}/app/history`, { waitUntil: 'commit' });
  await signInAtProvider(page, 'kofi');
  await page.waitForURL(`${site}/app/history`);
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
  await page.goto(`${site}/dashboard`);
  await page.getByRole('heading', { name: 'Welcome back, kofi!' }).waitFor();
});

journey('what was written before going to the provider is in the account afterwards', async ({ page }) => {
  await page.goto(`${site}/app/resume`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full Name').fill('Abena Mensah');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Draft Saved').waitFor();
  await page.goto(`${site}/api/login`, { waitUntil: 'commit' });
  await signInAtProvider(page, 'abena');
  await page.waitForURL((url) => url.origin === site);
  await page.goto(`${site}/dashboard`);
  await page.getByRole('heading', { name: 'Abena Mensah Resume' }).waitFor();
});

journey('the sign-in page offers the provider beside the password', async ({ page, context, screenshot }) => {
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

journey('turning back at the provider leads to the sign-in page with a word about it', async ({ page }) => {
  await page.goto(`${site}/api/login`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.origin === provider.issuer, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '[ Cancel ]' }).click();
  await page.waitForURL((url) => url.origin === site && url.pathname === '/login');
  await page.getByRole('alert').waitFor();
});
