import { factAt, type Fact } from '../fact.js';
import { deedsOfOthers } from './deeds-of-others.js';
import type { GuardRecord } from './guard-record.js';
import { entriesOfClauses } from './clause-entries.js';
import { overstatedLanguages } from './language-levels.js';
import { numberFacts } from '../number-facts.js';
import { roundedKey } from '../rounded-numbers.js';
import { quantitiesIn, type QuantityPhrase } from '../words/quantity-words.js';
import { readRecord, sentencesOf, type RecordEntry, type RecordLine, type RecordReading } from './read-record.js';
import { supports, isIn, wordsWithGaps, type TextWord } from '../words/text-words.js';
import { isMild } from '../words/mild-verbs.js';
import { isNumberWord, type Clause, type Sentence } from '../words/clauses.js';
import { rootOf } from '../../english/word-roots.js';
import { weightOf } from '../words/weighty-words.js';
import { isPreposition, wordSet } from '../../text/words.js';

/** Lines and words of the resume that may support the claims in a sentence. */
interface Scope {
  lines: readonly RecordLine[];
  roots: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  own: ReadonlySet<string>;
  isWhole: boolean;
}

/** Adverbs in "-ly" usually describe manner. Frequencies such as "weekly" are checked as quantities. */
const isManner = ({ word }: TextWord): boolean => word.length > 5 && word.endsWith('ly');

/**
 * Matches "helped" and its synonyms in a bullet. If a bullet matches, its rewrite must match `SHARED`, so that it does
 * not claim all of the work.
 */
const HELPED = /\b(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|shadow(?:ed|s|ing)?)\b/i;
const SHARED =
  /\b(?:help|assist|support|shadow|aid|contribut|join|part|with|alongside|together|under|lend|hand|back|gave|team|show|teach|train|guid)/i;

interface Span {
  start: number;
  end: number;
}

/** Verbs that do not claim leadership in phrases such as "a path that led through two trades". */
const LEADING = wordSet('led leads leading');
const NOWHERE = wordSet('to through into from up on');
/** Roots of verbs of change, such as "cut". A line with two figures supports them: "from three hours to 20 minutes". */
const CHANGING = new Set(
  [
    ...wordSet(
      'cut reduce lower decrease shorten shrink trim drop fall bring improve increase raise grow rise climb lift boost speed faster quicker',
    ),
  ].map(rootOf),
);

/** Maximum ratio of ordinary words without evidence to words with evidence in a clause. */
const CARRIED = 2 / 3;
/** Number of words searched after a number for a workplace: "two large private hospitals". */
const COUNT_REACH = 3;
/** Number of words searched after a number for its unit: "400 invoices a month". */
const UNIT_REACH = 5;
const EACH = /^(?:an?|per|each|every|one)$/;
const UNITS = new Set([...wordSet('hour day week month year shift night minute second')].map(rootOf));

/**
 * Finds claims, in words or figures, that the resume does not support. Checks each claim against the job that it is
 * about, so that a true fact about one employer is flagged if the text attributes it to another employer.
 */
