import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { listResumes, newAccount, PASSWORD, readResume, register, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, saveState, stepHeading } from './screens/builder.ts';
import { everythingKept } from './screens/kept.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { journey, type Stage } from './support/journey.ts';
import type { RequestFilter } from './support/network.ts';

async function openSaved({ page, context }: Stage): Promise<{ id: string; email: string }> {
  const email = await newAccount(context);
  const id = await saveResume(context);
  await openBuilder(page, id);
  await goToStep(page, 'Summary');
  return { id, email };
}

const isAboutResume: RequestFilter = (_method, path) => path.startsWith('/api/resumes/');
const isSave: RequestFilter = (method, path) => method === 'PATCH' && isAboutResume(method, path);

/**
 * Rejects saves until the resume list is open, so that the list sends the unsaved text. Otherwise, the builder would
 * send this text when it closes.
 */
async function openHistoryAndRestore({ page, network }: Stage): Promise<void> {
  network.restore();
  network.cut(isSave);
  await page.goto('/app/history');
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
  network.restore();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const summaryOf = async (context: BrowserContext, id: string) => (await readResume(context, id)).data.summary.text;

async function reaches(context: BrowserContext, id: string, text: string): Promise<void> {
  await eventually(
    async () => (await summaryOf(context, id)) === text,
    async () => `the account has: ${await summaryOf(context, id)}`,
  );
}

journey('offline edits survive a reload, and the resume list sends them when the network is back', async (stage) => {
  const { page, context, network } = stage;
  const { id } = await openSaved(stage);
  network.cut(isAboutResume);
  await field(page, 'Summary').fill('Written in a tunnel.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.reload();
  await pagesShow(page, ['Written in a tunnel.']);
  await stepHeading(page, 'Summary').waitFor();
  await openHistoryAndRestore(stage);
  await page.getByText('Changes from this device are saved').waitFor();
  assert.equal(await summaryOf(context, id), 'Written in a tunnel.');
});

journey('a save whose response is lost before a reload causes no conflict with later edits', async (stage) => {
  const { page, context } = stage;
  const { id } = await openSaved(stage);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/resumes/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    arrived.resolve();
    await route.abort();
  });
  await field(page, 'Summary').fill('The server has this.');
  await page.keyboard.press('ControlOrMeta+s');
  await arrived.promise;
  await field(page, 'Summary').fill('The server has this. And this came later.');
  await saveState(page, 'Offline – retrying').waitFor();
  await page.unroute('**/api/resumes/*');
  await page.reload();
  await reaches(context, id, 'The server has this. And this came later.');
  await saveState(page, 'Saved').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
});

journey(
  'a page stays open when its session ends, and sends pending edits after the user signs in again',
  async (stage) => {
    const { page, context } = stage;
    const { id, email } = await openSaved(stage);
    await context.clearCookies();
    await field(page, 'Summary').fill('Written after the session ended.');
    await page.getByText('You’re signed out. Your changes are kept on this device').waitFor();
    await field(page, 'Summary').fill('Written after the session ended, and on.');
    await pagesShow(page, ['and on.']);
    await assertAccessible(page);
    await stage.screenshot('never-lost/signed-out');
    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/\/login\?returnTo=/);
    await signIn(page, email);
    await page.waitForURL(`**/app/resume/${id}`);
    await stepHeading(page, 'Summary').waitFor();
    await reaches(context, id, 'Written after the session ended, and on.');
  },
);

journey('an expired session is restored by signing in again in another tab', async (stage) => {
  const { page, context } = stage;
  const { id, email } = await openSaved(stage);
  await context.clearCookies();
  await field(page, 'Summary').fill('Waiting for its owner.');
  await page.getByText('You’re signed out. Your changes are kept on this device').waitFor();
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, email);
  await other.getByRole('heading', { name: /Welcome back/ }).waitFor();
  await reaches(context, id, 'Waiting for its owner.');
  await saveState(page, 'Saved').waitFor();
});

journey('unsent edits of one account are neither shown nor sent in another account', async (stage) => {
  const { page, context } = stage;
  const { id } = await openSaved(stage);
  await context.clearCookies();
  await field(page, 'Summary').fill('Nobody else may read this.');
  await page.getByText('You’re signed out. Your changes are kept on this device').waitFor();
  await page.goto('/register');
  await register(page);
  await page.getByText('No resumes yet').waitFor();
  await eventually(
    async () => !(await everythingKept(page)).includes('Nobody else may read this.'),
    async () => `still kept: ${await everythingKept(page)}`,
  );
  await page.goto(`/app/resume/${id}`);
  await page.getByRole('heading', { name: 'Resume not found' }).waitFor();
  assert.deepEqual(await listResumes(context), []);
});

