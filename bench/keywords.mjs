// npm run bench:keywords [-- --short] [-- --misses] [-- --only=<word>] [-- --held-back]
// Measures precision, recall and F1 of keyword extraction against gold lists, the keywords that an annotator chose for
// each posting. The lists are in ../shared/samples/jobs (if present) and in bench/keywords. The lists in
// bench/keywords/held-back are for measuring only: they are read only on request, and their misses are never shown, so
// that no rule is tuned to them. "author" in a file identifies the annotator: a rule that was derived from an
// annotator's lists must not be tested on lists by the same annotator.
//
// MODEL_ANSWERS in bench/keywords/held-back contains recorded answers of a large language model to the product's
// prompt, for some of the postings in that folder. The benchmark merges these answers as the product does, and compares
// the result with that of the rules on the same postings.
//
// Matching. Strict: a found term equals a gold term if their words are equal (ignoring case, spelling and regular
// plurals) or if both name the same skill in the dictionary. Lenient: also if the words of one occur consecutively in
// the other ("negotiation" and "supplier negotiation"). Each gold term counts once; a found term that repeats a matched
// gold term is not an error. Certificates and the degree are reported separately.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { keywordsByModel } from '@shortlist/shared/keywords/keywords-by-model';
import { readDictionary } from '@shortlist/shared/keywords/posting/dictionary';
import { phraseKey } from '@shortlist/shared/keywords/posting/tokenize';
import { readTagger } from '@shortlist/shared/keywords/tagger/read-tagger';
import { TECHNICAL_SKILLS } from '@shortlist/shared/skills/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/skills/skill-suggestions';
import { amount } from './lib/short.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const OWN = path.join(import.meta.dirname, 'keywords');
const SETS = {
  shared: path.resolve(process.env.SAMPLES_DIR ?? path.resolve(ROOT, '../shared/samples'), 'jobs'),
  own: OWN,
  ...(process.argv.includes('--held-back') && { 'held back': path.join(OWN, 'held-back') }),
};
const MODEL_ANSWERS = 'model-answers.json';
const KINDS = { hard: 'hardSkills', soft: 'softSkills', certificate: 'certificates' };
const FIRST = 10;
const showsMisses = process.argv.includes('--misses');
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

const heapBefore = memory();
const loadingFrom = performance.now();
const dictionary = readDictionary(readFileSync(path.join(ROOT, 'shared/data/skills/dictionary.txt'), 'utf8'), [
  ...TECHNICAL_SKILLS,
  ...SUGGESTED_SKILLS,
]);
const tagger = readTagger(readFileSync(path.join(ROOT, 'shared/data/keyword-tagger/weights.tsv'), 'utf8'));
const loading = performance.now() - loadingFrom;
const held = memory() - heapBefore;

function memory() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function isSame(a, b) {
  const [left, right] = [phraseKey(a), phraseKey(b)];
  if (left === right) return true;
  const [one, other] = [dictionary.names.get(left), dictionary.names.get(right)];
  return Boolean(one && other && one.skill === other.skill);
}

function isAkin(a, b) {
  const [left, right] = [phraseKey(a), phraseKey(b)];
  return isSame(a, b) || ` ${left} `.includes(` ${right} `) || ` ${right} `.includes(` ${left} `);
}

function compare(found, gold, same) {
  const missed = gold.filter((wanted) => !found.some((text) => same(text, wanted)));
  const extra = found.filter((text) => !gold.some((wanted) => same(text, wanted)));
  const precision = found.length === 0 ? 1 : 1 - extra.length / found.length;
  const recall = gold.length === 0 ? 1 : 1 - missed.length / gold.length;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, missed, extra };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const shown = (results) =>
  ['precision', 'recall', 'f1'].map((each) => mean(results.map((result) => result[each])).toFixed(2)).join(' ');

/** The editor shows the first ten terms. Returns the share of them that the annotator also listed. */
const shareOfFirst = (found, gold) => {
  const first = found.slice(0, FIRST);
  return mean(first.map((text) => Number(gold.some((wanted) => isAkin(text, wanted)))));
};

