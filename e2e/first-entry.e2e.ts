import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { listResumes, newAccount, readResume } from './screens/account.ts';
import { entry, field, goToStep, openBuilder, pagesLack, pagesShow, saveState } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const LISTS = [
  ['Experience', 'Job 1', 'Job title'],
  ['Education', 'Education 1', 'School'],
  ['Certs', 'Certification 1', 'Name'],
] as const;

async function lookThrough(page: Page): Promise<void> {
  for (const [step, name, first] of LISTS) {
    await goToStep(page, step);
    await field(entry(page, name), first).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    assert.equal(await page.getByText(/is missing$/).count(), 0, 'an entry that was never begun misses nothing');
  }
}

journey(
  'each empty list in the builder shows an expanded blank entry, and viewing a draft neither changes nor saves it',
  async ({ page, context }) => {
    await newAccount(context);
    await openBuilder(page);
    await lookThrough(page);
    await page.getByRole('button', { name: 'Add Certification' }).click();
    await field(entry(page, 'Certification 1'), 'Name').and(page.locator(':focus')).waitFor();
    await goToStep(page, 'Experience');
    await page.getByRole('button', { name: 'Add Bullet' }).click();
    await field(entry(page, 'Job 1'), 'Bullet 1').and(page.locator(':focus')).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Undo' }).isDisabled(), true);
    // The builder saves its unsaved changes when the page closes.
    await page.goto('/dashboard');
    await page.getByText('No resumes yet').waitFor();
    assert.deepEqual(await listResumes(context), []);
  },
  PHONE,
);

journey(
  'typing into a blank entry adds it to the resume, and undoing or deleting the text removes it',
  async ({ page, context }) => {
    await newAccount(context);
    await openBuilder(page);
    await goToStep(page, 'Personal');
    await field(page, 'Full name').fill('Marisol Quintana');
    await saveState(page, 'Saved').waitFor();
    const [saved] = await listResumes(context);
    assert.ok(saved);
    await lookThrough(page);

    await goToStep(page, 'Experience');
    await field(entry(page, 'Job 1'), 'Job title').click();
    await page.keyboard.type('Ward Nurse');
    await pagesShow(page, ['Ward Nurse']);
    assert.equal(await page.locator(':focus').inputValue(), 'Ward Nurse', 'the field keeps the focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText('Company is missing').waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await pagesLack(page, 'Ward Nurse');
    await entry(page, 'Job 1').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await pagesShow(page, ['Ward Nurse']);

    await field(entry(page, 'Ward Nurse'), 'Job title').fill('');
    await field(entry(page, 'Job 1'), 'Job title').waitFor();
    await page.keyboard.press('ControlOrMeta+s');
    await eventually(
      async () => (await readResume(context, saved.id)).data.experience.length === 0,
      () => 'the emptied entry was saved',
    );
  },
  DESKTOP,
);
