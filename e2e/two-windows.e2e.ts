// The same résumé open twice: on the computer and on the phone, say.
import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { newAccount, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, saveState } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, productUrl, type Stage } from './support/journey.ts';

interface Windows {
  id: string;
  here: Page;
  there: Page;
}

/** Runs `walk` with a saved résumé open in two browsers of the same account. */
async function inTwoWindows({ page, context }: Stage, walk: (windows: Windows) => Promise<void>): Promise<void> {
  await newAccount(context);
  const id = await saveResume(context);
  const other = await secondBrowser(context);
  try {
    const there = await other.newPage();
    await openBuilder(page, id);
    await openBuilder(there, id);
    await walk({ id, here: page, there });
  } finally {
    await other.close();
  }
}

async function secondBrowser(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser();
  if (!browser) throw new Error('the context has no browser');
  return browser.newContext({ ...DESKTOP, baseURL: productUrl(), storageState: await context.storageState() });
}

async function write(page: Page, step: 'Personal' | 'Summary', label: string, text: string): Promise<void> {
  await goToStep(page, step);
  await field(page, label).fill(text);
}

async function addSkill(page: Page, skill: string): Promise<void> {
  await goToStep(page, 'Skills');
  await field(page, 'Add a skill').fill(skill);
  await field(page, 'Add a skill').press('Enter');
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
}

journey('changes to different sections are put together without a question', async (stage) => {
  await inTwoWindows(stage, async ({ id, here, there }) => {
    await write(there, 'Summary', 'Summary', 'Written on the phone.');
    await save(there);
    await saveState(there, 'Saved').waitFor();

    await addSkill(here, 'Wound care');
    await save(here);
    await saveState(here, 'Saved').waitFor();
    await pagesShow(here, ['Written on the phone.', 'Wound care']);
    const { data } = await readResume(stage.context, id);
    assert.equal(data.summary.text, 'Written on the phone.');
    assert.ok(data.skills.includes('Wound care'));
  });
});

journey('sections changed in both places are chosen one by one, and nothing else is lost', async (stage) => {
  await inTwoWindows(stage, async ({ id, here, there }) => {
    await write(there, 'Summary', 'Summary', 'Summary from the phone.');
    await write(there, 'Personal', 'Location', 'Phoenix, AZ');
    await addSkill(there, 'Splinting');
    await save(there);
    await saveState(there, 'Saved').waitFor();

    await write(here, 'Summary', 'Summary', 'Summary from the computer.');
    await write(here, 'Personal', 'Location', 'Flagstaff, AZ');
    await save(here);
    const dialog = here.getByRole('dialog', { name: 'This resume was also changed elsewhere' });
    const versions = (part: string) => dialog.getByRole('group', { name: part });
    await versions('Professional summary').getByRole('radio', { name: 'Summary from the phone.' }).check();
    assert.equal(
      await versions('Personal information').getByRole('radio', { name: 'Flagstaff, AZ' }).isChecked(),
      true,
    );
    assert.equal(await dialog.getByRole('group').count(), 2, 'skills were changed in one place only');
    await assertAccessible(here);
    await stage.screenshot('saving/conflict');
    await here.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await saveState(here, 'Saved').waitFor();

    const { data } = await readResume(stage.context, id);
    assert.equal(data.summary.text, 'Summary from the phone.');
    assert.equal(data.personal.location, 'Flagstaff, AZ');
    assert.ok(data.skills.includes('Splinting'));
    await pagesShow(here, ['Summary from the phone.', 'Flagstaff, AZ', 'Splinting']);
  });
});
