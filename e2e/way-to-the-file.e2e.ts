// Counts taps and screens from the first tap to the downloaded file.
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { PASSWORD, newAccount, newEmail, saveResume } from './screens/account.ts';
import { field, openBuilder, pagesShow } from './screens/builder.ts';
import { fillIn } from './screens/fill-in.ts';
import { NURSE } from './screens/nurse.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

/** Counts the user's clicks and taps, but not clicks made by the page's scripts. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.context().addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        // Ignores clicks caused by Enter and clicks that a label forwards to its field.
        if (!isTrusted || detail === 0) return;
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));
}

journey(
  'a nurse writes her resume on a phone and downloads it at most three screens after the last field',
  async ({ page, screenshot }) => {
    const taps = await countTaps(page);
    await openBuilder(page);
    await page.getByRole('radio', { name: 'Healthcare, Healthcare' }).tap();
    await fillIn(page);
    const written = await taps();
    assert.ok(written <= 60, `${written} taps until everything is written`);

    const screens: string[] = [];
    await page.getByRole('button', { name: 'Preview & Download' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Export resume' });
    await dialog.getByText(/\$3\.99/).waitFor();
    await screenshot('way-to-the-file/prices');
    assert.equal(
      await dialog.getByRole('button', { name: 'Copy Text' }).isEnabled(),
      true,
      'text is free for everybody',
    );
    await dialog.getByRole('link', { name: 'Sign Up' }).tap();

    await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
    screens.push('account');
    assert.equal(await page.getByLabel('First name').inputValue(), 'Marisol', 'nothing is asked for twice');
    // Use a new email address, because all journeys share one server.
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).tap();

    await dialog.getByRole('button', { name: 'Download PDF' }).waitFor();
    screens.push('files');
    await dialog.getByRole('button', { name: 'Download PDF' }).tap();
    await page.waitForURL(/\/checkout\//);
    screens.push('checkout');
    await page.getByRole('button', { name: 'Works', exact: true }).tap();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pay $3.99', exact: true }).tap();
    assert.match((await file).suggestedFilename(), /\.pdf$/);
    await page.getByText(/^(\d+) of \1 fields found$/).waitFor();
    await screenshot('way-to-the-file/in-hand');
    await assertAccessible(page);
    assert.deepEqual(screens, ['account', 'files', 'checkout']);
    const more = (await taps()) - written;
    assert.ok(more <= 12, `${more} taps from the last field to the file`);
  },
  { ...PHONE, reducedMotion: 'reduce' },
);

journey(
  'an engineer imports a resume and tailors it to a job in a dozen clicks',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const id = await saveResume(context, 'tech');
    const taps = await countTaps(page);
    await openBuilder(page, id);
    await pagesShow(page, [NURSE.personal.fullName]);
    await field(page, 'Job description').fill(
      'Registered Nurse, Emergency. You have CEN certification and three years in a level I trauma center. You work with Epic and triage.',
    );
    await page.getByRole('button', { name: 'Find Keywords' }).click();
    await page.getByText(/^Found \d+ relevant keywords$/).waitFor();
    const missing = page.getByRole('group', { name: 'Missing: add only what’s true' });
    const first = missing.getByRole('button', { name: /^Add / }).first();
    if (await first.isVisible()) await first.click();
    await page.getByRole('button', { name: /ATS/ }).first().click();
    await page
      .getByRole('dialog', { name: /^ATS Score/ })
      .getByText('Job match')
      .first()
      .waitFor();
    await screenshot('way-to-the-file/tailored');
    const clicks = await taps();
    assert.ok(clicks <= 12, `${clicks} clicks until the resume is tailored`);
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);