journey('unsent text of a resume deleted on another device can be saved as a new resume', async (stage) => {
  const { page, context, network } = stage;
  const { id } = await openSaved(stage);
  network.cut(isAboutResume);
  await field(page, 'Summary').fill('Too good to lose.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  assert.equal((await context.request.delete(`/api/resumes/${id}`)).status(), 204);
  await openHistoryAndRestore(stage);
  const dialog = page.getByRole('dialog', { name: 'Unsaved changes to a deleted resume' });
  await dialog.waitFor();
  await assertAccessible(page);
  await stage.screenshot('never-lost/orphan');
  await dialog.getByRole('button', { name: 'Save as New Resume' }).click();
  await page.getByText('Saved as a new resume').waitFor();
  const [resume] = await listResumes(context);
  assert.notEqual(resume?.id, id);
  assert.equal(resume?.data.summary.text, 'Too good to lose.');
});

journey('the user can choose a version after a background save finds a conflict', async (stage) => {
  const { page, context, network } = stage;
  const { id } = await openSaved(stage);
  const { revision, data } = await readResume(context, id);
  network.cut(isAboutResume);
  await field(page, 'Summary').fill('From this device.');
  await page.keyboard.press('ControlOrMeta+s');
  await saveState(page, 'Offline – retrying').waitFor();
  const elsewhere = { data: { ...data, summary: { text: 'From elsewhere.' } }, revision };
  assert.equal((await context.request.patch(`/api/resumes/${id}`, { data: elsewhere })).status(), 200);
  await openHistoryAndRestore(stage);
  await page.getByText('Choose which version to keep').waitFor();
  await page.getByRole('button', { name: 'Open Resume', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This resume was also changed elsewhere' });
  await dialog.getByRole('radio', { name: 'From this device.' }).check();
  await dialog.getByRole('button', { name: 'Save This Choice' }).click();
  await saveState(page, 'Saved').waitFor();
  assert.equal(await summaryOf(context, id), 'From this device.');
});

journey('signing out removes all account data from the browser, and going back shows none of it', async (stage) => {
  const { page, context } = stage;
  await openSaved(stage);
  await field(page, 'Summary').fill('Typed on a shared computer.');
  await saveState(page, 'Saved').waitFor();
  await page.goto('/app/history');
  await page.getByRole('heading', { name: 'Resume History' }).waitFor();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();
  const kept = await everythingKept(page);
  for (const secret of [NURSE.personal.fullName, 'shared computer', 'signed-in', 'example.org'])
    assert.ok(!kept.includes(secret), `${secret} is still kept: ${kept}`);
  await page.goBack();
  await page.getByRole('heading', { name: 'Unauthorized' }).or(page.getByLabel('Email')).first().waitFor();
  assert.equal(await page.getByText(NURSE.personal.fullName).count(), 0);
  assert.equal((await context.request.get('/api/resumes')).status(), 401);
});

journey('a resume open in another tab closes when the user signs out', async (stage) => {
  const { page, context } = stage;
  await openSaved(stage);
  const other = await context.newPage();
  await other.goto('/app/history');
  await other.getByRole('link', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign in to open this resume' }).waitFor();
  assert.equal(await page.getByText(NURSE.personal.fullName).count(), 0);
});

journey('drafts and edits stored by the previous version of the product are restored', async ({ page, context }) => {
  await newAccount(context);
  const id = await saveResume(context);
  const { revision, data, ...rest } = await readResume(context, id);
  const base = {
    ...rest,
    id,
    revision,
    content: { title: rest.title, templateKey: rest.templateKey, data, jdText: '' },
  };
  const content = { ...base.content, data: { ...data, summary: { text: 'From before the update.' } } };
  await page.goto('/pricing');
  await page.evaluate(([key, entry]) => localStorage.setItem(key, entry), [
    `shortlist.unsaved.v1.${id}`,
    JSON.stringify({ base, content }),
  ] as const);
  await page.goto('/app/history');
  await page.getByText('Changes from this device are saved').waitFor();
  assert.equal(await summaryOf(context, id), 'From before the update.');
  assert.ok(!(await everythingKept(page)).includes('From before the update.'));
});
