// npm run bench:fidelity [-- --short]
// Checks, for each sample resume in each template, whether each line of the PDF breaks at the same word as in the
// preview of a real browser, and whether the page counts are equal. The lines of the exported PDF are read with pdf.js,
// those of the preview from the DOM. The two readers share no code.
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { startForBench } from './lib/product.mjs';
import { benchResumes } from './lib/resumes.mjs';
import { amount } from './lib/short.mjs';
import { quantile } from './lib/statistics.mjs';

// Matches right-to-left text, which a PDF stores in visual order and the DOM in logical order. Lines with such text are
// compared by their sorted letters, which differ if the PDF and the DOM break the line at different words.
const RTL = /[\u0590-\u08FF\uFB1D-\uFEFC]/;
const comparable = (line) => {
  const letters = line
    .normalize('NFKC')
    .replace(/\s|\p{Join_Control}|\p{Variation_Selector}|[\u200B\u200E\u200F]/gu, '');
  return RTL.test(letters) ? [...letters.replace(/\p{M}/gu, '')].sort().join('') : letters;
};

async function pdfLines(bytes) {
  const task = getDocument({ data: new Uint8Array(bytes), disableFontFace: true, verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = new Map();
    for (const { str, transform } of items) {
      if (!str?.trim()) continue;
      const baseline = transform[5];
      const at = [...lines.keys()].find((known) => Math.abs(known - baseline) < 1) ?? baseline;
      lines.set(at, (lines.get(at) ?? '') + str);
    }
    pages.push([...lines].sort(([a], [b]) => b - a).map(([, text]) => comparable(text)));
  }
  await task.destroy();
  return pages;
}

/** Returns the preview's lines by page, without the sample text in empty fields. */
function previewInBrowser() {
  return [...document.querySelectorAll('[data-page]')].map((sheet) => {
    const lines = [...sheet.querySelectorAll('[data-line]')].filter((line) => !line.querySelector('[data-sample]'));
    return lines.map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent }));
  });
}

const product = await startForBench();
const totals = { lines: 0, same: 0, pages: 0, documents: 0 };
const rows = [];
try {
  for (const resume of benchResumes().slice(0, amount(Infinity, 2))) {
    const account = await product.signUp();
    const page = await account.newPage();
    for (const templateKey of TEMPLATE_KEYS.slice(0, amount(Infinity, 1))) {
      const { title, data } = resume;
      const created = await (await account.call('POST', '/api/resumes', { title, templateKey, data })).json();
      const file = await account.call('GET', `/api/export/pdf/${created.id}`);
      const inFile = await pdfLines(await file.arrayBuffer());

      await page.goto(`${product.url}/app/resume/${created.id}`);
      await page.waitForSelector('[data-page] [data-line]');
      // Fallback fonts load only after the first rendering, so wait until the network is idle and the lines are stable.
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const onScreen = (await page.evaluate(previewInBrowser)).map((lines) =>
        lines.sort((a, b) => a.top - b.top).map(({ text }) => comparable(text)),
      );

      let same = 0;
      let lines = 0;
      const differing = [];
      for (const [index, expected] of inFile.entries()) {
        lines += expected.length;
        for (const [at, line] of expected.entries()) {
          if (onScreen[index]?.[at] === line) same++;
          else differing.push({ pdf: line, preview: onScreen[index]?.[at] });
        }
      }
      totals.lines += lines;
      totals.same += same;
      totals.documents++;
      if (inFile.length === onScreen.length) totals.pages++;
      rows.push({
        resume: resume.name,
        template: templateKey,
        pages: `${inFile.length} / ${onScreen.length}`,
        lines,
        'same %': ((100 * same) / lines).toFixed(1),
      });
      for (const difference of differing.slice(0, 2)) console.log(resume.name, templateKey, difference);
    }
    await page.context().close();
  }
} finally {
  await product.stop();
}

console.table(rows);
const shares = rows.map((row) => Number(row['same %']));
console.log(
  `lines that agree: ${totals.same} of ${totals.lines} (${((100 * totals.same) / totals.lines).toFixed(2)} %)`,
);
console.log(`page counts that agree: ${totals.pages} of ${totals.documents}`);
console.log(`worst document: ${Math.min(...shares)} %, median ${quantile(shares, 0.5)} %`);
