// npm run bench:pages [-- --short]
// Counts the realistic resumes that fit on one page with each template's defaults, and compares the number with
// that of plain pdfmake, which uses 10 pt type and its own margins and line height. Also counts how many of the other
// resumes fit after "Fit to One Page", and how many files end on a nearly empty page.
import { readdirSync, readFileSync } from 'node:fs';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { fitToPages } from '@shortlist/shared/layout/fit-to-pages';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { loadFontBook } from '../backend/dist/export/fonts/fonts.js';
import { inCheckout } from '../scripts/lib/checkout.mjs';
import { contentOf } from './export/content.mjs';
import { tightPdfmake } from './export/plain-pdfmake.mjs';
import { amount } from './lib/short.mjs';

const PAIRS = inCheckout('bench', 'score-pairs');
const JOBS = 4;

/**
 * Returns realistic resumes of users with several years of experience. Each has up to four jobs, most of which have
 * four to seven bullets.
 */
function realisticResumes() {
  const short = readdirSync(PAIRS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`${PAIRS}/${file}`, 'utf8')).better);
  const jobsOf = (index) => short[index % short.length].experience;
  return short.map((resume, index) => {
    const jobs = [...resume.experience, ...jobsOf(index + 7)].slice(0, JOBS);
    const experience = jobs.map((job, at) => ({
      ...job,
      bullets: [...job.bullets, ...(jobsOf(index + 19 + at)[0]?.bullets ?? [])],
    }));
    return readResumeData({ ...resume, experience });
  });
}

const wordsIn = ({ summary, experience, skills }) =>
  [summary.text, ...experience.flatMap(({ role, company, bullets }) => [role, company, ...bullets]), ...skills]
    .join(' ')
    .split(/\s+/).length;

const fonts = loadFontBook();
const layOut = (document) => layoutDocument(document, fonts);
const resumes = realisticResumes().slice(0, amount(Infinity, 3));
const words = resumes.map(wordsIn).sort((a, b) => a - b);
console.log(`${resumes.length} resumes of ${words[0]} to ${words.at(-1)} words, US Letter`);

const plain = tightPdfmake();
let onOnePage = 0;
for (const data of resumes) {
  // Copy the data, because pdfmake mutates its input.
  const bytes = await plain.render(filled(contentOf(structuredClone(data))));
  if (
    (
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g) ?? []
    ).length === 1
  )
    onOnePage++;
}
console.log(`${plain.name}: ${onOnePage} on one page`);

for (const template of TEMPLATE_KEYS) {
  const counts = { onePage: 0, fitted: 0, nearlyEmpty: 0 };
  for (const data of resumes) {
    const { pages, height } = layOut(composeDocument(data, template));
    if (pages.length === 1) {
      counts.onePage++;
      continue;
    }
    const last = pages
      .at(-1)
      .lines.filter(({ structure }) => structure !== 'artifact')
      .at(-1);
    if (last.top + last.height < 0.3 * height) counts.nearlyEmpty++;
    if (fitToPages(data, template, 1, layOut).fits) counts.fitted++;
  }
  console.log(
    `${template}: ${counts.onePage} on one page, ${counts.fitted} more when fitted; ` +
      `${counts.nearlyEmpty} end on a page under 30 % full`,
  );
}

function filled({ contacts, sections, ...rest }) {
  return {
    ...rest,
    contacts: contacts.filter(({ text }) => text),
    sections: sections
      .map(({ heading, entries }) => ({
        heading,
        entries: entries.filter(({ title, body, bullets }) => title || body || bullets?.length),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}
