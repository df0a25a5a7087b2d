// Saves pairs of images for a visual comparison: the preview of each template and the first page of its PDF.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { newAccount, saveResume } from './screens/account.ts';
import { openBuilder, pages, pagesShow } from './screens/builder.ts';
import { readPdf } from './screens/downloads.ts';
import { NURSE, NURSE_TEXTS } from './screens/nurse.ts';
import { unlock } from './screens/payments.ts';
import { journey } from './support/journey.ts';

/** Doubles the resolution, with a viewport tall enough for a complete page. */
const SHARP = { viewport: { width: 1440, height: 1200 }, deviceScaleFactor: 2 };

for (const template of TEMPLATE_KEYS) {
  journey(
    `the ${template} template has the same pages in the preview and in the PDF`,
    async ({ page, context, screenshot }) => {
      await newAccount(context);
      const id = await saveResume(context, template);
      await unlock(context, id);
      await openBuilder(page, id);
      await pagesShow(page, NURSE_TEXTS);
      const pdf = await (await context.request.get(`/api/export/pdf/${id}`)).body();
      const read = await readPdf(pdf);
      assert.equal(await pages(page).count(), read.pages);
      assert.ok(read.text.includes(NURSE.personal.fullName));

      const drawn = firstPagePicture(pdf);
      if (!drawn) return;
      const previewed = await pages(page).first().screenshot();
      await page.setContent(
        [previewed, drawn]
          .map((png) => `<img width="700" alt="" src="data:image/png;base64,${png.toString('base64')}">`)
          .join(' '),
      );
      await screenshot(`templates/${template}`, { fullPage: true });
    },
    SHARP,
  );
}

/** @returns undefined on a machine without poppler's pdftoppm */
function firstPagePicture(pdf: Uint8Array): Buffer | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-page-'));
  try {
    writeFileSync(join(folder, 'resume.pdf'), pdf);
    const { error } = spawnSync('pdftoppm', ['-png', '-r', '160', '-singlefile', 'resume.pdf', 'page'], {
      cwd: folder,
    });
    return error ? undefined : readFileSync(join(folder, 'page.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