export function tracedClaims(record: GuardRecord, text: string, facts: readonly Fact[]): Fact[] {
  const reading = readRecord(record);
  const numbers = numberFacts(text).map((number) => ({
    ...number,
    key: roundedKey(text, number, reading.numbers) ?? number.key,
  }));
  const quantities = quantitiesIn(text);
  const found: Fact[] = [];
  const claim = (start: number, end: number): void =>
    void found.push(factAt('claim', text.slice(start, end), start, text.slice(start, end)));
  const [first] = reading.others.length === 0 && reading.entries.length === 1 ? wordsWithGaps(text) : [];
  if (first && reading.lines.some((line) => HELPED.test(line.text)) && !SHARED.test(text))
    claim(first.start, first.end);
  found.push(...overstatedLanguages(reading, text), ...deedsOfOthers(reading, text));
  let before: readonly RecordEntry[] = [];
  for (const sentence of sentencesOf(record, text)) {
    const settled = new Set(
      sentence.words.filter(({ start, end }) =>
        [...facts, ...quantities].some((fact) => fact.start <= start && fact.end >= end),
      ),
    );
    const { places, entries } = entriesOfClauses(reading, sentence, before);
    before = entries.length > 0 ? entries : before;
    // A question claims nothing about the user.
    if (sentence.isQuestion) continue;
    for (const [index, clause] of sentence.clauses.entries()) {
      const inClause: InClause = { text, sentence, clause, settled, numbers, quantities };
      const own = claimsIn(reading, scopeOf(reading, places[index]!), inClause, record.neighbors !== undefined);
      const isNeighbors = record.neighbors?.some((neighbor) => {
        const other = readRecord(neighbor);
        return claimsIn(other, scopeOf(other, []), inClause, true).length === 0;
      });
      if (!isNeighbors) for (const { start, end } of own) claim(start, end);
    }
  }
  return found;
}

interface InClause {
  text: string;
  sentence: Sentence;
  clause: Clause;
  settled: ReadonlySet<TextWord>;
  numbers: readonly Fact[];
  quantities: readonly QuantityPhrase[];
}

/**
 * Returns the claims in a clause that the resume lines in `scope` do not support.
 * @param isAlone whether `scope` is a single bullet; if so, it must contain every number in the clause
 */
function claimsIn(reading: RecordReading, scope: Scope, inClause: InClause, isAlone: boolean): Span[] {
  const { text, sentence, clause, settled, numbers, quantities } = inClause;
  const counted = countedByUnknown(reading, clause, numbers);
  const words = unknownWords(reading, scope, sentence, clause, settled, numbers).filter((word) => !counted.has(word));
  const figures = numbers.filter(
    (number) =>
      number.start >= clause.start &&
      number.end <= clause.end + 2 &&
      ((isAlone && !reading.numbers.has(number.key)) ||
        !isNumberTraced(scope, reading, sentence, clause, number, text)),
  );
  const supported = quantities.filter((quantity) => {
    if (quantity.start < clause.start || quantity.start >= clause.end || isWished(sentence, quantity)) return false;
    const others = claimWords(sentence, clause).filter(
      ({ start, end }) => end <= quantity.start || start >= quantity.end,
    );
    const around = others.length > 0 ? others : claimWords(sentence, { words: sentence.words });
    const lines = isNone(text, quantity) ? linesOf(scope.lines, around) : linesAbout(scope.lines, around);
    return !lines.some((line) => quantity.isKnownBy(line)) && !isSupportedByRecord(scope, sentence, quantity);
  });
  return [...words, ...figures, ...supported];
}

/** Returns whether the resume contains the word and the word after it, next to each other: "daily work". */
function isSupportedByRecord(
  { roots }: Scope,
  { words }: Sentence,
  { start, end }: { start: number; end: number },
): boolean {
  const index = words.findIndex((word) => word.start === start && word.end === end);
  const next = words[index + 1];
  return index >= 0 && next !== undefined && roots.has(`${words[index]!.root} ${next.root}`);
}

const isWished = ({ wished }: Sentence, { start, end }: { start: number; end: number }): boolean =>
  [...wished].some((word) => word.start >= start && word.end <= end);

const scopes = new WeakMap<RecordReading, Map<string, Scope>>();

/** Caches the result, because many clauses refer to the same jobs. */
function scopeOf(reading: RecordReading, entries: readonly RecordEntry[]): Scope {
  const known = scopes.get(reading) ?? new Map<string, Scope>();
  scopes.set(reading, known);
  const key = entries.map((entry) => reading.entries.indexOf(entry)).join();
  const scope = known.get(key) ?? readScope(reading, entries);
  known.set(key, scope);
  return scope;
}

