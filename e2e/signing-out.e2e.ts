import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { keptKeys } from './screens/kept-keys.ts';
import { isSignedIn } from './screens/other-device.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';

const TITLE = `${NURSE.personal.fullName} Resume`;

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign Out' }).click();
const landing = (page: Page) => page.getByRole('heading', { name: /makes the shortlist/ });
const unsentDialog = (page: Page) => page.getByRole('dialog', { name: 'Some changes are not saved yet' });

const nothingIsKept = (page: Page) =>
  eventually(
    async () => (await keptKeys(page)).length === 0,
    async () => `left behind: ${(await keptKeys(page)).join(', ')}`,
  );

/** Types text in the builder and blocks the save request, so that the text never reaches the server. */
async function writeUnsent(page: Page, context: BrowserContext): Promise<void> {
  const id = await saveResume(context);
  await openBuilder(page, id);
  await page.route('**/api/resumes/*', (route) => route.abort());
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill('Nobody has read this yet.');
}

journey('signing out warns before unsent text is lost', async ({ page, context, screenshot }) => {
  await newAccount(context);
  await writeUnsent(page, context);
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Resume History' }).waitFor();
  await signOut(page);
  await unsentDialog(page).getByText(TITLE).waitFor();
  await assertAccessible(page);
  await screenshot('account/unsent-work');
  await unsentDialog(page).getByRole('button', { name: 'Stay Signed In' }).click();
  await unsentDialog(page).waitFor({ state: 'detached' });
  assert.ok(await isSignedIn(context));

  await signOut(page);
  await unsentDialog(page).getByRole('button', { name: 'Sign Out and Discard Changes' }).click();
  await landing(page).waitFor();
  assert.ok(!(await isSignedIn(context)));
  await nothingIsKept(page);
});

journey('signing out in one tab clears the other tabs, including the builder', async ({ page, context }) => {
  await newAccount(context);
  const builder = await context.newPage();
  await writeUnsent(builder, context);
  await page.goto('/account');
  const history = await context.newPage();
  await history.goto('/app/history');
  await history.getByRole('heading', { name: 'Resume History' }).waitFor();

  await signOut(page);
  await unsentDialog(page).getByRole('button', { name: 'Sign Out and Discard Changes' }).click();
  await landing(page).waitFor();
  await history.waitForURL('**/login?returnTo=%2Fapp%2Fhistory');
  await builder.getByRole('heading', { name: 'Sign in to open this resume' }).waitFor();
  await nothingIsKept(page);
});

journey('a user who tries to sign out while offline stays signed in and keeps all data', async ({ page, context }) => {
  await newAccount(context);
  await page.goto('/account');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await signOut(page);
  await page.getByText('You are still signed in').waitFor();
  await page.getByRole('heading', { name: 'Account settings' }).waitFor();
  assert.ok((await keptKeys(page)).includes('shortlist.signed-in'));
});
