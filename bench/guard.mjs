// npm run bench:guard [-- --short] [-- --misses] [-- --held-back]
// Counts the invented facts that the fact guard finds and the honest sentences that it flags, by route and by kind of
// invention. The cases in bench/guard/held-back are for measuring only: they run only when requested, and their misses
// are never shown, so that no rule is tuned to them. Needs the built backend: `npm run build` first.
//
// Each case is one text by a language model. It is processed like a model's answer on its route, with the same sources:
// the bullet and its job for a rewritten bullet, the complete resume and the posting for everything else. A case counts
// as flagged if the product flags, omits or replaces any part of it. Rewritten bullets rejected for lost facts or a
// lower score are not counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { resumeRecord } from '@shortlist/shared/facts/guard/guard-record';
import { sentencesIn } from '../backend/dist/ai/kinds/sentences-in.js';
import { guardedText, questionFor } from '../backend/dist/ai/kinds/text-kinds.js';
import { readFactCheck } from '../backend/dist/ai/prompts/fact-check.js';
import { addedToBullet } from '../backend/dist/ai/guarded/model-bullets.js';
import { guardedSummary } from '../backend/dist/ai/guarded/model-summary.js';
import { amount } from './lib/short.mjs';

const OWN = process.env.GUARD_CASES ?? path.join(import.meta.dirname, 'guard');
const SETS = {
  own: OWN,
  ...(process.argv.includes('--held-back') && { 'held back': path.join(OWN, 'held-back') }),
};
const showsMisses = process.argv.includes('--misses');
const NOW = new Date('2026-01-15');
/** Questions for the interviewer. Every interview guide needs one, because the product rejects a guide without any. */
const ASKED = ['What would you ask of somebody in this job?'];

const flagsOf = (guarded) => (guarded === null ? ['(nothing left)'] : guarded.flags.map(({ text }) => text));

/** Maximum number of times that an answer repeats the text of a case. */
const REPEATS = 4;

/**
 * Builds the model's answer to a fact check from the recorded results of a case. The last entry belongs to no sentence,
 * but names a line of the resume: if an answer names no line at all, the product treats every sentence as unclear.
 */
const answerOf = (check) => ({
  sentences: [
    ...Array.from({ length: REPEATS }, () => check)
      .flat()
      .map((result, index) => ({ ...result, number: index + 1 })),
    { number: 0, lines: [1], missing: '' },
  ],
});

const checked = (kind, subject, answer, check) =>
  guardedText(kind, subject, answer, questionFor(kind, subject), check && answerOf(check));

/** For each API route, a function that checks a text as the product does and returns the flagged parts. */
const ROUTES = {
  'rewrite-bullets': ({ data }, { place, text }, check) => {
    const job = data.experience[place.job];
    const before = job.bullets[place.bullet];
    const factCheck = check && readFactCheck(answerOf(check), [text], job.bullets.length + 1);
    return addedToBullet(job, before, text, factCheck).map((flag) => flag.text);
  },
  'rewrite-summary': ({ data, posting }, { text }, check) => {
    const { sources, lines } = questionFor('summary', subjectOf({ data, posting }));
    const sentences = sentencesIn([text]).map((sentence) => sentence.text);
    const factCheck = check && readFactCheck(answerOf(check), sentences, lines.length);
    // Passes an empty resume, because the product would otherwise reject a summary that lowers the resume's score.
    const record = { ...resumeRecord(data, '', NOW), factCheck };
    return flagsOf(guardedSummary(emptyResumeData(), sources, text, record));
  },
  'cover-letter': ({ data, posting }, { text }, check) => {
    const body = {
      resumeData: data,
      jdText: posting,
      tone: 'plain',
      length: 'short',
      recipient: '',
      company: '',
      role: '',
    };
    const subject = { body, profile: null, now: NOW };
    return flagsOf(checked('coverLetter', subject, { paragraphs: [text] }, check));
  },
  linkedin: (source, { text }, check) => {
    const subject = subjectOf(source, { tone: 'plain' });
    if (!isHeadline(text)) return flagsOf(checked('linkedin', subject, { headline: '', paragraphs: [text] }, check));
    const guarded = checked('linkedin', subject, { headline: text, paragraphs: [ownSentence(source)] }, check);
    return guarded?.headline === text ? [] : ['(headline replaced)'];
  },
  'interview-guide': (source, { text }, check) => {
    const subject = subjectOf(source);
    const questions = Array.from({ length: 3 }, () => ({ question: 'What do you bring to this job?', answer: text }));
    return flagsOf(checked('interview', subject, { questions, ask: ASKED }, check));
  },
  'salary-guide': (source, { text }, check) => {
    const subject = subjectOf(source);
    return flagsOf(checked('salary', subject, { evidence: [text], phrases: [text, text] }, check));
  },
  branding: (source, { text }, check) => {
    const subject = subjectOf(source);
    const written = { positioning: [], introduction: text, bioFirst: text, bioThird: text, note: text };
    return flagsOf(checked('branding', subject, written, check));
  },
};