function readScope(reading: RecordReading, entries: readonly RecordEntry[]): Scope {
  if (entries.length === 0)
    return { lines: reading.lines, roots: reading.all, elsewhere: new Set(), own: reading.all, isWhole: true };
  const lines = [...entries.flatMap((entry) => entry.lines), ...reading.others];
  const rootsOf = (some: readonly { roots: ReadonlySet<string> }[]): ReadonlySet<string> =>
    new Set(some.flatMap(({ roots }) => [...roots]));
  return {
    lines,
    roots: rootsOf(lines),
    elsewhere: rootsOf(reading.entries.filter((entry) => !entries.includes(entry))),
    own: rootsOf(entries),
    isWhole: false,
  };
}

const claimWords = ({ wished }: Sentence, { words }: Pick<Clause, 'words'>): TextWord[] =>
  words.filter((word) => !word.isPlain && !wished.has(word) && !/^\p{N}/u.test(word.text) && word.word.length > 1);

function unknownWords(
  reading: RecordReading,
  scope: Scope,
  sentence: Sentence,
  clause: Clause,
  settled: ReadonlySet<TextWord>,
  numbers: readonly Fact[],
): TextWord[] {
  const figures = [
    ...new Set(
      numbers.filter(({ start, end }) => start >= clause.start - 1 && end <= clause.end + 2).map(({ key }) => key),
    ),
  ];
  // Returns whether the clause contains several figures and the line contains all of them. Such a line supports a verb
  // of change: "cut the run time from three hours to 20 minutes".
  const isChanged = ({ numbers }: RecordLine): boolean =>
    figures.length > 1 && figures.every((key) => numbers.has(key));
  const words = claimWords(sentence, clause);
  const questioned = clause.words.filter(
    (word) =>
      sentence.wished.has(word) &&
      !word.isPlain &&
      !settled.has(word) &&
      !/^\p{N}/u.test(word.text) &&
      !isMild(word.root) &&
      !isIn(reading.posting, word),
  );
  const isBorneOut = (word: TextWord): boolean =>
    (isKnown(scope.roots, word, clause.words) && !isPostings(reading, word, clause.words)) ||
    (CHANGING.has(word.root) && scope.lines.some(isChanged));
  const known = words.filter(isBorneOut);
  const isOrdinary = (word: TextWord): boolean => (isMild(word.root) || isManner(word)) && !weightOf(word.root);
  const strange = words.filter((word) => !settled.has(word) && !isBorneOut(word));
  const ordinary = strange.filter(isOrdinary);
  const isCarried = known.length > 0 && ordinary.length <= known.length * CARRIED;
  const unknown = strange.filter((word) => !(isCarried && isOrdinary(word) && !isInstrument(clause.words, word)));
  const moved = scope.isWhole
    ? []
    : words.filter(
        (word) =>
          !unknown.includes(word) &&
          scope.elsewhere.has(word.root) &&
          !isMild(word.root) &&
          !supports(scope.own, word.root) &&
          !reading.general.has(word.root),
      );
  const weighty = words.filter((word) => {
    const weight = weightOf(word.root);
    if (LEADING.has(word.word) && NOWHERE.has(clause.words[clause.words.indexOf(word) + 1]?.word ?? '')) return false;
    if (!weight || unknown.includes(word) || (CHANGING.has(word.root) && scope.lines.some(isChanged))) return false;
    const others = words.filter(
      (other) => other !== word && !settled.has(other) && !weightOf(other.root) && !unknown.includes(other),
    );
    const lines = scope.lines.filter(
      ({ roots }) => [...weight].some((root) => roots.has(root)) || supports(roots, word.root),
    );
    return others.length > 0 && !lines.some(({ roots }) => others.some((other) => supports(roots, other.root)));
  });
  return [...unknown, ...moved, ...weighty, ...questioned.filter((word) => !isKnown(reading.all, word, clause.words))];
}

/**
 * Returns whether a word names a tool after "with": "with a laser level" is a claim, even if all its words are
 * ordinary.
 */
