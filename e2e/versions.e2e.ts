import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, saveState } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const NEW_SUMMARY = NURSE.summary.text.replace('eight years', 'nine years');

async function withEditedResume(page: Page, context: BrowserContext): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await openBuilder(page, id);
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill(NEW_SUMMARY);
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Saved').waitFor();
  return id;
}

const versions = (page: Page) => page.getByRole('navigation', { name: 'Versions' });
const version = (page: Page, name: string | RegExp) => versions(page).getByRole('link', { name });
const sheet = (page: Page) => page.getByRole('group', { name: /^Page 1 of / });

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `an earlier version is viewed, compared and restored on a ${device}`,
    async ({ page, context, screenshot }) => {
      const id = await withEditedResume(page, context);
      await page.goto(`/app/resume/${id}/versions`);
      await page.getByRole('heading', { level: 1, name: 'Version history' }).waitFor();
      await version(page, /^Current version/).waitFor();
      await assertAccessible(page);
      await screenshot(`versions/list-${device}`, { fullPage: true });

      await version(page, /^Before changes/).click();
      await page.getByRole('heading', { name: 'Before changes' }).waitFor();
      await sheet(page).getByText('eight years').waitFor();
      await assertAccessible(page);
      await screenshot(`versions/pages-${device}`);

      await page.getByRole('button', { name: 'Changes', exact: true }).click();
      const summary = page.getByRole('region', { name: 'Professional summary' });
      await summary.getByRole('deletion').filter({ hasText: 'eight' }).waitFor();
      await summary.getByRole('insertion').filter({ hasText: 'nine' }).waitFor();
      await assertAccessible(page);
      await screenshot(`versions/differences-${device}`);

      await page.getByRole('button', { name: 'Restore This Version' }).click();
      const dialog = page.getByRole('dialog', { name: 'Restore this version?' });
      await dialog.getByText('The current text stays in the version history.').waitFor();
      await dialog.getByRole('button', { name: 'Restore Version', exact: true }).click();
      await page.getByText('Version restored').waitFor();
      await version(page, /^Current version, restored/).waitFor();
      assert.equal((await readResume(context, id)).data.summary.text, NURSE.summary.text);

      await version(page, /^Before changes/)
        .first()
        .click();
      await page.getByRole('button', { name: 'Pages' }).click();
      await sheet(page).getByText('nine years').waitFor();
    },
    options,
  );
}

journey('a version can be compared with the previous one', async ({ page, context }) => {
  const id = await withEditedResume(page, context);
  const answer = await context.request.get(`/api/export/text/${id}`);
  assert.equal(answer.status(), 200);
  await page.goto(`/app/resume/${id}/versions`);
  await version(page, /^Current version, exported/).click();
  await page.getByRole('button', { name: 'Changes', exact: true }).click();
  await page.getByText(/^Compared with the previous version/).waitFor();
  await page.getByText('1 difference.').waitFor();

  await version(page, /^Before changes/).click();
  await page.getByText('Compared with the resume as it is now').waitFor();
  await page.reload();
  await page.getByText('1 difference.').waitFor();
});

journey(
  'a version is not restored if the resume has changed in the meantime, and the reason is shown',
  async ({ page, context }) => {
    const id = await withEditedResume(page, context);
    await page.goto(`/app/resume/${id}/versions`);
    await version(page, /^Before changes/).click();
    await page.getByRole('button', { name: 'Restore This Version' }).click();
    const elsewhere = { ...NURSE, summary: { text: 'Written elsewhere.' } };
    assert.equal((await context.request.patch(`/api/resumes/${id}`, { data: { data: elsewhere } })).status(), 200);
    await page.getByRole('dialog').getByRole('button', { name: 'Restore Version', exact: true }).click();
    await page.getByText('Nothing was restored').waitFor();
    assert.equal((await readResume(context, id)).data.summary.text, 'Written elsewhere.');
    await version(page, /^Current version/).click();
    await sheet(page).getByText('Written elsewhere.').waitFor();
  },
);

journey('the current version in the version history contains the last typed text', async ({ page, context }) => {
  await withEditedResume(page, context);
  await field(page, 'Summary').fill('Typed a moment ago.');
  await page.getByRole('link', { name: 'Versions' }).click();
  await sheet(page).getByText('Typed a moment ago.').waitFor();
});

journey('unsent edits are merged with a restored version', async ({ page, context, screenshot }) => {
  const id = await withEditedResume(page, context);
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await goToStep(page, 'Skills');
  await field(page, 'Add a skill').fill('Wound care');
  await field(page, 'Add a skill').press('Enter');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.getByRole('link', { name: 'Versions' }).click();
  await version(page, /^Before changes/).click();
  await page.getByRole('button', { name: 'Restore This Version' }).click();
  await page.getByText('Unsaved edits on this device').waitFor();
  await screenshot('versions/restore-unsent');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore Version', exact: true }).click();
  await page.getByText('Version restored').waitFor();

  await page.unroute(`**/api/resumes/${id}`);
  await page.getByRole('button', { name: 'Open in Builder' }).click();
  await pagesShow(page, ['eight years', 'Wound care']);
  await saveState(page, 'Saved').waitFor();
  const { data } = await readResume(context, id);
  assert.equal(data.summary.text, NURSE.summary.text);
  assert.ok(data.skills.includes('Wound care'));
});

journey(
  "a new version history explains when versions are saved, and another user's version history shows the not-found page",
  async (stage) => {
    const { page, context } = stage;
    await newAccount(context);
    const id = await saveResume(context);
    await page.goto(`/app/resume/${id}/versions`);
    await page.getByText('There are no earlier versions yet.').waitFor();
    await assertAccessible(page);

    await context.clearCookies();
    await newAccount(context);
    for (const address of [id, crypto.randomUUID(), 'nothing']) {
      await page.goto(`/app/resume/${address}/versions`);
      await page.getByRole('heading', { level: 1, name: 'Resume not found' }).waitFor();
    }
    await assertAccessible(page);
  },
);

journey('a version history that fails to load shows an error and can be reloaded', async ({ page, context }) => {
  const id = await withEditedResume(page, context);
  await page.route('**/versions', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.goto(`/app/resume/${id}/versions`);
  await page.getByRole('heading', { level: 1, name: 'The version history could not be loaded' }).waitFor();
  await page.unroute('**/versions');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await version(page, /^Before changes/).waitFor();
});
