import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { listResumes, newAccount, readResume, register, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesLack, pagesShow, saveState } from './screens/builder.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, productUrl, type Stage } from './support/journey.ts';

interface Windows {
  id: string;
  here: Page;
  there: Page;
}

/** Runs `walk` with a saved resume open in two browsers of the same account. */
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

/** Blocks autosave while `edit` types, so that all its changes are sent in one save even on a slow machine. */
async function asOneSave(page: Page, edit: () => Promise<void>): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await edit();
  await save(page);
  await page.clock.resume();
}

journey('changes made to different sections in two windows are merged without a dialog', async (stage) => {
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

journey('conflicts between two windows are resolved section by section, and other changes are kept', async (stage) => {
  await inTwoWindows(stage, async ({ id, here, there }) => {
    await write(there, 'Summary', 'Summary', 'Summary from the phone.');
    await write(there, 'Personal', 'Location', 'Phoenix, AZ');
    await addSkill(there, 'Splinting');
    await save(there);
    await saveState(there, 'Saved').waitFor();

    await asOneSave(here, async () => {
      await write(here, 'Summary', 'Summary', 'Summary from the computer.');
      await write(here, 'Personal', 'Location', 'Flagstaff, AZ');
    });
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
    await dialog.getByRole('button', { name: 'Save This Choice' }).click();
    await saveState(here, 'Saved').waitFor();

    const { data } = await readResume(stage.context, id);
    assert.equal(data.summary.text, 'Summary from the phone.');
    assert.equal(data.personal.location, 'Flagstaff, AZ');
    assert.ok(data.skills.includes('Splinting'));
    await pagesShow(here, ['Summary from the phone.', 'Flagstaff, AZ', 'Splinting']);
  });
});

/** Runs `walk` with a saved resume open in two tabs of one browser. */
async function inTwoTabs({ page, context }: Stage, walk: (windows: Windows) => Promise<void>): Promise<void> {
  await newAccount(context);
  const id = await saveResume(context);
  const there = await context.newPage();
  await openBuilder(page, id);
  await openBuilder(there, id);
  await walk({ id, here: page, there });
}

journey('two tabs of one browser stay in sync, and the cursor keeps its position', async (stage) => {
  await inTwoTabs(stage, async ({ here, there }) => {
    await goToStep(here, 'Experience');
    const title = field(here, 'Job title').first();
    await title.fill('Night nurse');
    await save(here);
    await saveState(here, 'Saved').waitFor();
    await title.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));

    await pagesShow(there, ['Night nurse']);
    await write(there, 'Summary', 'Summary', 'Written in the other tab.');
    await save(there);
    await pagesShow(here, ['Written in the other tab.']);
    await saveState(here, 'Saved').waitFor();
    await here.bringToFront();
    await here.keyboard.type('shift ');
    assert.equal(await title.inputValue(), 'Nightshift  nurse');

    await here.getByRole('button', { name: 'Undo' }).click();
    await pagesShow(here, ['Night nurse', 'Written in the other tab.']);
  });
});

journey('a tab with unsaved edits merges the changes that another tab saved', async (stage) => {
  await inTwoTabs(stage, async ({ id, here, there }) => {
    await here.clock.install();
    await here.clock.pauseAt(Date.now() + 60_000);
    await addSkill(here, 'Wound care');
    await write(there, 'Summary', 'Summary', 'Written in the other tab.');
    await save(there);
    await saveState(there, 'Saved').waitFor();
    await here.clock.resume();
    await pagesShow(here, ['Written in the other tab.', 'Wound care']);
    await saveState(here, 'Saved').waitFor();
    await pagesShow(there, ['Wound care']);
    const { data } = await readResume(stage.context, id);
    assert.equal(data.summary.text, 'Written in the other tab.');
    assert.ok(data.skills.includes('Wound care'));
  });
});

