// Tests product settings and their audit log on a separate instance of the product, because settings apply to all
// users.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test, type BrowserContextOptions, type Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, saveState } from './screens/builder.ts';
import { openConsole, staffToken } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { DESKTOP, journey, onProduct, PHONE, type Stage } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';

const ADMIN = { username: 'admin', password: 'only for these journeys' };
let dataDir: string;
let product: Product | undefined;

test.beforeAll(async () => {
  dataDir = newDataDir();
  product = await startProduct({ dataDir, env: { ADMIN_PASSWORD: ADMIN.password } });
});

test.afterAll(async () => {
  await product?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Returns browser options whose base URL is this file's own instance of the product. The URL is known only when a
 * journey starts.
 */
const at = (device: BrowserContextOptions): BrowserContextOptions =>
  onProduct(() => product?.url, { ...device, reducedMotion: 'reduce' });

async function openSettings({ page, context }: Stage): Promise<void> {
  await openConsole(page, await staffToken(context, ADMIN), '/settings');
  await page.getByLabel('Why are you changing this?').waitFor();
}

async function saveSettings(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Why are you changing this?').fill(reason);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.getByText(reason).waitFor();
}

journey(
  'an announcement is shown on every page until dismissed, and the audit log records it',
  async (stage) => {
    const { page } = stage;
    await openSettings(stage);
    await page.getByLabel('Show an announcement at the top of every page').check();
    await page
      .getByRole('textbox', { name: 'Announcement' })
      .fill('On Sunday from 8 to 9 PM we move to a faster server.');
    await saveSettings(page, 'The move of the server');

    await page.getByRole('link', { name: 'Audit Log' }).click();
    await page.getByText('Settings changed').first().waitFor();
    await page.getByText('Reason: The move of the server').waitFor();

    await page.goto('/pricing');
    const notice = page.getByRole('region', { name: 'Announcement' });
    await notice.getByText('we move to a faster server').waitFor();
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/about');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await notice.waitFor({ state: 'detached' });
  },
  at(DESKTOP),
);

journey(
  'the builder announces maintenance, keeps the typed text and saves it when maintenance ends',
  async (stage) => {
    const { page, context } = stage;
    await newAccount(context);
    const id = await saveResume(context);
    const staff = await context.newPage();
    await openSettings({ ...stage, page: staff });
    await openBuilder(page, id);
    await goToStep(page, 'Summary');

    await staff.getByLabel('Maintenance mode').check();
    await saveSettings(staff, 'A new version comes');
    const refused = await context.request.get('/api/resumes');
    assert.equal(refused.status(), 503);
    await field(page, 'Summary').fill('Nurse with ten years in emergency care.');
    await page.getByRole('region', { name: 'Maintenance' }).waitFor();

    await staff.getByLabel('Maintenance mode').uncheck();
    await saveSettings(staff, 'The new version is here');
    // Allow a minute, because the builder waits for the delay in the server's Retry-After header before it retries.
    await saveState(page, 'Saved').waitFor({ timeout: 60_000 });
    const resume = (await (await context.request.get(`/api/resumes/${id}`)).json()) as {
      data: { summary: { text: string } };
    };
    assert.match(resume.data.summary.text, /ten years in emergency care/);
  },
  at(DESKTOP),
);

journey(
  'two concurrent changes to the settings do not overwrite each other',
  async (stage) => {
    const { page, context } = stage;
    await openSettings(stage);
    await page.getByLabel('Free account').fill('12');
    const headers = { authorization: `Bearer ${await staffToken(context, ADMIN)}` };
    const current = (await (await context.request.get('/api/admin/settings', { headers })).json()) as {
      version: number;
      settings: object;
    };
    const theirs = {
      ...current,
      settings: { ...current.settings, supportEmail: 'theirs@example.com' },
      reason: 'First',
    };
    assert.equal((await context.request.put('/api/admin/settings', { headers, data: theirs })).status(), 200);

    await page.getByLabel('Why are you changing this?').fill('Second and too late');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await page.getByText('Someone else changed the settings. Check the saved version first.').waitFor();
    assert.equal(await page.getByLabel('Free account').inputValue(), '12');
    await page.getByRole('button', { name: 'Show Saved Version' }).click();
    await page.locator('input[value="theirs@example.com"]').waitFor();

    await page.getByRole('button', { name: 'Restore version 0' }).click();
    await saveSettings(page, 'As it was delivered');
    assert.equal(await page.getByLabel('Support email').inputValue(), '');
  },
  at(DESKTOP),
);

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the settings and the audit log are accessible and fit on a ${name}, in both themes`,
    async (stage) => {
      const { page } = stage;
      await openSettings(stage);
      await page.getByRole('heading', { name: 'Versions' }).waitFor();
      await page.getByText('Version 0').waitFor();
      await assertLooksRight(stage, `console-settings-${name}`, { fullPage: true });
      await page.goto('/admin/audit-log');
      await page.getByText('Signed in to the console').first().waitFor();
      await assertLooksRight(stage, `console-audit-log-${name}`, { fullPage: true });
    },
    at(device),
  );
}
