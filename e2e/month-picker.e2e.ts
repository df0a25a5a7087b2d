import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { entry, field, goToStep, openBuilder } from './screens/builder.ts';
import { assertLooksRight } from './screens/looks.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const openMonths = async (page: Page, within: Locator, label: string): Promise<Locator> => {
  await within.getByRole('button', { name: `Choose month: ${label}` }).click();
  const dialog = page.getByRole('dialog', { name: `Choose month: ${label}` });
  await dialog.waitFor();
  return dialog;
};

journey(
  'a month can be chosen on a phone, and the field still accepts typed text',
  async (stage) => {
    const { page } = stage;
    await openBuilder(page);
    await goToStep(page, 'Experience');
    await page.getByRole('button', { name: 'Add Experience' }).tap();
    const job = entry(page, 'Job 1');
    await field(job, 'Start date').fill('2021');
    const months = await openMonths(page, job, 'Start date');
    await months.getByText('2021', { exact: true }).waitFor();
    await assertLooksRight(stage, 'month-picker/phone');
    await months.getByRole('button', { name: 'Previous year' }).tap();
    await months.getByRole('button', { name: 'Mar 2020' }).tap();
    await months.waitFor({ state: 'detached' });
    assert.equal(await field(job, 'Start date').inputValue(), 'Mar 2020');
    await field(job, 'Start date').fill('Summer 2013');
    assert.equal(await field(job, 'Start date').inputValue(), 'Summer 2013');

    await job.getByRole('checkbox', { name: 'I currently work here' }).check();
    assert.equal(await job.getByRole('button', { name: 'Choose month: End date' }).count(), 0);
    assert.equal(await field(job, 'End date').inputValue(), 'Present');

    await goToStep(page, 'Certs');
    await page.getByRole('button', { name: 'Add Certification' }).tap();
    const certificate = entry(page, 'Certification 1');
    const years = await openMonths(page, certificate, 'Expires');
    await years.getByRole('button', { name: 'Next year' }).tap();
    const next = new Date().getFullYear() + 1;
    await years.getByRole('button', { name: `Use ${next} Only` }).tap();
    assert.equal(await field(certificate, 'Expires').inputValue(), String(next));
  },
  { ...PHONE, reducedMotion: 'reduce' },
);

journey(
  'a month can be chosen with the keyboard alone',
  async (stage) => {
    const { page } = stage;
    await openBuilder(page);
    await goToStep(page, 'Education');
    await page.getByRole('button', { name: 'Add Education' }).click();
    const school = entry(page, 'Education 1');
    await field(school, 'Graduation date').fill('May 2017');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const months = page.getByRole('dialog', { name: 'Choose month: Graduation date' });
    const focused = (name: string) => months.locator(':focus').and(months.getByRole('button', { name })).waitFor();
    await focused('May 2017');
    assert.equal(await months.getByRole('button', { pressed: true }).getAttribute('aria-label'), 'May 2017');
    await assertLooksRight(stage, 'month-picker/desktop');
    await page.keyboard.press('ArrowRight');
    await focused('Jun 2017');
    await page.keyboard.press('PageUp');
    await focused('Jun 2016');
    await page.keyboard.press('Enter');
    await months.waitFor({ state: 'detached' });
    assert.equal(await field(school, 'Graduation date').inputValue(), 'Jun 2016');

    await page.keyboard.press('Enter');
    await months.waitFor();
    await page.keyboard.press('Escape');
    await months.waitFor({ state: 'detached' });
    assert.equal(await field(school, 'Graduation date').inputValue(), 'Jun 2016');
    await page.getByRole('button', { name: 'Choose month: Graduation date' }).and(page.locator(':focus')).waitFor();
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);