function isInstrument(words: readonly TextWord[], word: TextWord): boolean {
  const index = words.indexOf(word);
  for (let place = index - 1; place >= Math.max(0, index - 3); place -= 1) {
    if (INSTRUMENTAL.has(words[place]!.word)) return true;
    if (isPreposition(words[place]!.word)) return false;
  }
  return false;
}
const INSTRUMENTAL = wordSet('with using via');

/**
 * Returns whether the text copies a word and its neighbor from the job description although the resume lacks the word:
 * "costing" in "job costing".
 */
function isPostings({ all, posting }: RecordReading, word: TextWord, words: readonly TextWord[]): boolean {
  if (all.has(word.root) || isMild(word.root)) return false;
  const index = words.indexOf(word);
  const [before, after] = [words[index - 1], words[index + 1]];
  return (
    (before !== undefined && isNamed(before) && posting.has(`${before.root} ${word.root}`)) ||
    (after !== undefined && isNamed(after) && posting.has(`${word.root} ${after.root}`))
  );
}

const isNamed = ({ word }: TextWord): boolean => word.length > 2 && !isPreposition(word) && !JOINING.has(word);
const JOINING = wordSet('the and our your their with who that all');

/** Returns whether a set of word roots contains a word, even if the text splits the word in two: "stock take". */
function isKnown(roots: ReadonlySet<string>, word: TextWord, words: readonly TextWord[]): boolean {
  if (isIn(roots, word)) return true;
  const index = words.indexOf(word);
  if (isSpelledOut(roots, words, index)) return true;
  return [words[index - 1], words[index + 1]].some((other, place) => {
    if (!other) return false;
    const [first, second] = place === 0 ? [other, word] : [word, other];
    return supports(roots, `${first.root} ${second.root}`) || roots.has(first.root + second.root);
  });
}

/** Returns whether a number is the word "no". A text may state "no breakdowns" only if a line mentions breakdowns. */
const isNone = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /^no$/i.test(text.slice(start, end));
const linesOf = (lines: readonly RecordLine[], words: readonly TextWord[]): readonly RecordLine[] =>
  lines.filter(({ roots }) => words.some(({ root }) => roots.has(root)));

/** Returns the lines that contain any of the words. If there are none, returns the lines that contain a synonym. */
function linesAbout(lines: readonly RecordLine[], words: readonly TextWord[]): readonly RecordLine[] {
  if (words.length === 0) return lines;
  const same = lines.filter(({ roots }) => words.some(({ root }) => roots.has(root)));
  const about = same.length > 0 ? same : lines.filter(({ roots }) => words.some(({ root }) => supports(roots, root)));
  // Any line of a job may support a claim that contains the job's title or employer.
  const jobs = new Set(about.filter(({ job }) => job !== undefined).map(({ headOf }) => headOf));
  return jobs.has(undefined) ? about : [...about, ...lines.filter(({ job }) => job !== undefined && jobs.has(job))];
}

