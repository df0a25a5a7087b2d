import { unprovenClaims } from './claim-facts.js';
import { applyFactCheck } from './fact-check.js';
import type { GuardRecord } from './guard-record.js';
import { asRead, placeIn, type Fact, type Statement } from '../fact.js';
import { factsOf, knownKeys, namesBeside } from '../facts.js';
import { startingNames } from '../name-facts.js';
import { EVERYDAY } from '../known-names.js';
import { unsupportedPraise } from './praise-by-others.js';
import { inflatedNumbers } from '../inflated-numbers.js';
import { otherPlaceNames } from '../place-names.js';
import { isMild } from '../words/mild-verbs.js';
import { isPlain } from '../words/plain-words.js';
import { isPay } from './posting-pay.js';
import { readRecord, sentencesOf, type RecordReading } from './read-record.js';
import { roundedKey } from '../rounded-numbers.js';
import { rootOf } from '../../english/word-roots.js';
import { supports, wordsWithGaps } from '../words/text-words.js';
import { perSource, sourceOf, type Source } from '../source.js';
import { countedThings, swappedNumbers, thingsAfter, type Count } from '../swapped-numbers.js';
import { tracedClaims } from './traced-claims.js';

/** A fact that a suggestion contains but its sources do not. */
export type Flag = Statement;

/**
 * Finds facts that a suggestion adds to the user's own: numbers, money, percentages, dates, names, employers, tools,
 * degrees, titles and claims. Checks the answers of language models and of the built-in rules. Compares words, not
 * their meaning: inventions that use only words from the sources are missed unless `record` contains a fact check.
 * @param sources all texts that the suggestion may use; never the job description
 */
export function factGuard(sources: readonly string[], suggestion: string, record?: GuardRecord): Flag[] {
  const text = asRead(suggestion);
  const found = added(sourceOf(sources), text, record).filter((fact) => !isAskedFor(sources, text, record, fact));
  return (record?.factCheck ? applyFactCheck(found, text, record.factCheck) : found)
    .filter(firstOfOverlapping())
    .map(({ kind, start, end }) => {
      const [from, to] = text === suggestion ? [start, end] : [placeIn(suggestion, start), placeIn(suggestion, end)];
      return { kind, text: suggestion.slice(from, to), start: from, end: to };
    });
}

