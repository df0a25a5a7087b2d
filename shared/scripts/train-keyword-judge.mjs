/**
 * Trains the keyword judge on the job postings of the benchmark and writes shared/data/keyword-judge/weights.tsv:
 * `npm run build -w shared && node shared/scripts/train-keyword-judge.mjs`. Commit the result. Never reads the postings
 * in bench/keywords/held-back.
 *
 * With `--leave-out`, it writes nothing, but trains without the postings of one author at a time and prints what the
 * judge changes for that author's postings. A judge is worth keeping only if it improves the results for every author.
 *
 * The judge is a logistic regression over named features (shared/src/keywords/judge/span-features.ts). Its examples are
 * the hard skills that the rules found and the words between them; an example is positive if the annotator listed it.
 * Postings that the authors of the rules have not read count three times.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { nameOf } from '@shortlist/shared/keywords/judged-spans';
import { freeSpans } from '@shortlist/shared/keywords/judge/judge-spans';
import { readJudge } from '@shortlist/shared/keywords/judge/read-judge';
import { features, prepare } from '@shortlist/shared/keywords/judge/span-features';
import { readDictionary } from '@shortlist/shared/keywords/posting/dictionary';
import { phraseKey } from '@shortlist/shared/keywords/posting/tokenize';
import { readPosting } from '@shortlist/shared/keywords/read-posting';
import { TECHNICAL_SKILLS } from '@shortlist/shared/skills/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/skills/skill-suggestions';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.join(ROOT, 'shared/data');
const FOLDERS = [
  path.join(ROOT, 'bench/keywords'),
  path.resolve(process.env.SAMPLES_DIR ?? path.resolve(ROOT, '../shared/samples'), 'jobs'),
];
const ROUNDS = 250;
const RATE = 0.5;
const DECAY = 20;
const STRANGER = 3;
/** Features with fewer examples are left out. */
const LEAST_EXAMPLES = 20;

const dictionary = readDictionary(readFileSync(path.join(DATA, 'skills/dictionary.txt'), 'utf8'), [
  ...TECHNICAL_SKILLS,
  ...SUGGESTED_SKILLS,
]);
const scoresFile = readFileSync(path.join(DATA, 'keyword-judge/word-scores.txt'), 'utf8');
const { scores } = readJudge(scoresFile, '');
const skillOf = (text) => dictionary.names.get(phraseKey(text))?.skill;

function examplesOf({ text, hardSkills, author }) {
  const keys = new Set(hardSkills.map(phraseKey));
  const skills = new Set(hardSkills.map(skillOf).filter(Boolean));
  return readPosting(text, dictionary).passages.flatMap((passage) => {
    const names = passage.spans.map(nameOf);
    const prepared = prepare(passage, names);
    const spans = [...names.filter(({ kind }) => kind === 'hard'), ...freeSpans(prepared)];
    return spans.map(({ first, last }) => {
      const words = text.slice(passage.tokens[first].start, passage.tokens[last].end);
      const found = [];
      features(prepared, scores, first, last, (feature) => found.push(feature));
      const isListed = keys.has(phraseKey(words)) || skills.has(skillOf(words));
      return { found, y: isListed ? 1 : 0, weight: author.includes('stranger') ? STRANGER : 1 };
    });
  });
}

const postings = FOLDERS.filter(existsSync).flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const posting = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      return { ...posting, author: posting.author ?? 'samples' };
    }),
);
for (const posting of postings) posting.examples = examplesOf(posting);

/** Fits the weight of each feature with AdaGrad. The same examples always give the same weights. */
function train(examples) {
  const times = new Map();
  for (const { found } of examples) for (const each of found) times.set(each, (times.get(each) ?? 0) + 1);
  const names = [...times.keys()].filter((name) => times.get(name) >= LEAST_EXAMPLES).sort();
  const at = new Map(names.map((name, index) => [name, index]));
  const rows = examples.map(({ found, y, weight }) => ({
    x: found.flatMap((name) => at.get(name) ?? []),
    y,
    weight,
  }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => DECAY * weight);
    for (const { x, y, weight } of rows) {
      const logit = x.reduce((sum, index) => sum + weights[index], 0);
      const error = (1 / (1 + Math.exp(-logit)) - y) * weight;
      for (const index of x) slope[index] += error;
    }
    for (const [index, each] of slope.entries()) {
      squares[index] += each * each;
      weights[index] -= (RATE * each) / Math.sqrt(squares[index]);
    }
  }
  return new Map(names.map((name, index) => [name, Math.round(weights[index] * 1_000) / 1_000]));
}

const fileOf = (weights) => [...weights].map(([name, weight]) => `${weight}\t${name}`).join('\n');
const examplesOfAll = (of) => of.flatMap(({ examples }) => examples);

const isSame = (a, b) => phraseKey(a) === phraseKey(b) || (skillOf(a) !== undefined && skillOf(a) === skillOf(b));
const isAkin = (a, b) =>
  isSame(a, b) ||
  ` ${phraseKey(a)} `.includes(` ${phraseKey(b)} `) ||
  ` ${phraseKey(b)} `.includes(` ${phraseKey(a)} `);

function measure({ text, hardSkills }, judge) {
  const found = extractKeywords(text, dictionary, judge)
    .terms.filter(({ kind }) => kind === 'hard')
    .map((term) => term.text);
  const of = (same) => {
    const precision = found.filter((each) => hardSkills.some((gold) => same(each, gold))).length / (found.length || 1);
    const recall = hardSkills.filter((gold) => found.some((each) => same(each, gold))).length / hardSkills.length;
    return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
  };
  return { strict: of(isSame), lenient: of(isAkin) };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

if (process.argv.includes('--leave-out')) {
  for (const author of new Set(postings.map((posting) => posting.author))) {
    const own = postings.filter((posting) => posting.author === author);
    const weights = train(examplesOfAll(postings.filter((posting) => posting.author !== author)));
    const judge = { scores, weights };
    const row = (used) =>
      ['strict', 'lenient'].map((way) =>
        ['precision', 'recall', 'f1']
          .map((figure) => mean(own.map((posting) => measure(posting, used)[way][figure])).toFixed(3))
          .join(' '),
      );
    console.log(`${author} (${own.length}): ${row(null).join(' · ')}  ->  ${row(judge).join(' · ')}`);
  }
} else {
  const weights = train(examplesOfAll(postings));
  writeFileSync(
    path.join(DATA, 'keyword-judge/weights.tsv'),
    `# Made by shared/scripts/train-keyword-judge.mjs from ${postings.length} postings: weight, feature.\n${fileOf(weights)}\n`,
  );
  console.log(`${weights.size} features of ${examplesOfAll(postings).length} examples`);
}