const subjectOf = ({ data, posting }, options = {}) => ({
  body: { resumeData: data, jdText: posting, ...options },
  profile: null,
  now: NOW,
});
const isHeadline = (text) => text.includes(' | ') && text.length <= 220 && !/[.!?]\s/.test(text);
/**
 * Returns a bullet of the resume. A case that checks only a LinkedIn headline uses this bullet as the paragraph that
 * every LinkedIn answer needs.
 */
const ownSentence = ({ data }) => data.experience[0].bullets[0];

/**
 * Returns the author's letter from a file name, such as "b" from "b-honest-01.json". The files of the first author have
 * no letter.
 */
const authorOf = (file) => /^[a-z](?=-)/.exec(file)?.[0] ?? 'first';

/** @param checks recorded results of fact checks by the id of the case; without them, only the rules check the cases */
function measure(folder, checks = {}) {
  const read = (prefix) =>
    readdirSync(folder)
      .filter((file) => new RegExp(`(?:^|-)${prefix}(?:-.*)?\\.json$`).test(file))
      .sort()
      .flatMap((file) =>
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')).map((each) => ({ ...each, author: authorOf(file) })),
      );
  const sources = new Map(
    read('sources').map((source) => [source.id, { ...source, data: readResumeData(source.data) }]),
  );
  const looked = (cases) =>
    cases.slice(0, amount(Infinity, 10)).map((each) => {
      const from = performance.now();
      const found = ROUTES[each.route](sources.get(each.source), each, checks[each.id]);
      return { ...each, found, milliseconds: performance.now() - from };
    });
  return { inventions: looked(read('inventions')), honest: looked(read('honest')) };
}

const share = (part, all) =>
  all.length === 0 ? '–' : `${part.length}/${all.length} (${((100 * part.length) / all.length).toFixed(1)}%)`;
const flagged = (cases) => cases.filter(({ found }) => found.length > 0);

for (const [set, folder] of Object.entries(SETS)) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) continue;
  const { inventions, honest } = measure(folder);
  if (showsMisses && set !== 'held back') {
    for (const { id, route, class: kind, text, invented, found } of inventions)
      if (found.length === 0) console.log(`MISSED ${id} · ${route} · ${kind}\n  ${text}\n  invented: ${invented}`);
    for (const { id, route, text, found } of flagged(honest))
      console.log(`ASKED ABOUT ${id} · ${route}\n  ${text}\n  flagged: ${found.join(' | ')}`);
  }
  const by = (key) =>
    Object.fromEntries(
      [...new Set([...inventions, ...honest].map((each) => each[key]).filter(Boolean))].sort().map((value) => {
        const of = (cases) => cases.filter((each) => each[key] === value);
        return [
          value,
          {
            'inventions found': share(flagged(of(inventions)), of(inventions)),
            ...(key !== 'class' && { 'honest flagged': share(flagged(of(honest)), of(honest)) }),
          },
        ];
      }),
    );
  console.log(
    `${set}: inventions found ${share(flagged(inventions), inventions)}, honest flagged ${share(flagged(honest), honest)}`,
  );
  const file = path.join(folder, 'fact-checks.json');
  if (existsSync(file)) {
    const checks = JSON.parse(readFileSync(file, 'utf8'));
    const isChecked = ({ id }) => id in checks;
    const after = measure(folder, checks);
    const [all, sound] = [after.inventions.filter(isChecked), after.honest.filter(isChecked)];
    console.log(
      `${set}, with recorded fact checks by a model: inventions found ${share(flagged(all), all)}, honest flagged ${share(flagged(sound), sound)}`,
    );
  }
  console.table(by('author'));
  console.table(by('class'));
  console.table(by('route'));
}

/** Times the check of a cover letter of about 400 words against a four-page resume in a warm process. */
function speed() {
  const bullet = (place) =>
    `Checked ${place + 3} deliveries a week against the order and told the buyers what was missing or broken`;
  const jobs = Array.from({ length: 8 }, (_, job) => ({
    role: `Store keeper ${job}`,
    company: `Firm ${'ABCDEFGH'[job]}`,
    startDate: String(2000 + job * 2),
    endDate: String(2002 + job * 2),
    bullets: Array.from({ length: 11 }, (_unused, place) => bullet(job * 11 + place)),
  }));
  const data = readResumeData({ experience: jobs, skills: ['Ordering', 'Stock checks'] });
  const paragraphs = Array.from({ length: 4 }, (_, part) =>
    Array.from({ length: 6 }, (_unused, place) => `I ${bullet(part * 6 + place).toLowerCase()}.`).join(' '),
  );
  const subject = subjectOf(
    { data, posting: 'Store keeper wanted.' },
    { tone: 'plain', length: 'long', recipient: '', company: '', role: '' },
  );
  const question = questionFor('coverLetter', subject);
  const times = Array.from({ length: amount(60, 10) }, () => {
    const from = performance.now();
    guardedText('coverLetter', subject, { paragraphs }, question);
    return performance.now() - from;
  });
  const warm = times.slice(-Math.ceil(times.length / 2)).sort((a, b) => a - b);
  const words = paragraphs.join(' ').split(' ').length;
  console.log(
    `${words} words against ${JSON.stringify(data).split(' ').length}, warm: best ${warm[0].toFixed(1)} ms, median ${warm[warm.length >> 1].toFixed(1)} ms`,
  );
}
speed();
