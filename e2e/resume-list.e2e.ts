import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eventually } from './screens/eventually.ts';
import { accountWithResumes, chooseMore, resumeHeading, shownTitles } from './screens/list.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `a resume is duplicated, deleted and restored on a ${device}`,
    async (stage) => {
      const { page, screenshot } = stage;
      await accountWithResumes(stage, 'Ward nurse');
      await page.goto('/app/history');
      await page.getByText('Marisol Quintana-Brandt, Registered Nurse').waitFor();
      await assertAccessible(page);

      await chooseMore(page, 'Ward nurse', 'Duplicate');
      await resumeHeading(page, 'Ward nurse (Copy)').waitFor();
      await chooseMore(page, 'Ward nurse', 'Duplicate');
      await resumeHeading(page, 'Ward nurse (Copy 2)').waitFor();
      await screenshot(`resumes/history-${device}`);

      await chooseMore(page, 'Ward nurse', 'Delete');
      await resumeHeading(page, 'Ward nurse').waitFor({ state: 'detached' });
      await page.getByText('Resume deleted').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await resumeHeading(page, 'Ward nurse').waitFor();
    },
    options,
  );
}

journey('a double click deletes only one resume', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Kept', 'Ward nurse');
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Delete Ward nurse', exact: true });
  await button.hover();
  await page.mouse.down();
  await page.mouse.up();
  await resumeHeading(page, 'Ward nurse').waitFor({ state: 'detached' });
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.getByText('Resume deleted').waitFor();
  await page.goto('/app/history');
  await page.getByRole('tab', { name: 'Trash (1)' }).waitFor();
  await resumeHeading(page, 'Kept').waitFor();
});

journey('a resume can be exported as a JSON file for other tools', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/app/history');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseMore(page, 'Ward nurse', 'Export as JSON'),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { basics?: { name?: string } };
  assert.equal(saved.basics?.name, 'Marisol Quintana-Brandt');
});

journey('a resume list that fails to load shows an error and can be reloaded', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.route('**/api/resumes', (route) => route.abort());
  await page.goto('/app/history');
  await page.getByText('Your resumes could not be loaded.').waitFor();
  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await resumeHeading(page, 'Ward nurse').waitFor();
});

journey('the sign-in page does not appear while the server is unavailable', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/');
  await resumeHeading(page, 'Ward nurse').waitFor();
  await page.route('**/api/auth/session', (route) => route.abort());
  for (const [path, message] of [
    ['/', 'Your dashboard could not be loaded'],
    ['/app/history', 'This page could not be loaded'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: message }).waitFor();
  }
  await page.unroute('**/api/auth/session');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await resumeHeading(page, 'Ward nurse').waitFor();
});

journey('a resume is renamed in the list', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/dashboard');
  await chooseMore(page, 'Ward nurse', 'Rename');
  const field = page.getByLabel('New title for Ward nurse');
  await field.fill('Something else');
  await field.press('Escape');
  await resumeHeading(page, 'Ward nurse').waitFor();

  await chooseMore(page, 'Ward nurse', 'Rename');
  await field.fill('  Night   nurse ');
  await field.press('Enter');
  await resumeHeading(page, 'Night nurse').waitFor();
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'More actions for Night nurse',
  );
  await page.reload();
  await resumeHeading(page, 'Night nurse').waitFor();
});

