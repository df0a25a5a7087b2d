import assert from 'node:assert/strict';
import type { Page, Request } from '@playwright/test';
import { listResumes, newAccount, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, saveState } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, type Stage } from './support/journey.ts';

const AUTOSAVE_MS = 3_000;

async function openSaved({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await openBuilder(page, id);
  await goToStep(page, 'Summary');
  return id;
}

function watchSaves(page: Page): Request[] {
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (['POST', 'PATCH'].includes(request.method()) && request.url().includes('/api/resumes')) saves.push(request);
  });
  return saves;
}

journey('a change is saved three seconds after the last keystroke, and the save status confirms it', async (stage) => {
  const { page, context } = stage;
  await page.clock.install();
  const id = await openSaved(stage);
  const saves = watchSaves(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Summary').fill('First thought.');
  await saveState(page, 'Unsaved changes').waitFor();
  await page.clock.runFor(AUTOSAVE_MS - 1);
  await field(page, 'Summary').fill('Second thought.');
  await page.clock.runFor(AUTOSAVE_MS - 1);
  assert.equal(saves.length, 0, 'it waits for the person to pause');
  await page.clock.runFor(1);
  await saveState(page, 'Saved').waitFor();
  assert.equal(saves.length, 1);
  assert.equal((await readResume(context, id)).data.summary.text, 'Second thought.');
});

journey('the save status shows a pending save', async (stage) => {
  const { page } = stage;
  await openSaved(stage);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/resumes/*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await field(page, 'Summary').fill('On its way.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Saving…').waitFor();
  answer.resolve();
  await saveState(page, 'Saved').waitFor();
  await page.getByText('Resume saved successfully').waitFor();
});

journey('offline edits are stored and later sent, and the save status shows both', async (stage) => {
  const { page, context, screenshot } = stage;
  const id = await openSaved(stage);
  await context.setOffline(true);
  await field(page, 'Summary').fill('Written in a tunnel.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  await screenshot('saving/offline');
  await context.setOffline(false);
  await saveState(page, 'Saved').waitFor();
  assert.equal((await readResume(context, id)).data.summary.text, 'Written in a tunnel.');
});

journey('a save is retried when the server is unavailable', async (stage) => {
  const { page, context } = stage;
  const id = await openSaved(stage);
  await page.route('**/api/resumes/*', (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' } }));
  await field(page, 'Summary').fill('Saved at the second try.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.unroute('**/api/resumes/*');
  await saveState(page, 'Saved').waitFor();
  assert.equal((await readResume(context, id)).data.summary.text, 'Saved at the second try.');
});

journey('text is kept on the page when storage is full, and saved after the trash is emptied', async (stage) => {
  const { page, context, network, screenshot } = stage;
  const id = await openSaved(stage);
  const trashed = await saveResume(context);
  await context.request.delete(`/api/resumes/${trashed}`);
  network.stub((method, path) => method === 'PATCH' && path === `/api/resumes/${id}`, {
    status: 409,
    body: { code: 'storage_full', message: 'Your storage is full. Empty the trash.' },
  });
  await field(page, 'Summary').fill('Written into a full storage.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Not saved – storage full').waitFor();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Your changes are kept on this device until they are saved.' });
  await notice.waitFor();
  await assertAccessible(page);
  await screenshot('saving/storage-full');
  const [trash] = await Promise.all([
    context.waitForEvent('page'),
    notice.getByRole('link', { name: 'Open Trash' }).click(),
  ]);
  await trash.getByRole('button', { name: 'Empty Trash' }).click();
  // Restores the network before the trash is emptied, because the page saves as soon as the account has space again.
  network.restore();
  await trash
    .getByRole('alertdialog', { name: 'Empty the trash?' })
    .getByRole('button', { name: 'Empty Trash' })
    .click();
  await trash.getByRole('heading', { name: 'The trash is empty' }).waitFor();
  await saveState(page, 'Saved').waitFor();
  await notice.waitFor({ state: 'detached' });
  assert.equal((await readResume(context, id)).data.summary.text, 'Written into a full storage.');
});

journey('unsaved work survives closing the tab', async (stage) => {
  const { page, context } = stage;
  const id = await openSaved(stage);
  await page.route('**/api/resumes/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await field(page, 'Summary').fill('Typed just before the crash.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.unroute('**/api/resumes/*');
  await page.reload();
  await pagesShow(page, ['Typed just before the crash.']);
  await saveState(page, 'Saved').waitFor();
  assert.equal((await readResume(context, id)).data.summary.text, 'Typed just before the crash.');
});

journey('autosave and a simultaneous Ctrl+S create only one resume', async ({ page, context }) => {
  await newAccount(context);
  await page.clock.install();
  await openBuilder(page);
  await goToStep(page, 'Personal');
  const saves = watchSaves(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/resumes', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Full name').fill(NURSE.personal.fullName);
  await Promise.all([page.keyboard.press('ControlOrMeta+s'), page.clock.runFor(AUTOSAVE_MS)]);
  await page.keyboard.press('ControlOrMeta+s');
  await page.clock.runFor(AUTOSAVE_MS);
  await page.clock.resume();
  answer.resolve();
  await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
  await saveState(page, 'Saved').waitFor();
  assert.equal(saves.filter((request) => request.method() === 'POST').length, 1);
  const resumes = await listResumes(context);
  assert.deepEqual(
    resumes.map(({ title }) => title),
    [`${NURSE.personal.fullName} Resume`],
  );
});

journey('a resume without a full name is not saved automatically', async ({ page, context }) => {
  await newAccount(context);
  await page.clock.install();
  await openBuilder(page);
  await goToStep(page, 'Summary');
  const saves = watchSaves(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, 'Summary').fill('Nobody in particular.');
  await saveState(page, 'Unsaved changes').waitFor();
  await page.clock.runFor(2 * AUTOSAVE_MS);
  assert.equal(saves.length, 0);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await eventually(
    async () => (await listResumes(context)).length === 1,
    () => 'the Save button saved nothing',
  );
});

journey('a resume deleted on another device can be saved as a new resume', async (stage) => {
  const { page, context } = stage;
  const id = await openSaved(stage);
  assert.equal((await context.request.delete(`/api/resumes/${id}`)).status(), 204);
  await field(page, 'Summary').fill('Too good to lose.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Deleted elsewhere').waitFor();
  await page.getByRole('button', { name: 'Save as New Resume' }).click();
  await saveState(page, 'Saved').waitFor();
  const [resume] = await listResumes(context);
  assert.notEqual(resume?.id, id);
  assert.equal(resume?.data.summary.text, 'Too good to lose.');
});

journey('closing the tab sends unsaved changes', async (stage) => {
  const { page, context } = stage;
  const id = await openSaved(stage);
  await field(page, 'Summary').fill('Typed, and the tab is closed at once.');
  await page.close({ runBeforeUnload: true });
  await eventually(
    async () => (await readResume(context, id)).data.summary.text === 'Typed, and the tab is closed at once.',
    () => 'the last words never came',
  );
});

journey('the browser warns only if closing the tab would lose unsaved work', async (stage) => {
  const { page, context } = stage;
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    Storage.prototype.setItem = () => {
      throw new DOMException('Nothing is kept.', 'QuotaExceededError');
    };
  });
  await openSaved(stage);
  await context.setOffline(true);
  await field(page, 'Summary').fill('On this page and nowhere else.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.getByText('This browser can’t store data for this site').waitFor();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  assert.equal(dialog.type(), 'beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await saveState(page, 'Saved').waitFor();
});

journey('the builder links to the version history of the open resume', async (stage) => {
  const { page } = stage;
  const id = await openSaved(stage);
  await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click();
  await page.waitForURL(`**/app/resume/${id}/versions`);
});
