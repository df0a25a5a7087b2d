// npm run bench:import [-- --short] [-- --misses] [-- --only=<word>]
// Imports the product's own files of each sample resume in each template, and compares each field. A PDF is read twice:
// once with its embedded data, and once without it, as if another program had printed the PDF. Then imports Word and
// plain-text files. A field survives if it is equal after white space is normalized; import/compare.mjs has the
// details. Then does the same for files in the layouts of other programs (import/foreign). Half of the layouts were
// held back while rules were written.
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { compare } from './import/compare.mjs';
import { foreignFiles } from './import/foreign/files.mjs';
import { ROUTES } from './import/routes.mjs';
import { readResume } from '../backend/dist/import/reading/read-resume.js';
import { benchResumes } from './lib/resumes.mjs';
import { amount } from './lib/short.mjs';

const showsMisses = process.argv.includes('--misses');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

const tally = () => Object.fromEntries(Object.keys(ROUTES).map((route) => [route, { found: 0, total: 0 }]));
const add = (sum, { found, total }) => {
  sum.found += found;
  sum.total += total;
};
const share = ({ found, total }) => (total === 0 ? '–' : ((100 * found) / total).toFixed(1));
const row = (sums) => Object.fromEntries(Object.entries(sums).map(([route, sum]) => [route, share(sum)]));

const byTemplate = Object.fromEntries(TEMPLATE_KEYS.map((key) => [key, tally()]));
const bySample = {};
const all = tally();
const unplaced = [];

for (const { name, data: raw } of benchResumes().slice(0, amount(Infinity, 2))) {
  const data = readResumeData(raw);
  bySample[name] = tally();
  for (const templateKey of TEMPLATE_KEYS.slice(0, amount(Infinity, 1))) {
    for (const [route, { roundTrip, isCarried }] of Object.entries(ROUTES)) {
      if (only !== '' && !`${name} ${templateKey} ${route}`.includes(only)) continue;
      const { data: back, report } = await roundTrip(data, templateKey);
      const result = compare(data, back, { isCarried });
      for (const sums of [byTemplate[templateKey], bySample[name], all]) add(sums[route], result);
      if (!showsMisses) continue;
      for (const miss of result.misses) console.log(`${name} · ${templateKey} · ${route} · ${miss}`);
      for (const { text, near } of report.notUnderstood)
        unplaced.push(`${name} · ${templateKey} · ${route} · ${near}: ${text}`);
    }
  }
}

for (const line of unplaced) console.log('not understood:', line.slice(0, 200));
console.log('Fields that survive, in %, by template');
console.table(Object.fromEntries(Object.entries(byTemplate).map(([key, sums]) => [key, row(sums)])));
console.log('by sample');
console.table(Object.fromEntries(Object.entries(bySample).map(([key, sums]) => [key, row(sums)])));
for (const [route, sum] of Object.entries(all)) console.log(`${route}: ${sum.found} of ${sum.total} (${share(sum)} %)`);

/** Results by layout. Misses are not shown for layouts that are held back, so that no rule is tuned to them. */
const foreign = {};
for await (const { tool, layout, name, data, bytes } of foreignFiles()) {
  const label = `${layout.name} · ${tool}`;
  if (only !== '' && !`${name} ${label}`.includes(only)) continue;
  const { data: back } = await readResume({ bytes });
  const result = compare(data, back, { isCarried: false });
  const half = layout.isHeldOut ? 'held out' : 'seen';
  for (const line of [layout.name, `every layout that is ${half}`]) {
    foreign[line] ??= {};
    add((foreign[line][tool] ??= { found: 0, total: 0 }), result);
    add((foreign[line].all ??= { found: 0, total: 0 }), result);
  }
  if (showsMisses && !layout.isHeldOut) for (const miss of result.misses) console.log(`${name} · ${label} · ${miss}`);
}
console.log('Files of other programs, in %, by layout');
console.table(Object.fromEntries(Object.entries(foreign).map(([layout, sums]) => [layout, row(sums)])));