function added(source: Source, text: string, record?: GuardRecord): Fact[] {
  const known = keysOf(source);
  const acronyms = acronymsOf(source);
  const counts = countsOf(source);
  const spelled = spelledOut(text, known);
  const isKnown = (fact: Fact): boolean => {
    const { kind, key, text: written } = fact;
    if (known.has(key)) return true;
    if (kind === 'number')
      return isRoundly(key, text.slice(fact.end), counts) || (record !== undefined && isNumberOf(record, text, fact));
    if (kind !== 'name') return kind === 'tool' && isKnownName(written, key, known, acronyms);
    return (
      isKnownName(written, key, known, acronyms) || (record !== undefined && isWordOf(readRecord(record), text, fact))
    );
  };
  const facts = factsOf(text);
  const unknown = [...facts, ...namesBeside(facts, startingNames(text))].filter(
    (fact) => !isKnown(fact) && !(fact.kind === 'name' && isWithin(fact, spelled)),
  );
  return [
    ...unknown,
    ...inflatedNumbers(source, text).filter((fact) => !record || !isJobs(fact, text)),
    ...swappedNumbers(source, text).filter((fact) => !record || !(countsAnything(fact, text) || isStep(fact, text))),
    ...unprovenClaims(source, text),
    ...(record ? [...tracedClaims(record, text, facts), ...unsupportedPraise(record, text)] : []),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Returns whether the resume states the number or its unrounded value, or the posting states the number as pay. */
function isNumberOf(record: GuardRecord, text: string, fact: Fact): boolean {
  const { numbers } = readRecord(record);
  return numbers.has(fact.key) || roundedKey(text, fact, numbers) !== undefined || isPay(fact, text, record);
}

/** Returns whether a name is a word from the resume, or an ordinary word capitalized because it starts a sentence. */
const isWordOf = ({ all }: RecordReading, text: string, { text: written, key, start }: Fact): boolean =>
  // `all` also contains labels of resume fields, such as GPA, and alternative names, such as "Christmas" for "Xmas".
  isSameWord(written, all) ||
  (isFirstWord(text, start, written) &&
    !EVERYDAY.has(key) &&
    // A degree in chemistry supports the title "chemist".
    (supports(all, rootOf(key)) || isPlain(key) || isMild(rootOf(key))));

/**
 * Returns whether the roots contain the root of the word: "budget" for "budgets". Returns false for tool names that are
 * also common words.
 */
const isSameWord = (written: string, roots: ReadonlySet<string>): boolean =>
  (written.length > 4 || /^\p{Lu}+$/u.test(written)) &&
  !EVERYDAY.has(written.toLowerCase()) &&
  roots.has(rootOf(written.toLowerCase()));

const isFirstWord = (text: string, start: number, written: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(written) &&
  (start === 0 || /[.!?|•\n]\s?$/.test(text.slice(Math.max(0, start - 3), start)));

const postings = new WeakMap<readonly string[], Map<string, Source>>();

function withPosting(sources: readonly string[], posting: string): Source {
  const known = postings.get(sources) ?? new Map<string, Source>();
  postings.set(sources, known);
  const source = known.get(posting) ?? sourceOf([...sources, posting]);
  known.set(posting, source);
  return source;
}

/** Number of characters searched after a number for the thing that it counts. */
const REACH = 60;
const JOBS =
  /^\s(?:\p{L}+\s)?(?:jobs|roles|employers|posts|positions|companies|workplaces|firms|sites|schools|shops)(?!\p{L})/u;

/**
 * Returns whether the word after a number is so general that the number may count anything: "340 people" may be 340
 * staff. `tracedClaims` checks such numbers instead.
 */
const countsAnything = ({ end }: Fact, text: string): boolean =>
  wordsWithGaps(text.slice(end, end + REACH))[0]?.isPlain ?? false;

/** Returns whether a number identifies something instead of counting it: "Band 3", "Ward 7". */
const isStep = ({ start }: Fact, text: string): boolean =>
  /\b(?:level|class|grade|stage|band|tier|type|category|phase|ward|unit|room|zone|section)\s$/i.test(
    text.slice(Math.max(0, start - STEP_REACH), start),
  );
const STEP_REACH = 12;

/** Returns whether a number counts jobs. In "over two jobs", "over" means "during" rather than "more than". */
const isJobs = ({ end }: Fact, text: string): boolean => JOBS.test(text.slice(end, end + REACH));

/** Returns whether the text presents a fact from the job description as the employer's wish: "you ask for SQL". */
function isAskedFor(sources: readonly string[], text: string, record: GuardRecord | undefined, fact: Fact): boolean {
  if (!record?.posting) return false;
  const isWished = sentencesOf(record, text).some(({ wished }) =>
    [...wished].some(({ start, end }) => start < fact.end && end > fact.start),
  );
  return (
    isWished &&
    !added(withPosting(sources, record.posting), text).some(({ start, end }) => start < fact.end && end > fact.start) &&
    wordsWithGaps(fact.text).every(
      ({ root, isPlain }) =>
        isPlain || supports(readRecord(record).posting, root) || supports(readRecord(record).all, root),
    )
  );
}

const keysOf = perSource(knownKeys);
const countsOf = perSource(countedThings);

const isWithin = ({ start, end }: Fact, spans: readonly { start: number; end: number }[]): boolean =>
  spans.some((span) => start >= span.start && end <= span.end);

/** Returns a filter that keeps the first of overlapping facts. Expects the facts in text order. */
function firstOfOverlapping(): (fact: Statement) => boolean {
  let reached = 0;
  return ({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  };
}

/**
 * Returns whether a name is known in another form: as an acronym, as a singular or plural ("APIs" for "API"), or in
 * parts ("Excel-based", "Delta/Valley").
 */
function isKnownName(written: string, key: string, known: ReadonlySet<string>, acronyms: ReadonlySet<string>): boolean {
  if (acronyms.has(key) || known.has(`${key}s`) || (key.endsWith('s') && known.has(key.slice(0, -1)))) return true;
  const parts = written.split(/[-/&'’]/).filter(Boolean);
  return (
    parts.length > 1 && parts.every((part) => known.has(part.toLowerCase()) || /^\p{Ll}+$/u.test(part) || part === 's')
  );
}

/** Returns whether the source supports a round number: "hundreds of calls" for 300 calls. */
function isRoundly(key: string, rest: string, counts: readonly Count[]): boolean {
  const least = { dozens: 24, hundreds: 200, thousands: 2_000, millions: 2e6, billions: 2e9 }[key];
  if (least === undefined) return false;
  const most = key === 'dozens' ? 200 : least * 500;
  const things = thingsAfter(rest.replace(/^\s+of\b/, ''));
  return counts.some(
    (count) =>
      Number(count.key) >= least && Number(count.key) < most && count.things.some((thing) => things.includes(thing)),
  );
}

/**
 * Returns the acronyms of names in the source, such as BLS for Basic Life Support, and alternative names of places in
 * the source.
 */
const acronymsOf = perSource((source): ReadonlySet<string> => {
  const names = source.match(/(?<!\p{L})\p{Lu}\p{L}+(?:[ -](?:of |and |for |the )?\p{Lu}[\p{L}]+)+/gu) ?? [];
  return new Set([
    ...names
      .map((name) =>
        name
          .match(/\p{Lu}/gu)!
          .join('')
          .toLowerCase(),
      )
      .filter(({ length }) => length > 1),
    ...otherPlaceNames(source),
  ]);
});

/** Finds names whose initials are an acronym in the source: "Structured Query Language" for SQL. */
const spelledOut = (text: string, known: ReadonlySet<string>): { start: number; end: number }[] =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+){2,7}/gu)]
    .filter(([name]) =>
      known.has(
        name
          .match(/(?<![\p{L}])\p{Lu}/gu)!
          .join('')
          .toLowerCase(),
      ),
    )
    .map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

/** A suggested line without its invented numbers, together with the facts that the fact guard flagged. */
export interface GuardedLine {
  /** Null if the line must be dropped: a blank can replace only an invented number. */
  text: string | null;
  flags: Flag[];
}

/** Replaces invented numbers with blanks. Drops the whole line if a name, tool, degree, title or claim is invented. */
export function guardedLine(sources: readonly string[], suggestion: string, record?: GuardRecord): GuardedLine {
  const flags = factGuard(sources, suggestion, record);
  if (flags.some(({ kind }) => kind !== 'number')) return { text: null, flags };
  const text = flags.toReversed().reduce((line, { start, end, text: found }) => {
    const blank = /[%$€£¥]|percent|per cent|half/i.test(found) ? '[how much?]' : '[how many?]';
    return line.slice(0, start) + blank + line.slice(end);
  }, suggestion);
  return { text, flags };
}
