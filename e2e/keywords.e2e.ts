import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { newAccount } from './screens/account.ts';
import { assertFitsWidth, field, goToStep, openBuilder } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const JOB = `Site Reliability Engineer
Hollowmere Systems, Leeds

Requirements
- 4+ years of experience in platform work
- Kubernetes, Terraform and PostgreSQL in production
- Python or Go
- Prometheus, Grafana and incident response
- Bachelor's degree in Computer Science
- Clear written communication

Nice to have
- Kafka and Ansible
- CKA

Benefits
Dental insurance and Spanish lessons`;

const TABLET = { viewport: { width: 768, height: 1024 } } as const;

const group = (page: Page, heading: string) =>
  page.getByRole('list', { name: new RegExp(`^${heading} \\((?:\\d+ of )?\\d+\\)$`) });
/** Finds the keyword by its exact name, because the job description on the page contains it too. */
const keyword = (within: Locator, name: string) => within.getByText(new RegExp(`^(?:Add )?${name} · `));
const optimize = (page: Page) =>
  page.getByRole('region', { name: 'Job Description (Optional)' }).getByRole('button', { name: 'Find Keywords' });

async function extract(page: Page): Promise<void> {
  await field(page, 'Job description').fill(JOB);
  await optimize(page).click();
  await page.getByText('Keywords extracted', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Recommended Keywords' }).waitFor();
}

async function addOne(stage: Stage, name: string): Promise<void> {
  const { page, screenshot } = stage;
  await openBuilder(page);
  assert.equal(await optimize(page).isDisabled(), true, 'there is nothing to read');
  await field(page, 'Job description').fill('   ');
  assert.equal(await optimize(page).isDisabled(), true, 'spaces are nothing to read');
  await extract(page);
  await page.getByText(/^Found \d+ relevant keywords$/).waitFor();
  await page
    .getByText(/4 years of experience · Bachelor's degree in Computer Science · CKA \(nice to have\)/)
    .waitFor();

  const missing = group(page, 'Missing: add only what’s true');
  assert.equal(await missing.getByRole('listitem').count(), 10, 'the first ten');
  assert.equal(await keyword(missing, 'Spanish').count(), 0, 'benefits are not asked for');
  const kubernetes = missing.getByRole('button', { name: 'Add Kubernetes · must-have' });
  assert.match((await kubernetes.getAttribute('title')) ?? '', /Terraform and PostgreSQL/);
  await kubernetes.click();
  await page.getByText('Kubernetes added to Skills.').waitFor();
  await keyword(group(page, 'In this resume'), 'Kubernetes').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BUTTON', 'the keyboard goes on from here');
  await screenshot(`keywords/added-${name}`);
  await assertFitsWidth(page);
  // Scroll to the top first, because a button partly covered by the header would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await assertAccessible(page);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await keyword(missing, 'Kubernetes').waitFor();
  await page.getByText('Saved on this device').first().waitFor();
  await page.reload();
  await keyword(missing, 'Kubernetes').waitFor();
  await missing.getByRole('button', { name: /^Add Terraform/ }).click();
  await page.getByRole('button', { name: /^Show All \d+ Keywords$/ }).click();
  await page.getByRole('button', { name: 'Show Job Description Excerpts' }).click();
  await missing.getByRole('button', { name: /^Add CKA · nice to have/ }).click();
  await screenshot(`keywords/all-${name}`, { fullPage: true });
  await assertFitsWidth(page);
  await assertAccessible(page);

  await goToStep(page, 'Skills');
  await page.getByRole('main').getByText('Terraform', { exact: true }).first().waitFor();
  await goToStep(page, 'Certs');
  await page.getByRole('group', { name: 'CKA' }).waitFor();
}

journey('a missing keyword is added to the skills and removed again', (stage) => addOne(stage, 'desktop'), DESKTOP);
journey('a user can add a missing keyword on a phone in the dark theme', (stage) => addOne(stage, 'phone'), {
  ...PHONE,
  colorScheme: 'dark',
});
journey('a user can add a missing keyword on a tablet', (stage) => addOne(stage, 'tablet'), {
  ...TABLET,
  colorScheme: 'dark',
});

journey("a keyword found in another resume is shown with that resume's name", async ({ page, context, screenshot }) => {
  await newAccount(context);
  const create = async (title: string, skills: string[]): Promise<string> => {
    const data = { personal: { fullName: 'Marisol Quintana' }, skills };
    const answer = await context.request.post('/api/resumes', { data: { title, templateKey: 'general', data } });
    assert.equal(answer.status(), 201, await answer.text());
    return ((await answer.json()) as { id: string }).id;
  };
  await create('Platform work', ['Postgres', 'Grafana']);
  const id = await create('Short one', ['Python']);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/resumes') lists.push(request.method());
  });
  await openBuilder(page, id);
  assert.deepEqual(lists, [], 'other resumes are read only when they are wanted');
  await extract(page);
  await keyword(group(page, 'In this resume'), 'Python').waitFor();
  const elsewhere = group(page, 'In your other resumes');
  await elsewhere.getByRole('button', { name: 'Add PostgreSQL · must-have · found in Platform work' }).waitFor();
  await eventually(
    async () => (await elsewhere.getByRole('listitem').count()) === 2,
    () => 'two are elsewhere',
  );
  await screenshot('keywords/elsewhere', { fullPage: true });
  await assertAccessible(page);

  await elsewhere.getByRole('button', { name: /^Add PostgreSQL/ }).focus();
  await page.keyboard.press('Enter');
  await keyword(group(page, 'In this resume'), 'PostgreSQL').waitFor();
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /^Add Grafana/);
});

journey('a new job description replaces the keywords of the previous one', async ({ page }) => {
  await openBuilder(page);
  await extract(page);
  await field(page, 'Job description').fill('Another job');
  await page.getByRole('heading', { name: 'Recommended Keywords' }).waitFor({ state: 'detached' });
  await field(page, 'Job description').fill(JOB);
  await page.getByRole('heading', { name: 'Recommended Keywords' }).waitFor();
});
