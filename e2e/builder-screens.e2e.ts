// Checks that every step and dialog of the builder fits the screen's width and is accessible, on desktop and phone, in
// both themes. Saves a screenshot of each for visual inspection.
import type { Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { goToStep, openBuilder, pagesShow, STEPS } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';
import { assertLooksRight } from './screens/looks.ts';

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const isPhone = device === 'phone';
  // Disables animations, because a screenshot during a fade would show half-transparent content.
  const settings = { ...options, reducedMotion: 'reduce' } as const;
  const look = (stage: Stage, name: string) => assertLooksRight(stage, `builder/${name}-${device}`);

  journey(
    `every step of the builder is accessible and fits on a ${device}, in both themes`,
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
    `the dialogs of the builder are accessible and fit on a ${device}, in both themes`,
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
      await page.getByRole('dialog', { name: 'Layout & sections' }).waitFor();
      await look(stage, 'layout');
      await page.getByRole('button', { name: 'Close' }).click();

      await page.getByRole('button', { name: /^ATS/ }).click();
      await page.getByRole('heading', { name: /^ATS Score/ }).waitFor();
      await look(stage, 'score');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('link', { name: 'Unlock Resume – $3.99' }).waitFor();
      await look(stage, 'export-locked');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await unlock(context, id);
      await openExported(page);
      await look(stage, 'export');
    },
    settings,
  );
}

async function openExported(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.getByText(/fields found/).waitFor();
}
