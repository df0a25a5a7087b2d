// npm run bench:ats [-- --short] [-- --pairs]
// Counts the pairs of resumes that the score ranks in the same order as a career adviser did (bench/score-pairs), and
// the realistic resumes that get the top label, “Highly optimized”. Half of the pairs are held back: the score's rules
// must not be tuned to them. --pairs runs only this part, and lists the pairs that the score and the adviser rank
// differently, except the pairs held back.
//
// Then times the scoring of a four-page resume against a posting of 1,000 words whose keywords are already extracted,
// both for a new resume and after an edit of one bullet. Also times the extraction of the keywords. Repeats these steps
// for a text of the same length that is put together from several postings. For comparison, times a naive
// implementation: a regular expression for each of 10,000 names. All variants take turns in one process, so that they
// can be compared even on a busy machine. Prints the best of many runs, because other processes affect it least, and
// the thread's mean CPU time, because it includes garbage collection. In the runs with a new resume, every non-blank
// line is new, so caches do not help.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { scoreResume } from '@shortlist/shared/ats/score-resume';
import { readDictionary } from '@shortlist/shared/keywords/posting/dictionary';
import { readTagger } from '@shortlist/shared/keywords/tagger/read-tagger';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TECHNICAL_SKILLS } from '@shortlist/shared/skills/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/skills/skill-suggestions';
import { labelShares, orderedPairs } from './ats/expert-pairs.mjs';
import { amount } from './lib/short.mjs';
import { median, quantile } from './lib/statistics.mjs';

const pairs = amount(Infinity, 4);
for (const [name, set] of [
  ['looked at', ''],
  ['held back', 'held-back'],
]) {
  const { total, right, wrong } = orderedPairs(set, pairs);
  console.log(`pairs ${name}: ${right} of ${total} ordered as the adviser did`);
  if (set === '' && process.argv.includes('--pairs')) for (const each of wrong) console.log(each);
}
const labels = labelShares(pairs);
console.log(`realistic resumes called highly optimized: ${labels.high} of ${labels.total}`);
if (process.argv.includes('--pairs')) process.exit();

const ROUNDS = amount(400, 4);
const WARM_UP = amount(100, 1);
/** The naive implementation is slow, so it runs only once in this many rounds. */
const NAIVE_EVERY = amount(20, 2);
const NAIVE_NAMES = amount(10_000, 100);
const JOBS = 9;
const DESCRIPTION_WORDS = 1_000;
const FOLDER = import.meta.dirname;
const readJson = (...names) => JSON.parse(readFileSync(path.join(FOLDER, ...names), 'utf8'));
const countWords = (text) => text.split(/\s+/).filter(Boolean).length;

const compiled = readFileSync(path.join(FOLDER, '../shared/data/skills/dictionary.txt'), 'utf8');
const dictionary = readDictionary(compiled, [...TECHNICAL_SKILLS, ...SUGGESTED_SKILLS]);
const tagger = readTagger(readFileSync(path.join(FOLDER, '../shared/data/keyword-tagger/weights.tsv'), 'utf8'));
const readProfile = (text) => ({ ...extractKeywords(text, dictionary, tagger), version: 'bench' });

/** Returns a resume of about four pages: nine jobs with four to seven bullets each. */
function fourPages() {
  const { data } = readJson('resumes', 'platform-engineer.json');
  const experience = Array.from({ length: JOBS }, (_, index) => {
    const job = data.experience[index % data.experience.length];
    const year = 2024 - index * 2;
    return { ...job, current: index === 0, startDate: `Mar ${year}`, endDate: `Feb ${year + 2}` };
  });
  return readResumeData({ ...data, experience });
}

function denseDescription() {
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
const jdText = readFileSync(path.join(FOLDER, 'postings', 'platform-engineer.txt'), 'utf8');
const profile = readProfile(jdText);
const denseText = denseDescription();
const denseProfile = readProfile(denseText);
const today = new Date();
const words = countWords(JSON.stringify(resume));

let copies = 0;
/** Returns a copy of the resume with new lines, so that caches have almost no effect. */
function unseen() {
  copies += 1;
  const renewed = (text) => `${text} ${copies}`;
  const copy = structuredClone(resume);
  copy.personal.jobTitle = renewed(copy.personal.jobTitle);
  copy.summary.text = renewed(copy.summary.text);
  copy.skills = copy.skills.map(renewed);
  for (const job of copy.experience) Object.assign(job, { role: renewed(job.role), bullets: job.bullets.map(renewed) });
  for (const school of copy.education) school.degree = renewed(school.degree);
  for (const certificate of copy.certifications) certificate.name = renewed(certificate.name);
  return copy;
}

const editing = structuredClone(resume);
/** Like the editor, copies only the objects on the path to the changed text. */
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

/**
 * Returns the CPU time of this thread in milliseconds. The clock is coarse, so only the sum of many runs is meaningful.
 */
function ofThisThread() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const NAMES = ['full', 'edit', 'alone', 'profile', 'denseFull', 'denseEdit', 'denseProfile', 'naive'];
const times = Object.fromEntries(NAMES.map((name) => [name, []]));
const busy = Object.fromEntries(NAMES.map((name) => [name, 0]));
let checksum = 0;
const measure = (name, round, work) => {
  const [before, processor] = [performance.now(), ofThisThread()];
  checksum += work();
  if (round < WARM_UP) return;
  times[name].push(performance.now() - before);
  busy[name] += ofThisThread() - processor;
};

scoreResume(editing, profile, today);
scoreResume(editing, denseProfile, today);
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  const [fresh, other, bare] = [unseen(), unseen(), unseen()];
  const [again, anew] = [edited(round), edited(`${round} more`)];
  measure('full', round, () => scoreResume(fresh, profile, today).score);
  measure('edit', round, () => scoreResume(again, profile, today).score);
  measure('alone', round, () => scoreResume(bare, undefined, today).score);
  measure('profile', round, () => readProfile(`${jdText} ${round}`).terms.length);
  measure('denseFull', round, () => scoreResume(other, denseProfile, today).score);
  measure('denseEdit', round, () => scoreResume(anew, denseProfile, today).score);
  measure('denseProfile', round, () => readProfile(`${denseText} ${round}`).terms.length);
  if (round % NAIVE_EVERY === 0) measure('naive', round, () => naive(fresh));
}

const ms = (number) => number.toFixed(3);
const best = (name) => Math.min(...times[name]);
const mean = (name) => busy[name] / times[name].length;
const row = (name, aim) => ({
  'processor ms': ms(mean(name)),
  'median ms': ms(median(times[name])),
  'p95 ms': ms(quantile(times[name], 0.95)),
  'best ms': ms(best(name)),
  'against the usual way': `1 : ${Math.round(mean('naive') / mean(name))}`,
  aim,
});
console.log(
  `resume of ${words} words (${resume.experience.length} jobs), posting of ${countWords(jdText)} words with ${profile.terms.length} terms, dense text of ${countWords(denseText)} words with ${denseProfile.terms.length}, Node ${process.version}, ${ROUNDS} rounds`,
);
console.table({
  'full score, profile read before': row('full', '≤ 0.2, at most 1'),
  'again after an edit': row('edit', '≤ 0.1, at most 0.5'),
  'score without a job': row('alone', ''),
  'reading the profile': row('profile', ''),
  'full score, dense text': row('denseFull', ''),
  'again after an edit, dense text': row('denseEdit', ''),
  'reading the dense profile': row('denseProfile', ''),
  'a regular expression for each name': row('naive', ''),
});
console.log(`profile and score together, best: ${ms(best('profile') + best('full'))} ms; checksum ${checksum}`);
