import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const DATA = { personal: { fullName: 'Daniel Reyes', jobTitle: 'Registered Nurse' } };

async function accountWithResume({ context }: Stage, title: string): Promise<void> {
  const email = `${crypto.randomUUID()}@example.org`;
  const account = { email, password: 'correct horse battery', firstName: 'Daniel', lastName: 'Reyes' };
  assert.equal((await context.request.post('/api/auth/register', { data: account })).status(), 201);
  const resume = { title, templateKey: 'health', data: DATA };
  assert.equal((await context.request.post('/api/resumes', { data: resume })).status(), 201);
}

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `a resume is duplicated, deleted and brought back on a ${device}`,
    async (stage) => {
      const { page, screenshot } = stage;
      await accountWithResume(stage, 'Ward nurse');
      await page.goto('/app/history');
      await page.getByText('Daniel Reyes, Registered Nurse').waitFor();
      await assertAccessible(page);

      await page.getByRole('button', { name: 'Duplicate Ward nurse', exact: true }).click();
      await page.getByRole('heading', { name: 'Ward nurse (Copy)', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Duplicate Ward nurse', exact: true }).click();
      await page.getByRole('heading', { name: 'Ward nurse (Copy 2)' }).waitFor();

      await page.getByRole('button', { name: 'Delete Ward nurse', exact: true }).click();
      await page.getByRole('heading', { name: 'Ward nurse', exact: true }).waitFor({ state: 'detached' });
      await page.getByText('Resume deleted').waitFor();
      await screenshot(`resumes/history-${device}`);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('heading', { name: 'Ward nurse', exact: true }).waitFor();
    },
    options,
  );
}

journey('the dashboard leads to the builder and to the file', async (stage) => {
  const { page, screenshot } = stage;
  await accountWithResume(stage, 'Ward nurse');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Welcome back, Daniel!' }).waitFor();
  await assertAccessible(page);
  await screenshot('resumes/dashboard');

  const file = page.getByRole('link', { name: /^PDF of Ward nurse/ });
  const answer = await stage.context.request.get((await file.getAttribute('href')) ?? '');
  assert.equal(answer.status(), 200);
  assert.match(answer.headers()['content-type'] ?? '', /^application\/pdf/);

  await page.getByRole('link', { name: 'Edit Ward nurse' }).click();
  await page.waitForURL(/\/app\/resume\/[0-9a-f-]{36}$/);
});

journey('a resume can be taken to other tools', async (stage) => {
  const { page } = stage;
  await accountWithResume(stage, 'Ward nurse');
  await page.goto('/app/history');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'JSON Resume of Ward nurse' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { basics?: { name?: string } };
  assert.equal(saved.basics?.name, 'Daniel Reyes');
});

journey('a list that cannot be read says so and can be asked for again', async (stage) => {
  const { page } = stage;
  await accountWithResume(stage, 'Ward nurse');
  await page.route('**/api/resumes', (route) => route.abort());
  await page.goto('/app/history');
  await page.getByText('Your resumes could not be loaded.').waitFor();
  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Ward nurse' }).waitFor();
});

journey('a server that is away is not mistaken for a person who is signed out', async (stage) => {
  const { page } = stage;
  await accountWithResume(stage, 'Ward nurse');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Ward nurse' }).waitFor();
  await page.route('**/api/auth/user', (route) => route.abort());
  for (const [path, message] of [
    ['/', 'Your dashboard could not be loaded.'],
    ['/app/history', 'This page could not be loaded.'],
  ] as const) {
    await page.goto(path);
    await page.getByText(message).waitFor();
  }
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Ward nurse' }).waitFor();
});
