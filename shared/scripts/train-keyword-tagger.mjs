/**
 * Trains the keyword tagger and writes shared/data/keyword-tagger/weights.tsv:
 * `npm run build -w shared && node shared/scripts/train-keyword-tagger.mjs`. Commit the result. Never reads the
 * postings in bench/keywords/held-back. Takes less than a minute; the same postings always give the same weights.
 *
 * With `--leave-out`, the script writes nothing. It leaves out one file of postings at a time, trains on the others and
 * prints the results for the file left out. Change features or rules only if these results improve.
 *
 * The tagger is a conditional random field (linear chain). In the postings of bench/keywords/training, the terms are
 * marked. The postings of the benchmark come with lists of terms, which the script finds in the text.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractKeywords } from '@shortlist/shared/keywords/extract-keywords';
import { readDictionary } from '@shortlist/shared/keywords/posting/dictionary';
import { phraseKey } from '@shortlist/shared/keywords/posting/tokenize';
import { readPosting } from '@shortlist/shared/keywords/read-posting';
import { AFTER, readTagger, START, UNITS_PER_WEIGHT } from '@shortlist/shared/keywords/tagger/read-tagger';
import { mayFollow, TAGS } from '@shortlist/shared/keywords/tagger/tag-words';
import { wordFeatures } from '@shortlist/shared/keywords/tagger/word-features';
import { TECHNICAL_SKILLS } from '@shortlist/shared/skills/skill-groups';
import { SUGGESTED_SKILLS } from '@shortlist/shared/skills/skill-suggestions';

const ROUNDS = 12;
/**
 * Number of final rounds whose weights are averaged, because the weights of a single round depend on the order of the
 * postings.
 */
const AVERAGED = 6;
const RATE = 0.1;
const DECAY = 1e-3;
/** Minimum number of words that must have a feature. Rarer features are ignored. */
const LEAST_WORDS = 3;
/** Features whose weights are all below this value hardly change a result and are left out. */
const LEAST_WEIGHT = 0.15;
const COUNT = TAGS.length;

const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.join(ROOT, 'shared/data');
const TRAINING = path.join(ROOT, 'bench/keywords/training');
const LISTED = [
  path.join(ROOT, 'bench/keywords'),
  path.resolve(process.env.SAMPLES_DIR ?? path.resolve(ROOT, '../shared/samples'), 'jobs'),
];

const dictionary = readDictionary(readFileSync(path.join(DATA, 'skills/dictionary.txt'), 'utf8'), [
  ...TECHNICAL_SKILLS,
  ...SUGGESTED_SKILLS,
]);

const KIND_OF_MARK = { h: 'hard', H: 'hard', s: 'soft', c: 'certificate' };

/**
 * Reads postings in which the terms are marked: "[[h:stock rotation]]" for a hard skill, with "H" if the skill is
 * required.
 */
function markedPostings(file) {
  const parts = readFileSync(file, 'utf8').split(/^=== .*\n/m);
  return parts.slice(1).map((source) => {
    const spans = [];
    let text = '';
    let reached = 0;
    for (const mark of source.matchAll(/\[\[([hHsc]):([^[\]]+)\]\]/g)) {
      text += source.slice(reached, mark.index);
      spans.push({ kind: KIND_OF_MARK[mark[1]], start: text.length, end: text.length + mark[2].length });
      text += mark[2];
      reached = mark.index + mark[0].length;
    }
    text += source.slice(reached);
    return { text, spans };
  });
}

