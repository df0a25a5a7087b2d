import assert from 'node:assert/strict';
import { assertAccessible } from './support/accessibility.ts';
import { newAccount, saveResume } from './screens/account.ts';
import { assertFitsWidth, openBuilder, pages } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { NURSE } from './screens/nurse.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const withBullets = (count: number): object => ({
  ...NURSE,
  experience: NURSE.experience.map((job, index) =>
    index === 0
      ? { ...job, bullets: Array.from({ length: count }, (_, at) => `Cared for the patients of room ${at}`) }
      : job,
  ),
});

journey(
  'a resume that is a few lines too long is fitted on one page with one click, and the change can be undone',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    const count = () => pages(page).count();
    for (let bullets = 10; ; bullets++) {
      assert.ok(bullets < 40, 'no length runs over by a few lines');
      await openBuilder(page, await saveResume(context, 'general', withBullets(bullets)));
      await pages(page).first().waitFor();
      if ((await count()) === 2) break;
    }
    const note = page.getByRole('note').filter({ hasText: /^Page 2 has only \d+ lines?/ });
    await note.waitFor();
    await screenshot('page-fit/runs-over');
    await assertAccessible(page);
    await note.getByRole('button', { name: 'Fit to 1 page' }).click();
    await page.getByText('Fits on 1 page').waitFor();
    await page.getByText(/^New settings: /).waitFor();
    await eventually(
      async () => (await count()) === 1,
      () => 'it is still on two pages',
    );
    await screenshot('page-fit/fits');
    await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).click();
    await eventually(
      async () => (await count()) === 2,
      () => 'it is still on one page',
    );

    await page.getByRole('button', { name: 'Layout & Sections' }).click();
    const panel = page.getByRole('dialog', { name: 'Layout & sections' });
    await panel.getByRole('button', { name: 'Fit to Two Pages' }).click();
    await page.getByText('Your resume already fits on 2 pages').waitFor();
    await screenshot('page-fit/panel');
    await assertAccessible(page);
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);

journey(
  'the page preview can be enlarged on a phone, and a tap on text in it opens the field of that text',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    await openBuilder(page, await saveResume(context, 'general'));
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByText('Tap any text to edit it.').waitFor();
    const width = async () => (await pages(page).first().boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await eventually(
      async () => (await width()) > before * 1.9,
      () => 'the page is no wider',
    );
    await assertFitsWidth(page);
    await screenshot('page-fit/enlarged');
    await assertAccessible(page);
    await pages(page).first().getByText(NURSE.personal.jobTitle).tap();
    await page.getByRole('textbox', { name: 'Job title' }).waitFor();
  },
  PHONE,
);
