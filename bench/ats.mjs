// npm run bench:ats
// How long the score takes for a four-page résumé and a description of 1,000 words: with the description's profile
// already read, again after one bullet was edited, and the reading of the profile for itself; beside what the usual way
// costs, a regular expression for each of 10,000 names. The four are measured in turns, in one process, so that the
// ratios hold on a busy machine. Every full score is of a résumé that was not seen before, in objects of its own.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import { readDictionary } from '@shortlist/shared/keywords/dictionary';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TECHNICAL_SKILLS } from '@shortlist/shared/resume/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/resume/skill-suggestions';
import { median, quantile } from './lib/statistics.mjs';

const ROUNDS = 400;
const WARM_UP = 100;
/** The usual way is slow, and needs no more to show it. */
const NAIVE_EVERY = 20;
const NAIVE_NAMES = 10_000;
const JOBS = 9;
const DESCRIPTION_WORDS = 1_000;
const FOLDER = import.meta.dirname;
const readJson = (...names) => JSON.parse(readFileSync(path.join(FOLDER, ...names), 'utf8'));
const countWords = (text) => text.split(/\s+/).filter(Boolean).length;

const compiled = readFileSync(path.join(FOLDER, '../shared/data/skills/dictionary.txt'), 'utf8');
const dictionary = readDictionary(compiled, [...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS]);
const readProfile = (text) => ({ ...extractKeywords(text, dictionary), version: 'bench' });

/** Nine jobs of four to seven bullets: about four pages. */
function fourPages() {
  const { data } = readJson('resumes', 'platform-engineer.json');
  const experience = Array.from({ length: JOBS }, (_, index) => {
    const job = data.experience[index % data.experience.length];
    const year = 2024 - index * 2;
    return { ...job, current: index === 0, startDate: `Mar ${year}`, endDate: `Feb ${year + 2}` };
  });
  return readResumeData({ ...data, experience });
}

function description() {
  const texts = readdirSync(path.join(FOLDER, 'keywords'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readJson('keywords', name).text);
  const lines = texts.join('\n\n').split('\n');
  const taken = [];
  for (const line of lines) {
    if (countWords(taken.join(' ')) >= DESCRIPTION_WORDS) break;
    taken.push(line);
  }
  return taken.join('\n');
}

const resume = fourPages();
const jdText = description();
const profile = readProfile(jdText);
const today = new Date();
const words = countWords(JSON.stringify(resume));

/** New objects and new words, so that nothing remembered is of use. */
function unseen(round) {
  const copy = structuredClone(resume);
  for (const job of copy.experience) job.bullets = job.bullets.map((text) => `${text} ${round}`);
  return copy;
}

const editing = structuredClone(resume);
/** As the builder does: only the objects on the way to the changed text are new. */
const edited = (round) => ({
  ...editing,
  experience: editing.experience.with(0, {
    ...editing.experience[0],
    bullets: editing.experience[0].bullets.with(0, `Rebuilt the deployment of ${round} services`),
  }),
});

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const naiveNames = [...dictionary.names.values()].slice(0, NAIVE_NAMES).map(({ written }) => written);
function naive(data) {
  const text = JSON.stringify(data);
  let found = 0;
  for (const name of naiveNames) {
    const pattern = new RegExp(`\\b${escaped(name)}\\b`, 'i');
    if (pattern.test(jdText) && pattern.test(text)) found += 1;
  }
  return found;
}

const times = { full: [], edit: [], profile: [], alone: [], naive: [] };
let kept = 0;
const measure = (name, round, work) => {
  const before = performance.now();
  kept += work();
  if (round >= WARM_UP) times[name].push(performance.now() - before);
};

scoreResume(editing, profile, today);
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  const [fresh, again, bare] = [unseen(round), edited(round), unseen(-round)];
  measure('full', round, () => scoreResume(fresh, profile, today).score);
  measure('edit', round, () => scoreResume(again, profile, today).score);
  measure('alone', round, () => scoreResume(bare, undefined, today).score);
  measure('profile', round, () => readProfile(`${jdText} ${round}`).terms.length);
  if (round % NAIVE_EVERY === 0) measure('naive', round, () => naive(fresh));
}

const ms = (number) => number.toFixed(3);
const row = (name, aim) => ({
  'median ms': ms(median(times[name])),
  'p95 ms': ms(quantile(times[name], 0.95)),
  'best ms': ms(Math.min(...times[name])),
  'against the usual way': `1 : ${Math.round(median(times.naive) / median(times[name]))}`,
  aim,
});
console.log(
  `résumé of ${words} words (${resume.experience.length} jobs), description of ${countWords(jdText)} words, ${profile.terms.length} terms, Node ${process.version}, ${ROUNDS} rounds`,
);
console.table({
  'full score, profile read before': row('full', '≤ 0.2, at most 1'),
  'again after an edit': row('edit', '≤ 0.1, at most 0.5'),
  'score without a job': row('alone', ''),
  'reading the profile': row('profile', ''),
  'a regular expression for each name': row('naive', ''),
});
console.log(
  `description and score together: ${ms(median(times.profile) + median(times.full))} ms (at most 2); checksum ${kept}`,
);