journey("the conflict dialog names the other version's device and can keep both versions of a list", async (stage) => {
  await inTwoTabs(stage, async ({ id, here, there }) => {
    await stage.page.route('**/api/resumes/*', (route) => route.abort());
    await addSkill(here, 'Wound care');
    await save(here);
    await saveState(here, 'Offline – retrying').waitFor();
    await addSkill(there, 'Splinting');
    await save(there);
    await saveState(there, 'Saved').waitFor();
    await stage.page.unroute('**/api/resumes/*');
    await save(here);
    const dialog = here.getByRole('dialog', { name: 'This resume was also changed elsewhere' });
    await dialog.getByText(/in another tab of this browser, today at/).waitFor();
    await dialog.getByRole('radio', { name: /^Keep both/ }).check();
    await dialog.getByRole('button', { name: 'Save This Choice' }).click();
    await saveState(here, 'Saved').waitFor();
    const { data } = await readResume(stage.context, id);
    assert.deepEqual(data.skills.slice(-2), ['Wound care', 'Splinting']);

    await here.getByRole('button', { name: 'Undo' }).click();
    await pagesLack(here, 'Wound care');
    await pagesShow(here, ['Splinting']);
  });
});

journey('a rename in the list of resumes updates the open resume', async (stage) => {
  await inTwoTabs(stage, async ({ id, here }) => {
    await addSkill(here, 'Wound care');
    const { revision } = await readResume(stage.context, id);
    const renamed = await stage.context.request.patch(`/api/resumes/${id}`, {
      data: { title: 'For Tucson', revision },
    });
    assert.equal(renamed.status(), 200);
    await save(here);
    await saveState(here, 'Saved').waitFor();
    const { title, data } = await readResume(stage.context, id);
    assert.equal(title, 'For Tucson');
    assert.ok(data.skills.includes('Wound care'));
  });
});

journey('two tabs of a visitor edit the same draft', async ({ page, context }) => {
  await openBuilder(page);
  const other = await context.newPage();
  await openBuilder(other);
  await write(page, 'Summary', 'Summary', 'From the first tab.');
  await saveState(page, 'Saved on this device').waitFor();
  await write(other, 'Personal', 'Full name', 'Nia Okoye');
  await saveState(other, 'Saved on this device').waitFor();
  await pagesShow(page, ['Nia Okoye', 'From the first tab.']);
  await page.reload();
  await pagesShow(page, ['Nia Okoye', 'From the first tab.']);
});

journey("a visitor's draft saved at sign-up and changed on two devices stays one resume", async (stage) => {
  const { page: here, context } = stage;
  await openBuilder(here);
  await write(here, 'Personal', 'Full name', 'Nia Okoye');
  await write(here, 'Summary', 'Summary', 'Written before signing up.');
  await saveState(here, 'Saved on this device').waitFor();
  await here.goto('/register?returnTo=/app/resume');
  await register(here);
  await here.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
  await pagesShow(here, ['Nia Okoye', 'Written before signing up.']);
  const id = here.url().split('/').at(-1) ?? '';

  const other = await secondBrowser(context);
  try {
    const there = await other.newPage();
    await openBuilder(there, id);
    await write(there, 'Summary', 'Summary', 'From the phone.');
    await addSkill(there, 'Splinting');
    await save(there);
    await saveState(there, 'Saved').waitFor();
  } finally {
    await other.close();
  }
  await write(here, 'Summary', 'Summary', 'From the computer.');
  await save(here);
  const dialog = here.getByRole('dialog', { name: 'This resume was also changed elsewhere' });
  await dialog.getByText(/on another device or in another browser, today at/).waitFor();
  await dialog.getByRole('radio', { name: 'From the phone.' }).check();
  await dialog.getByRole('button', { name: 'Save This Choice' }).click();
  await saveState(here, 'Saved').waitFor();
  const resumes = await listResumes(context);
  assert.equal(resumes.length, 1);
  assert.equal(resumes[0]?.data.summary.text, 'From the phone.');
  assert.ok(resumes[0]?.data.skills.includes('Splinting'));
});
