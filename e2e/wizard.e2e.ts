import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import {
  entry,
  field,
  goToStep,
  openBuilder,
  pagesLack,
  pagesShow,
  saveState,
  STEPS,
  stepHeading,
} from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { journey } from './support/journey.ts';

const ADVANCE_MS = 500;

journey('choosing a template advances to the next step after half a second', async ({ page }) => {
  await page.clock.install();
  await openBuilder(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('radio', { name: 'Creative Professional, Creative' }).click();
  await page.clock.runFor(ADVANCE_MS - 1);
  assert.equal(await stepHeading(page, 'Template').isVisible(), true);
  await page.clock.runFor(1);
  await page.clock.resume();
  await stepHeading(page, 'Personal').waitFor();
  await goToStep(page, 'Template');
  assert.equal(await page.getByRole('radio', { name: 'Creative Professional, Creative' }).isChecked(), true);
});

journey('Next and Previous lead through the eight steps', async ({ page }) => {
  await openBuilder(page);
  const next = page.getByRole('button', { name: 'Next' });
  const previous = page.getByRole('button', { name: 'Previous' });
  assert.equal(await previous.isDisabled(), true);
  for (const [index, [label]] of STEPS.entries()) {
    await stepHeading(page, label).waitFor();
    await page.getByText(`Step ${index + 1} of 8`).waitFor();
    const progress = page.getByRole('progressbar', { name: `Step ${index + 1} of 8` });
    assert.equal(Number(await progress.getAttribute('aria-valuenow')), ((index + 1) / 8) * 100);
    if (index < STEPS.length - 1) await next.click();
  }
  assert.equal(await next.count(), 0);
  await page.getByRole('button', { name: 'Preview & Download' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export resume' });
  await dialog.getByText('PDF and Word files require a free account and a one-time payment of $3.99.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await previous.click();
  await stepHeading(page, 'Certs').waitFor();
});

journey('required fields are marked, and leaving an empty one shows an error', async ({ page }) => {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  for (const label of ['Full name', 'Job title', 'Email', 'Phone']) await assertRequired(page, label);
  assert.equal(await isRequired(field(page, 'Location')), false);
  await field(page, 'Full name').focus();
  await field(page, 'Job title').focus();
  await page.getByText('Full name is missing').waitFor();

  await goToStep(page, 'Experience');
  const job = entry(page, 'Job 1');
  for (const label of ['Job title', 'Company', 'Start date']) await assertRequired(job, label);
  assert.equal(await isRequired(field(job, 'End date')), false);
});

const isRequired = (input: Locator): Promise<boolean> =>
  input.evaluate((element) => element instanceof HTMLInputElement && element.required);

async function assertRequired(within: Page | Locator, label: string): Promise<void> {
  assert.equal(await isRequired(field(within, label)), true, label);
  await within.getByText(`${label} *`).first().waitFor();
}

journey('a current job shows Present as its end date', async ({ page }) => {
  const job = await openJob(page);
  await field(job, 'Start date').fill('Mar 2021');
  const end = field(job, 'End date');
  await end.fill('Feb 2024');
  await job.getByRole('checkbox', { name: 'I currently work here' }).check();
  assert.equal(await end.inputValue(), 'Present');
  assert.equal(await end.isDisabled(), true);
  await pagesShow(page, ['Mar 2021 – Present']);
  await job.getByRole('checkbox', { name: 'I currently work here' }).uncheck();
  assert.equal(await end.inputValue(), '', 'the old end date is gone');
  assert.equal(await end.isDisabled(), false);
});

journey('bullets can be added, removed until one is left, and created from pasted lines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const job = await openJob(page);
  const bullet = (number: number) => field(job, `Bullet ${number}`);
  const remove = (number: number) => job.getByRole('button', { name: `Remove bullet ${number}` });
  assert.equal(await remove(1).isDisabled(), true, 'the only bullet stays');

  await bullet(1).fill('Opened the ward');
  await bullet(1).press('Enter');
  await page.keyboard.type('Trained the team');
  assert.equal(await bullet(2).inputValue(), 'Trained the team');
  await job.getByRole('button', { name: 'Add Bullet' }).click();
  await paste(page, bullet(3), '• Wrote the guide\n- Ran the audit\n\n3. Chaired the board');
  await eventually(
    async () => (await bullet(5).count()) === 1,
    () => 'three pasted lines made no three bullets',
  );
  assert.deepEqual(
    [await bullet(3).inputValue(), await bullet(4).inputValue(), await bullet(5).inputValue()],
    ['Wrote the guide', 'Ran the audit', 'Chaired the board'],
  );
  await pagesShow(page, ['Opened the ward', 'Trained the team', 'Wrote the guide', 'Chaired the board']);

  await remove(2).click();
  await pagesLack(page, 'Trained the team');
  for (let left = 4; left > 1; left--) await remove(left).click();
  assert.equal(await remove(1).isDisabled(), true);
  assert.equal(await bullet(1).inputValue(), 'Opened the ward');
});

async function openJob(page: Page): Promise<Locator> {
  await openBuilder(page);
  await goToStep(page, 'Experience');
  await field(entry(page, 'Job 1'), 'Job title').fill('Ward Nurse');
  return entry(page, 'Ward Nurse');
}

async function paste(page: Page, into: Locator, text: string): Promise<void> {
  await page.evaluate((lines) => navigator.clipboard.writeText(lines), text);
  await into.focus();
  await page.keyboard.press('ControlOrMeta+v');
}

journey('skills can be added with Enter, with the button and from suggestions for the job title', async ({ page }) => {
  await openBuilder(page);
  await goToStep(page, 'Personal');
  await field(page, 'Job title').fill('Registered Nurse');
  await goToStep(page, 'Skills');
  const input = field(page, 'Add a skill');
  const add = page.getByRole('button', { name: 'Add skill', exact: true });
  const skills = page.getByRole('list', { name: 'Your skills' }).getByRole('listitem');
  assert.equal(await add.isDisabled(), true, 'nothing is typed');
  await input.fill('   ');
  assert.equal(await add.isDisabled(), true, 'only blanks are typed');
  await input.press('Enter');
  assert.equal(await skills.count(), 0);

  await input.fill('Triage');
  await input.press('Enter');
  await input.fill('  Epic ');
  await add.click();
  assert.deepEqual(await skills.allTextContents(), ['Triage', 'Epic']);
  assert.equal(await input.inputValue(), '');

  await input.fill('triage');
  assert.equal(await add.isDisabled(), true, 'it is there already');
  await input.press('Enter');
  assert.deepEqual(await skills.allTextContents(), ['Triage', 'Epic']);

  const suggestions = page.getByRole('group', { name: 'Popular skills for Registered Nurse' }).getByRole('button');
  assert.equal(await suggestions.count(), 10);
  const offered = await suggestions.allTextContents();
  assert.ok(
    offered.some((skill) => /patient|care|medic|clinical|nurs/i.test(skill)),
    offered.join(', '),
  );
  assert.ok(!offered.includes('Triage'), 'what the person has is not offered');
  await suggestions.first().click();
  assert.deepEqual(await skills.allTextContents(), ['Triage', 'Epic', offered[0]]);
  await pagesShow(page, [offered[0] ?? '']);

  await skills.first().getByRole('button').press('Delete');
  assert.deepEqual(await skills.allTextContents(), ['Epic', offered[0]]);
});

journey('writing help is disabled until it has the input that it needs', async ({ page }) => {
  await openBuilder(page);
  const readPosting = page
    .getByRole('region', { name: /Job Description/ })
    .getByRole('button', { name: 'Find Keywords' });
  assert.equal(await readPosting.isDisabled(), true);
  await field(page, 'Job description').fill(
    'Registered nurse for our emergency department. Epic, triage, ACLS required.',
  );
  assert.equal(await readPosting.isEnabled(), true);

  await goToStep(page, 'Summary');
  const write = page.getByRole('button', { name: 'AI Write' });
  assert.equal(await write.isDisabled(), true);
  await goToStep(page, 'Personal');
  await field(page, 'Full name').fill('Marisol Quintana');
  await goToStep(page, 'Summary');
  assert.equal(await write.isEnabled(), true);
});

journey("a visitor's draft is saved in the browser automatically", async ({ page }) => {
  await openBuilder(page);
  await goToStep(page, 'Summary');
  await field(page, 'Summary').fill('Writes well and types fast.');
  await saveState(page, 'Saved on this device').waitFor();
  await page.reload();
  await pagesShow(page, ['Writes well and types fast.']);
});