journey('a long resume list keeps its search and sort order after a resume is opened', async (stage) => {
  const { page, screenshot } = stage;
  await accountWithResumes(stage, 'Clinic 10', 'Clinic 2', 'École', 'Hospital', 'School', 'Ward', 'Zoo');
  await page.goto('/app/history');
  await resumeHeading(page, 'Zoo').waitFor();
  assert.deepEqual(await shownTitles(page), ['Zoo', 'Ward', 'School', 'Hospital', 'École', 'Clinic 2', 'Clinic 10']);

  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Title' }).click();
  await eventually(
    async () => (await shownTitles(page)).join() === 'Clinic 2,Clinic 10,École,Hospital,School,Ward,Zoo',
    async () => `the titles stand as ${(await shownTitles(page)).join()}`,
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('ecole');
  await page.getByText('1 resume found').waitFor();
  assert.deepEqual(await shownTitles(page), ['École']);
  // Compares parsed query parameters, because their order in the URL varies.
  await page.waitForURL(({ searchParams: kept }) => kept.get('q') === 'ecole' && kept.get('sort') === 'title');
  await assertAccessible(page);

  await page.getByRole('link', { name: 'Edit École' }).click();
  await page.waitForURL(/\/app\/resume\//);
  await page.goBack();
  await resumeHeading(page, 'École').waitFor();
  assert.deepEqual(await shownTitles(page), ['École']);

  await page.getByRole('searchbox', { name: 'Search' }).fill('surgeon');
  await page.getByText('No resume matches “surgeon”').waitFor();
  await screenshot('resumes/no-match');
  await page.getByRole('button', { name: 'Show All 7 Resumes' }).click();
  await resumeHeading(page, 'Zoo').waitFor();
});

journey('a long resume list shows the remaining resumes after a click on "Show More Resumes"', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, ...Array.from({ length: 26 }, (_, index) => `Resume ${index + 1}`));
  await page.goto('/dashboard');
  await resumeHeading(page, 'Resume 26').waitFor();
  assert.equal((await shownTitles(page)).length, 24);
  await page.getByRole('button', { name: 'Show More Resumes (2 left)' }).click();
  await resumeHeading(page, 'Resume 1').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Edit Resume 2');
});

journey('the list shows changes made in another window when the user returns to the list', async (stage) => {
  const { page, context } = stage;
  const [id] = await accountWithResumes(stage, 'Ward nurse', 'School nurse');
  await page.goto('/dashboard');
  await resumeHeading(page, 'Ward nurse').waitFor();
  await context.request.delete(`/api/resumes/${id}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await resumeHeading(page, 'Ward nurse').waitFor({ state: 'detached' });
  await resumeHeading(page, 'School nurse').waitFor();
});

journey('a failed deletion restores the resume and shows an error', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  for (const [path, title] of [
    ['/dashboard', 'Error'],
    ['/app/history', 'Delete failed'],
  ] as const) {
    await page.goto(path);
    await resumeHeading(page, 'Ward nurse').waitFor();
    await page.route('**/api/**', (route) => route.abort());
    if (path === '/dashboard') await page.getByRole('button', { name: 'Delete Ward nurse' }).click();
    else await chooseMore(page, 'Ward nurse', 'Delete');
    await page.getByText('Failed to delete resume. Please try again.').waitFor();
    await page.getByText(title, { exact: true }).waitFor();
    await resumeHeading(page, 'Ward nurse').waitFor();
    await page.unroute('**/api/**');
  }
});

journey('a user whose session ended sees the reason and returns to the same list after sign-in', async (stage) => {
  const { page, context } = stage;
  await accountWithResumes(stage, 'Ward nurse');
  await page.goto('/app/history?q=ward');
  await resumeHeading(page, 'Ward nurse').waitFor();
  await context.clearCookies();
  await keepWhatIsSaid(page);
  await chooseMore(page, 'Ward nurse', 'Duplicate');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.equal(new URL(page.url()).searchParams.get('returnTo'), '/app/history?q=ward');
  assert.match(await whatWasSaid(page), /You are logged out\. Logging in again\.\.\./);
});

/**
 * Records the page's message with a script: the browser leaves the page half a second later, too soon for a check on a
 * busy machine.
 */
const keepWhatIsSaid = (page: Page): Promise<void> =>
  page.getByRole('region', { name: /^Notifications/ }).evaluate((region) => {
    const keep = () => sessionStorage.setItem('said', region.textContent);
    new MutationObserver(keep).observe(region, { childList: true, subtree: true });
  });

const whatWasSaid = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('said') ?? '');

journey('all resumes of an account are listed, even if the API returns them in several pages', async (stage) => {
  const { page } = stage;
  await accountWithResumes(stage, 'The oldest of all', ...Array.from({ length: 50 }, (_, index) => `CV ${index}`));
  const pages: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname === '/api/resumes') pages.push(search);
  });
  await page.goto('/app/history');
  await page.getByRole('button', { name: 'Show More Resumes (27 left)' }).waitFor();
  assert.equal(pages[0], '');
  assert.match(pages[1] ?? '', /cursor=/, 'the second page is asked for by its cursor');
  await page.getByRole('searchbox', { name: 'Search' }).fill('oldest');
  await resumeHeading(page, 'The oldest of all').waitFor();
  await eventually(
    async () => (await shownTitles(page)).length === 1,
    () => 'The search leaves more than one resume.',
  );
});
