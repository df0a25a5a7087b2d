// npm run bench:parsers [-- --short | --stacked | --realistic | --missed]
// Measures how much of a resume two simple parsers extract from the product's PDFs in every template. Each parser was
// written only from published descriptions of such parsers (bench/parsers), and shares no code with the product's
// import or its check of finished files. A field counts if it is extracted as the right kind of field, complete
// and without extra text.
// --stacked: prints the employer of several roles only once. --realistic: uses the resumes of bench/score-pairs.
// --missed: lists the missed fields.
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { formatSpan } from '@shortlist/shared/resume/dates';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { loadFontBook } from '../backend/dist/export/fonts/fonts.js';
import { renderPdf } from '../backend/dist/export/pdf/render-pdf.js';
import { benchResumes, realisticResumes } from './lib/resumes.mjs';
import { amount } from './lib/short.mjs';
import { parseByFeatures } from './parsers/by-features.mjs';
import { parseByLines } from './parsers/by-lines.mjs';
import { pdfLines } from './parsers/pdf-lines.mjs';
import { withStackedRoles } from './parsers/stacked-roles.mjs';

const PARSERS = { 'by features': parseByFeatures, 'by lines': parseByLines };
/** Matches samples in Latin script. Other samples are skipped, because the parsers know only English headings. */
const ENGLISH = /^[ -\u024f\u2000-\u22ff]*$/;
const FIELDS = ['name', 'titles', 'companies', 'dates', 'bullets', 'schools', 'skills'];

const folded = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015\u00ad-]+/g, '')
    .replace(/[’‘]/g, "'");

function expected({ personal, experience, education, skills }) {
  const dates = experience.map((job) => Object.values(formatSpan(job, 'en')).filter(Boolean).join('–'));
  return {
    name: [personal.fullName],
    titles: experience.map(({ role }) => role),
    companies: experience.map(({ company }) => company),
    dates,
    bullets: experience.flatMap(({ bullets }) => bullets),
    schools: education.map(({ school }) => school),
    skills,
  };
}

const read = ({ name, jobs, schools, skills }) => ({
  name: [name],
  titles: jobs.map(({ title }) => title),
  companies: jobs.map(({ company }) => company),
  dates: jobs.map(({ date }) => date),
  bullets: jobs.flatMap(({ bullets }) => bullets),
  schools: schools.map(({ school }) => school),
  skills,
});

function count(expectedFields, found) {
  const remaining = found.map(folded);
  let right = 0;
  const all = expectedFields.map(folded).filter(Boolean);
  for (const text of all) {
    const at = remaining.indexOf(text);
    if (at < 0) continue;
    remaining.splice(at, 1);
    right++;
  }
  return [right, all.length];
}

const hasOption = (option) => process.argv.includes(option);
const arrange = hasOption('--stacked') ? withStackedRoles : (document) => document;

const resumes = (hasOption('--realistic') ? realisticResumes() : benchResumes())
  .map(({ name, data }) => ({ name, data: readResumeData(data) }))
  .filter(({ data }) => ENGLISH.test(data.personal.jobTitle + data.summary.text))
  .slice(0, amount(Infinity, 1));
const rows = [];
for (const template of TEMPLATE_KEYS) {
  const files = [];
  for (const { data } of resumes)
    files.push(
      await pdfLines(await renderPdf(layoutDocument(arrange(composeDocument(data, template)), loadFontBook()))),
    );
  for (const [parser, parse] of Object.entries(PARSERS)) {
    const row = { template, parser };
    let [right, total] = [0, 0];
    const sums = Object.fromEntries(FIELDS.map((field) => [field, [0, 0]]));
    for (const [index, { data, name }] of resumes.entries()) {
      const [expectedFields, found] = [expected(data), read(parse(files[index]))];
      for (const field of FIELDS) {
        const [hits, all] = count(expectedFields[field], found[field]);
        sums[field][0] += hits;
        sums[field][1] += all;
        right += hits;
        total += all;
        if (hits < all && hasOption('--missed'))
          console.log(
            template,
            parser,
            name,
            field,
            JSON.stringify(
              expectedFields[field].filter((text) => !found[field].map(folded).includes(folded(text))).slice(0, 4),
            ),
            JSON.stringify(found[field].slice(0, 6)),
          );
      }
    }
    for (const field of FIELDS) row[field] = percent(sums[field]);
    rows.push({ ...row, all: percent([right, total]) });
  }
}
console.log(`${resumes.length} resumes; share of fields read as what they are, in percent`);
console.table(rows);

function percent([right, total]) {
  return total === 0 ? '–' : Math.round((100 * right) / total);
}
