import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Locator, Page } from '@playwright/test';
import { newAccount, readResume, saveResume } from './screens/account.ts';
import { field, goToStep, openBuilder, pagesShow, stepHeading } from './screens/builder.ts';
import { NURSE } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';
import { assertLooksRight } from './screens/looks.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function choose(page: Page, file: Upload | string): Promise<void> {
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog(page).getByRole('button', { name: 'Choose a File' }).click(),
  ]);
  await picker.setFiles(file);
}

const recognized = (page: Page): Promise<unknown> =>
  page
    .getByRole('dialog', { name: 'Here’s what we found' })
    .getByRole('list', { name: 'Recognized', exact: true })
    .waitFor();

const linkedInArchive: Upload = {
  name: 'Basic_LinkedInDataExport.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'Profile.csv': strToU8(
        'First Name,Last Name,Headline,Summary,Geo Location\nImani,Okafor,Site Manager,Builds clinics on time.,"Leeds, England"\n',
      ),
      'Positions.csv': strToU8(
        'Company Name,Title,Description,Location,Started On,Finished On\nStonebridge Build,Site Manager,Led 40 people on 3 sites.,Leeds,Mar 2019,\n',
      ),
      'Skills.csv': strToU8('Name\nScheduling\nSafety\n'),
    }),
  ),
};

journey('a PDF that the product exported can be imported on the dashboard without loss', async ({ page, context }) => {
  await newAccount(context);
  const first = await saveResume(context, 'exec');
  await unlock(context, first);
  const pdf = await context.request.get(`/api/export/pdf/${first}`);
  assert.equal(pdf.status(), 200);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Import a Resume' }).click();
  await choose(page, { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await pdf.body() });
  await recognized(page);
  await page.getByText('Work experience: 2 jobs, 5 bullets').waitFor();
  await page.getByRole('button', { name: 'Use This Resume' }).click();
  await page.waitForURL((url) => /\/app\/resume\/[0-9a-f-]{36}$/.test(url.pathname));
  await pagesShow(page, [NURSE.personal.fullName, NURSE.experience[0].bullets[0]]);
  const second = page.url().split('/').at(-1)!;
  assert.notEqual(second, first);
  const [before, after] = [await readResume(context, first), await readResume(context, second)];
  assert.deepEqual(after.data, before.data);
  assert.equal(after.templateKey, 'exec');
});

journey('a visitor imports a LinkedIn archive and undoes the import', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Import it' }).click();
  await choose(page, linkedInArchive);
  await recognized(page);
  await page.getByRole('button', { name: 'Use This Resume' }).click();
  await stepHeading(page, 'Personal').waitFor();
  assert.equal(await field(page, 'Full name').inputValue(), 'Imani Okafor');
  await pagesShow(page, ['Imani Okafor', 'Stonebridge Build', 'Scheduling']);

  await goToStep(page, 'Template');
  await page.getByRole('button', { name: 'Import it' }).click();
  await dialog(page).getByRole('tab', { name: 'Paste text' }).click();
  await dialog(page)
    .getByLabel('Text of your resume')
    .fill('Ada Lovelace\nada@example.com\n\nSKILLS\nAnalysis, French\n');
  await dialog(page).getByRole('button', { name: 'Import Text' }).click();
  await recognized(page);
  await dialog(page).getByText('You can undo it').waitFor();
  await page.getByRole('button', { name: 'Replace with This Resume' }).click();
  await pagesShow(page, ['Ada Lovelace', 'Analysis']);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await pagesShow(page, ['Imani Okafor', 'Stonebridge Build']);
});

journey('an unreadable file shows the reason, and another file can be chosen immediately', async ({ page }) => {
  await openBuilder(page);
  await page.getByRole('button', { name: 'Import it' }).click();
  await choose(page, {
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nnothing more'),
  });
  await dialog(page).getByRole('alert').filter({ hasText: 'This PDF is damaged' }).waitFor();
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a0001', 'hex') });
  await dialog(page).getByRole('alert').filter({ hasText: 'cannot be imported' }).waitFor();
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-import-'));
  try {
    // Passes the file as a path, because sending ten megabytes to a busy browser can exceed a step's timeout.
    const large = join(folder, 'large.pdf');
    writeFileSync(large, '');
    truncateSync(large, 10 * 1024 * 1024 + 1);
    await choose(page, large);
    await dialog(page).getByRole('alert').filter({ hasText: 'This file is larger than 10 MB.' }).waitFor();
  } finally {
    rmSync(folder, { recursive: true });
  }
  await choose(page, linkedInArchive);
  await recognized(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.locator('button:focus', { hasText: 'Import it' }).waitFor();
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  const look = (stage: Stage, name: string) => assertLooksRight(stage, `import/${name}-${device}`);
  journey(
    `the import dialog fits on a ${device} and is accessible, in both themes`,
    async (stage) => {
      const { page } = stage;
      await openBuilder(page);
      await look(stage, '0-offer');
      await page.getByRole('button', { name: 'Import it' }).click();
      await dialog(page).waitFor();
      await look(stage, '1-choose');
      await dialog(page).getByRole('tab', { name: 'Paste text' }).click();
      await look(stage, '2-paste');
      await dialog(page)
        .getByLabel('Text of your resume')
        .fill(
          'Ada Lovelace\nAnalyst\nada@example.com | London\n\nEXPERIENCE\nProgrammer, Analytical Engine\t2019 – 2021\n' +
            '• Wrote the first published algorithm\n\nHOROSCOPE\nSagittarius, rising\n\nSKILLS\nAnalysis, Mathematics, French\n',
        );
      await dialog(page).getByRole('button', { name: 'Import Text' }).click();
      await recognized(page);
      await look(stage, '3-report');
      await dialog(page).getByRole('button', { name: 'Back' }).click();
      assert.match(await dialog(page).getByLabel('Text of your resume').inputValue(), /Analytical Engine/);
      await dialog(page).getByRole('tab', { name: 'Upload a file' }).click();
      await choose(page, { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await dialog(page).getByRole('alert').waitFor();
      await look(stage, '4-refused');
    },
    { ...options, reducedMotion: 'reduce' },
  );
}
