// npm run bench:keywords [-- --misses] [-- --only=<word>]
// Precision, recall and F1 of the keyword extraction against the gold lists of sample descriptions: those of the folder
// ../shared/samples/jobs, tuned on or held back, and the product's own in bench/keywords (other professions).
// Matching: a found term and a gold term are the same when their words are (ignoring case, spelling and plain plurals),
// when both are names of one skill of the dictionary, or when the words of one are all among those of the other,
// as whole words and next to each other ("negotiation" and "supplier negotiation"). Each gold term counts once; a
// found term that only repeats a matched gold term in a longer or shorter form costs nothing. Certificates found among
// hard skills would count as wrong: they are answered apart.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { readDictionary } from '@shortlist/shared/keywords/dictionary';
import { phraseKey } from '@shortlist/shared/keywords/tokenize';
import { TECHNICAL_SKILLS } from '@shortlist/shared/resume/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/resume/skill-suggestions';

const ROOT = path.resolve(import.meta.dirname, '..');
const SAMPLES = process.env.SAMPLES_DIR ?? path.resolve(ROOT, '../shared/samples');
/** Looked at while the lists were written; the other samples were not. */
const TUNED = [
  'backend-engineer',
  'data-analyst',
  'electrician',
  'marketing-manager',
  'registered-nurse-icu',
  'paralegal',
  'retail-store-manager',
  // Looked at later, when the rules were there.
  'maths-teacher',
  'ux-designer',
];
const showsMisses = process.argv.includes('--misses');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

const dictionary = readDictionary(readFileSync(path.join(ROOT, 'shared/data/skills/dictionary.txt'), 'utf8'), [
  ...TECHNICAL_SKILLS,
  ...SUGGESTED_SKILLS,
]);

const SETS = {
  tuned: [path.join(SAMPLES, 'jobs'), (name) => TUNED.includes(name)],
  'held back': [path.join(SAMPLES, 'jobs'), (name) => !TUNED.includes(name)],
  own: [path.join(import.meta.dirname, 'keywords'), () => true],
};

function isSame(a, b) {
  const [left, right] = [phraseKey(a), phraseKey(b)];
  if (left === right) return true;
  const [one, other] = [dictionary.names.get(left), dictionary.names.get(right)];
  if (one && other && one.skill === other.skill) return true;
  return ` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `);
}

function compare(found, gold) {
  const missed = gold.filter((wanted) => !found.some((text) => isSame(text, wanted)));
  const wrong = found.filter((text) => !gold.some((wanted) => isSame(text, wanted)));
  return { right: gold.length - missed.length, gold: gold.length, wrong: wrong.length, missed, extra: wrong };
}

const figures = ({ right, gold, wrong }) => {
  const precision = right + wrong === 0 ? 1 : right / (right + wrong);
  const recall = gold === 0 ? 1 : right / gold;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [precision, recall, f1].map((share) => share.toFixed(2)).join(' ');
};
const add = (sum, { right, gold, wrong }) => {
  sum.right += right;
  sum.gold += gold;
  sum.wrong += wrong;
};
const empty = () => ({
  hard: { right: 0, gold: 0, wrong: 0 },
  soft: { right: 0, gold: 0, wrong: 0 },
  certificate: { right: 0, gold: 0, wrong: 0 },
});

const rows = {};
let milliseconds = 0;
let read = 0;
for (const [set, [folder, belongs]] of Object.entries(SETS)) {
  if (!existsSync(folder)) continue;
  const sums = empty();
  const facts = { years: 0, degree: 0, of: 0, guessed: 0, listed: 0 };
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const name = file.replace('.json', '');
    if (!belongs(name) || !name.includes(only)) continue;
    const gold = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const before = performance.now();
    const { terms, years, degree } = extractKeywords(gold.text, dictionary);
    milliseconds += performance.now() - before;
    read += 1;
    const of = (kind) => terms.filter((term) => term.kind === kind).map(({ text }) => text);
    const results = {
      hard: compare(of('hard'), gold.hardSkills),
      soft: compare(of('soft'), gold.softSkills),
      certificate: compare(of('certificate'), gold.certificates),
    };
    for (const kind of Object.keys(sums)) add(sums[kind], results[kind]);
    facts.of += 1;
    facts.years += Number(years === (gold.years ?? null));
    facts.degree += Number((degree === null) === (gold.degree === undefined));
    rows[`${set} · ${name}`] = Object.fromEntries(
      Object.entries(results).map(([kind, result]) => [kind, figures(result)]),
    );
    const guesses = new Set(terms.filter(({ known }) => !known).map(({ text }) => text));
    for (const text of results.hard.extra) facts[guesses.has(text) ? 'guessed' : 'listed'] += 1;
    if (!showsMisses) continue;
    for (const [kind, { missed, extra }] of Object.entries(results))
      console.log(`${name} · ${kind}\n  missed: ${missed.join(' | ')}\n  wrong:  ${extra.join(' | ')}`);
    console.log(`  years ${years} (${gold.years ?? null}), degree ${degree} (${gold.degree ?? null})`);
  }
  rows[
    `${set.toUpperCase()} (years ${facts.years}/${facts.of}, degree ${facts.degree}/${facts.of}; wrong: ${facts.listed} listed, ${facts.guessed} guessed)`
  ] = Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, figures(sum)]));
}
console.log('precision, recall, F1');
console.table(rows);
console.log(`${(milliseconds / Math.max(1, read)).toFixed(1)} ms a description`);