function measure(file, extract = ({ text }) => extractKeywords(text, dictionary, tagger)) {
  const gold = JSON.parse(readFileSync(file, 'utf8'));
  const { terms, years, degree } = extract(gold);
  const of = (kind) => terms.filter((term) => term.kind === kind).map(({ text }) => text);
  const results = Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, list]) => [
      [`${kind} strict`, compare(of(kind), gold[list], isSame)],
      [`${kind} lenient`, compare(of(kind), gold[list], isAkin)],
    ]),
  );
  const first = shareOfFirst(
    terms.filter(({ kind }) => kind !== 'soft' && kind !== 'degree').map(({ text }) => text),
    [...gold.hardSkills, ...gold.certificates],
  );
  return {
    results,
    first,
    author: gold.author,
    years: years === (gold.years ?? null),
    hasFacts: !gold.isWithoutFacts,
    degree: degree === null ? gold.degree === undefined : gold.degree !== undefined && isAkin(degree, gold.degree),
    unlike: `years ${years} (${gold.years ?? null}), degree ${degree} (${gold.degree ?? null})`,
    guessed: new Set(terms.filter(({ known }) => !known).map(({ text }) => text)),
  };
}

const rows = {};
for (const [set, folder] of Object.entries(SETS)) {
  if (!existsSync(folder)) continue;
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== MODEL_ANSWERS && file.includes(only))
    .sort()
    .slice(0, amount(Infinity, 3));
  if (files.length === 0) continue;
  const measured = files.map((file) => [file.replace('.json', ''), measure(path.join(folder, file))]);
  for (const [name, { results, first, unlike, guessed }] of measured) {
    rows[`${set} · ${name}`] = { ...rowOf([results]), 'first 10': first.toFixed(2) };
    if (!showsMisses || set === 'held back') continue;
    for (const kind of Object.keys(KINDS)) {
      const { missed, extra } = results[`${kind} strict`];
      const wrong = extra.map((text) => (guessed.has(text) ? `?${text}` : text));
      console.log(`${name} · ${kind}\n  missed: ${missed.join(' | ')}\n  wrong:  ${wrong.join(' | ')}`);
    }
    console.log(`  ${unlike}`);
  }
  const all = measured.map(([, each]) => each);
  for (const author of new Set(all.map((each) => each.author).filter(Boolean)))
    rows[`${set}, author "${author}"`] = rowOf(
      all.filter((each) => each.author === author).map(({ results }) => results),
    );
  const withFacts = all.filter(({ hasFacts }) => hasFacts);
  const right = (fact) => `${fact} ${withFacts.filter((each) => each[fact]).length}/${withFacts.length}`;
  rows[`${set.toUpperCase()}, mean (${right('years')}, ${right('degree')})`] = {
    ...rowOf(all.map(({ results }) => results)),
    'first 10': mean(all.map(({ first }) => first)).toFixed(2),
  };
  if (existsSync(path.join(folder, MODEL_ANSWERS))) addModelRows(set, folder, new Map(measured));
}

/**
 * Adds two rows for the postings with recorded model answers: the mean results of these answers, and the mean results
 * of the rules on the same postings.
 */
function addModelRows(set, folder, byRules) {
  const answers = JSON.parse(readFileSync(path.join(folder, MODEL_ANSWERS), 'utf8'));
  const names = Object.keys(answers).filter((name) => byRules.has(name));
  if (names.length === 0) return;
  const byModel = names.map((name) =>
    measure(path.join(folder, `${name}.json`), ({ text }) => keywordsByModel(text, dictionary, answers[name])),
  );
  const row = (all) => ({
    ...rowOf(all.map(({ results }) => results)),
    'first 10': mean(all.map(({ first }) => first)).toFixed(2),
  });
  rows[`${set}, ${names.length} by the model (recorded)`] = row(byModel);
  rows[`${set}, the same ${names.length} by the rules`] = row(names.map((name) => byRules.get(name)));
}

function rowOf(all) {
  const columns = Object.keys(KINDS).flatMap((kind) => [`${kind} strict`, `${kind} lenient`]);
  return Object.fromEntries(columns.map((column) => [column, shown(all.map((results) => results[column]))]));
}

console.log('precision, recall, F1; "?" marks a term that is not in the dictionary');
console.table(rows);

/**
 * Times keyword extraction from a description of about 1,000 words in a warm process. Keeps the fastest run, which
 * other processes disturbed least.
 */
function speed() {
  const texts = readdirSync(OWN)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(OWN, file), 'utf8')).text);
  const long = texts
    .join('\n')
    .split(/(?<=\s)/)
    .slice(0, 1_000)
    .join('');
  const times = Array.from({ length: amount(80, 24) }, () => {
    const from = performance.now();
    extractKeywords(long, dictionary, tagger);
    return performance.now() - from;
  });
  const warm = times.slice(20).sort((a, b) => a - b);
  return { best: warm[0], median: warm[warm.length / 2] };
}
const { best, median } = speed();
console.log(
  `1,000 words, warm: best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms · dictionary: ${dictionary.names.size} names, ` +
    `read in ${loading.toFixed(0)} ms, about ${held.toFixed(0)} MB`,
);