/** Returns whether a line about the same employer contains the number with its unit and the thing it counts. */
function isNumberTraced(
  scope: Scope,
  reading: RecordReading,
  sentence: Sentence,
  clause: Clause,
  { key, start, end }: Pick<Fact, 'key' | 'start' | 'end'>,
  text: string,
): boolean {
  if (clause.words.some((word) => sentence.wished.has(word) && word.start >= start)) return true;
  // A number that no source contains is reported as a number, not as a claim.
  if (!reading.lines.some(({ numbers }) => numbers.has(key))) return true;
  const lines = scope.lines.filter(({ numbers }) => numbers.has(key));
  const [next] = clause.words.filter((word) => word.start >= end);
  const counts = clause.words.filter((word) => word.start >= end).slice(0, COUNT_REACH);
  if (
    next &&
    lines.some(({ text: line, roots }) => line.startsWith(`${key} jobs,`) && counts.some(({ root }) => roots.has(root)))
  )
    return true;
  if (isCountOfJobs(reading, Number(key), counts)) return true;
  if (/^(?:19|20)\d\d$/.test(key)) return lines.length > 0;
  if (isPartOfName(text, start, end)) return true;
  const words = claimWords(sentence, clause).filter((word) => word.end <= start || word.start >= end);
  const counted =
    /^\d/.test(key) && !key.endsWith('%') && !/decade/i.test(text.slice(start, end))
      ? countedBy(clause, words, end)
      : undefined;
  const units = clause.words
    .filter((word) => word.start >= end)
    .slice(0, UNIT_REACH)
    .filter(
      ({ root, word }, place, behind) =>
        UNITS.has(root) && word !== 'second' && (place === 0 || EACH.test(behind[place - 1]!.word)),
    );
  const isSpan =
    /decade/i.test(text.slice(start, end)) ||
    (next !== undefined && /^(?:years?|months?)$/.test(next.word.replace(/'$/, '')));
  if (isSpan && lines.some((line) => line.text === `${key} years`)) return true;
  return lines.some((line) => {
    // A job's duration supports any statement about work in that job.
    const roots = isSpan && line.job !== undefined ? reading.entries[line.job]!.roots : line.all;
    return (
      (!counted || isIn(roots, counted)) &&
      units.every(({ root }) => roots.has(root)) &&
      (words.every(({ root }) => isMild(root)) || words.some((word) => isIn(roots, word)))
    );
  });
}

/** Returns whether a number counts the user's own workplaces: "two hospitals" for a user who worked at two. */
const isCountOfJobs = ({ entries }: RecordReading, count: number, words: readonly TextWord[]): boolean =>
  count >= 2 &&
  words.some(
    (word) =>
      !word.isPlain && entries.filter(({ lines: [called] }) => called && isIn(called.roots, word)).length >= count,
  );

/** Returns whether a number is part of a name instead of counting something: "Level 3", "6G", "9606-1". */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /(?:\p{L}|\d-|\b(?:level|class|grade|stage|part|year|band|tier|type|category|phase)\s)$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  ) || /^(?:\p{L}|-\d)/u.test(text.slice(end, end + 2));

/**
 * Returns the thing that a number counts ("invoices" for "400 invoices"). Returns undefined if a unit or a preposition
 * follows the number.
 */
function countedBy(clause: Clause, words: readonly TextWord[], end: number): TextWord | undefined {
  if (UNITS.has(clause.words.find(({ start }) => start >= end)?.root ?? '')) return undefined;
  for (const word of clause.words
    .filter(({ start, word: supported }) => start >= end && !isNumberWord(supported))
    .slice(0, 3)) {
    if (isPreposition(word.word)) return undefined;
    if (words.includes(word)) return word;
  }
  return undefined;
}

/** Returns whether words spell out an acronym: "intensive care" for ICU. */
function isSpelledOut(roots: ReadonlySet<string>, words: readonly TextWord[], index: number): boolean {
  for (let from = Math.max(0, index - 3); from <= index; from += 1)
    for (let count = Math.max(2, index - from + 1); count <= 4; count += 1) {
      const initials = words
        .slice(from, from + count)
        .map(({ word }) => word[0])
        .join('');
      if (initials.length === count && ((count > 2 && roots.has(initials)) || roots.has(`${initials}u`))) return true;
    }
  return false;
}

/**
 * Returns the words directly after unsupported numbers. These words are not flagged, because the numbers already are.
 */
function countedByUnknown(reading: RecordReading, { words }: Clause, numbers: readonly Fact[]): ReadonlySet<TextWord> {
  const unknown = numbers.filter(({ key }) => !reading.numbers.has(key));
  return new Set(
    words.filter((word, index) =>
      unknown.some(({ end }) => word.start >= end && words[index - 1] !== undefined && words[index - 1]!.start < end),
    ),
  );
}