/** Reads a posting that has a list of terms, and finds these terms in its text. */
function listedPosting(file) {
  const { text, hardSkills, softSkills, certificates } = JSON.parse(readFileSync(file, 'utf8'));
  const spans = [];
  for (const [kind, terms] of Object.entries({ certificate: certificates, hard: hardSkills, soft: softSkills }))
    for (const term of terms) {
      const asWords = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(term)}(?![\\p{L}\\p{N}])`, 'giu');
      for (const { index } of text.matchAll(asWords)) {
        const span = { kind, start: index, end: index + term.length };
        if (!spans.some(({ start, end }) => start < span.end && span.start < end)) spans.push(span);
      }
    }
  return { text, spans };
}

/** Returns the passages of a posting, each with the features and the correct tag of every word. */
function examplesOf({ text, spans }) {
  return readPosting(text, dictionary).passages.flatMap((passage) => {
    if (passage.tokens.length === 0) return [];
    const tags = passage.tokens.map(() => 0);
    for (const { kind, start, end } of spans) {
      const within = passage.tokens.flatMap((token, at) => (token.start >= start && token.end <= end ? [at] : []));
      for (const [place, at] of within.entries()) tags[at] = TAGS.indexOf(place === 0 ? kind : `+${kind}`);
    }
    return [{ features: wordFeatures(passage), tags }];
  });
}

const filesIn = (folder, ending) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => path.join(folder, name))
    : [];

const sets = [
  ...filesIn(TRAINING, '.txt').map((file) => ({ name: path.basename(file, '.txt'), postings: markedPostings(file) })),
  { name: 'listed', postings: LISTED.flatMap((folder) => filesIn(folder, '.json')).map(listedPosting) },
];
for (const { postings } of sets) for (const posting of postings) posting.examples = examplesOf(posting);

const FOLLOWS = TAGS.map((_, before) => TAGS.map((_tag, tag) => mayFollow(tag, before)));

function logSum(values) {
  const most = Math.max(...values);
  if (most === -Infinity) return most;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** Weights that AdaGrad adjusts: each step is divided by the square root of the sum of all squared gradients so far. */
class Weights {
  constructor(size) {
    this.values = new Float64Array(size);
    // Starting at 1 keeps the first steps small, so that the order of the postings hardly matters.
    this.squares = new Float64Array(size).fill(1);
    this.sums = new Float64Array(size);
  }

  adjust(at, slope) {
    this.squares[at] += slope * slope;
    this.values[at] += (RATE * slope) / Math.sqrt(this.squares[at]);
  }

  remember() {
    for (const [at, value] of this.values.entries()) this.sums[at] += value;
  }

  /** Returns the weights of a feature for all tags, averaged over the final rounds, as whole numbers. */
  row(at) {
    return Array.from(this.sums.subarray(at * COUNT, (at + 1) * COUNT), (sum) =>
      Math.round((sum / AVERAGED) * UNITS_PER_WEIGHT),
    );
  }
}

/**
 * Runs the forward-backward algorithm. For each word and tag, `forward` is the log sum of the scores of all ways to tag
 * the words up to this word, and `backward` that of all ways to tag the words after it. `all` is the log sum for the
 * whole passage.
 */
function forwardAndBackward(scores, length, start, pairs) {
  const forward = new Float64Array(length * COUNT).fill(-Infinity);
  const backward = new Float64Array(length * COUNT);
  const values = new Float64Array(COUNT);
  for (let tag = 0; tag < COUNT; tag += 1) if (mayFollow(tag, null)) forward[tag] = scores[tag] + start.values[tag];
  for (let at = 1; at < length; at += 1)
    for (let tag = 0; tag < COUNT; tag += 1) {
      for (let before = 0; before < COUNT; before += 1)
        values[before] = FOLLOWS[before][tag]
          ? forward[(at - 1) * COUNT + before] + pairs.values[before * COUNT + tag]
          : -Infinity;
      forward[at * COUNT + tag] = logSum(values) + scores[at * COUNT + tag];
    }
  for (let at = length - 2; at >= 0; at -= 1)
    for (let before = 0; before < COUNT; before += 1) {
      for (let tag = 0; tag < COUNT; tag += 1)
        values[tag] = FOLLOWS[before][tag]
          ? pairs.values[before * COUNT + tag] + scores[(at + 1) * COUNT + tag] + backward[(at + 1) * COUNT + tag]
          : -Infinity;
      backward[at * COUNT + before] = logSum(values);
    }
  return { forward, backward, all: logSum(forward.subarray((length - 1) * COUNT)) };
}

/** Trains on one passage: raises the probability of the right tags by a step. */
function learn({ rows, tags }, weights, start, pairs) {
  const length = rows.length;
  const scores = new Float64Array(length * COUNT);
  for (const [at, row] of rows.entries())
    for (const feature of row)
      for (let tag = 0; tag < COUNT; tag += 1) scores[at * COUNT + tag] += weights.values[feature * COUNT + tag];
  const { forward, backward, all } = forwardAndBackward(scores, length, start, pairs);
  const errorOf = (isRight, logProbability) => Number(isRight) - Math.exp(logProbability);
  for (let at = 1; at < length; at += 1)
    for (let before = 0; before < COUNT; before += 1)
      for (let tag = 0; tag < COUNT; tag += 1) {
        if (!FOLLOWS[before][tag]) continue;
        const pair = before * COUNT + tag;
        const ways =
          forward[(at - 1) * COUNT + before] +
          pairs.values[pair] +
          scores[at * COUNT + tag] +
          backward[at * COUNT + tag];
        pairs.slopes[pair] += errorOf(tags[at - 1] === before && tags[at] === tag, ways - all);
      }
  for (const [at, row] of rows.entries())
    for (let tag = 0; tag < COUNT; tag += 1) {
      const error = errorOf(tags[at] === tag, forward[at * COUNT + tag] + backward[at * COUNT + tag] - all);
      if (Math.abs(error) < 1e-5) continue;
      for (const feature of row) {
        const place = feature * COUNT + tag;
        weights.adjust(place, error - DECAY * weights.values[place]);
      }
      if (at === 0) start.adjust(tag, error);
    }
  for (const [pair, slope] of pairs.slopes.entries()) if (slope !== 0) pairs.adjust(pair, slope);
  pairs.slopes.fill(0);
}

/** Returns a generator of pseudorandom numbers between 0 and 1, which are the same in each run. */
function randomNumbers(seed = 7) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Trains on the examples and returns the lines of `weights.tsv`. */
function train(examples) {
  const times = new Map();
  for (const { features } of examples) for (const name of features.flat()) times.set(name, (times.get(name) ?? 0) + 1);
  const names = [...times.keys()].filter((name) => times.get(name) >= LEAST_WORDS).sort();
  const numberOf = new Map(names.map((name, index) => [name, index]));
  const sequences = examples.map(({ features, tags }) => ({
    rows: features.map((row) => row.flatMap((name) => numberOf.get(name) ?? [])),
    tags,
  }));
  const weights = new Weights(names.length * COUNT);
  const start = new Weights(COUNT);
  const pairs = Object.assign(new Weights(COUNT * COUNT), { slopes: new Float64Array(COUNT * COUNT) });
  const random = randomNumbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(sequences, random);
    for (const sequence of sequences) learn(sequence, weights, start, pairs);
    if (round >= ROUNDS - AVERAGED) for (const each of [weights, start, pairs]) each.remember();
  }
  return [
    `${START}\t${start.row(0).join(' ')}`,
    ...TAGS.map((tag, at) => `${AFTER} ${tag}\t${pairs.row(at).join(' ')}`),
    ...names.flatMap((name, at) => {
      const row = weights.row(at);
      const isTelling = row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT * UNITS_PER_WEIGHT);
      return isTelling ? [`${name}\t${row.join(' ')}`] : [];
    }),
  ];
}

const examplesIn = (of) => of.flatMap(({ postings }) => postings.flatMap(({ examples }) => examples));

const skillOf = (text) => dictionary.names.get(phraseKey(text))?.skill;
const isSame = (a, b) => phraseKey(a) === phraseKey(b) || (skillOf(a) !== undefined && skillOf(a) === skillOf(b));

/** Returns the precision, recall and F1 score for the terms of one kind in a posting. */
function measure({ text, spans }, tagger, kind) {
  const { terms } = extractKeywords(text, dictionary, tagger);
  const found = terms.filter((term) => term.kind === kind).map((term) => term.text);
  const gold = [
    ...new Map(
      spans
        .filter((span) => span.kind === kind)
        .map(({ start, end }) => text.slice(start, end))
        .map((term) => [phraseKey(term), term]),
    ).values(),
  ];
  const precision = found.filter((term) => gold.some((right) => isSame(term, right))).length / (found.length || 1);
  const recall = gold.filter((right) => found.some((term) => isSame(term, right))).length / (gold.length || 1);
  return [precision, recall, (2 * precision * recall) / (precision + recall || 1)];
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

if (process.argv.includes('--leave-out')) {
  for (const left of sets) {
    const tagger = readTagger(train(examplesIn(sets.filter((set) => set !== left))).join('\n'));
    const of = (kind) => {
      const all = left.postings.map((posting) => measure(posting, tagger, kind));
      return [0, 1, 2].map((figure) => mean(all.map((figures) => figures[figure])).toFixed(3)).join(' ');
    };
    console.log(`${left.name} (${left.postings.length}): hard ${of('hard')} · soft ${of('soft')}`);
  }
} else {
  const lines = train(examplesIn(sets));
  const count = sets.reduce((sum, { postings }) => sum + postings.length, 0);
  writeFileSync(
    path.join(DATA, 'keyword-tagger/weights.tsv'),
    `# Made by shared/scripts/train-keyword-tagger.mjs from ${count} postings: feature, weights of each tag in hundredths.\n${lines.join('\n')}\n`,
  );
  console.log(`${lines.length} lines of weights from ${count} postings`);
}
