// Every step and dialog of the builder, on both devices and in both themes: no wider than the screen, accessible, and
// pictured for people to look at.
import type { Page } from 'playwright-core';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth, goToStep, openBuilder, pagesShow, STEPS } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const isPhone = device === 'phone';
    const variant = `${device}-${colorScheme}`;
    // Half a fade is neither readable nor a picture of anything.
    const settings = { ...options, colorScheme, reducedMotion: 'reduce' } as const;
    // Each screen is checked once in each theme and once on each device; the pictures are of all four.
    const isChecked = isPhone === (colorScheme === 'dark');
    const look = async ({ page, screenshot }: Stage, name: string) => {
      await assertFitsWidth(page);
      if (isChecked) await assertAccessible(page);
      await screenshot(`builder/${name}-${variant}`);
    };

    journey(
      `every step of the builder fits on a ${device}, ${colorScheme}${isChecked ? ', and is accessible' : ''}`,
      async (stage) => {
        const { page, context } = stage;
        await openBuilder(page);
        if (!isPhone) await pagesShow(page, ['Your Name']);
        await look(stage, '0-visitor');
        await newAccount(context);
        await openBuilder(page, await saveResume(context));
        if (!isPhone) await pagesShow(page, [NURSE.personal.fullName]);
        for (const [index, [label]] of STEPS.entries()) {
          await goToStep(page, label);
          await look(stage, `${index + 1}-${label.toLowerCase()}`);
        }
      },
      settings,
    );

    journey(
      `the dialogs of the builder fit on a ${device}, ${colorScheme}${isChecked ? ', and are accessible' : ''}`,
      async (stage) => {
        const { page, context } = stage;
        await newAccount(context);
        const id = await saveResume(context);
        await openBuilder(page, id);
        if (isPhone) {
          await page.getByRole('tab', { name: 'Preview' }).tap();
          await pagesShow(page, [NURSE.personal.fullName]);
          await look(stage, 'preview');
        }
        await page.getByRole('button', { name: 'Layout & Sections' }).click();
        await page.getByRole('dialog', { name: 'Layout & Sections' }).waitFor();
        await look(stage, 'layout');
        await page.getByRole('button', { name: 'Close' }).click();

        await page.getByRole('button', { name: /^ATS/ }).click();
        await page.getByRole('heading', { name: /^ATS Score/ }).waitFor();
        await look(stage, 'score');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: 'Export' }).click();
        await page.getByRole('link', { name: 'Unlock – $3.99' }).waitFor();
        await look(stage, 'export-locked');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await unlock(context, id);
        await openExported(page);
        await look(stage, 'export');
      },
      settings,
    );
  }
}

/** The export dialog with a file made and what was read back from it. */
async function openExported(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByText(/fields found/).waitFor();
}
