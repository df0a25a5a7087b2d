import { factAt, type Fact } from './fact.js';
import type { GuardRecord } from './guard-record.js';
import { namedEntries } from './named-entries.js';
import { numberFacts } from './number-facts.js';
import { quantitiesIn } from './quantity-words.js';
import { readRecord, type RecordEntry, type RecordLine, type RecordReading } from './read-record.js';
import { bearsOut, saidWords, type SaidWord } from './said-words.js';
import { isMild } from './mild-verbs.js';
import { sentencesIn, type Clause, type Sentence } from './said-clauses.js';
import { isWorkedOut } from './worked-out.js';
import { weightOf } from './weighty-words.js';
import { isPreposition, wordSet } from './words.js';

/** Where claims of a sentence may come from. */
interface Scope {
  lines: readonly RecordLine[];
  roots: ReadonlySet<string>;
  /** The roots of the entries that the sentence does not speak of. */
  elsewhere: ReadonlySet<string>;
  /** The roots of the entries that it speaks of. */
  own: ReadonlySet<string>;
  isWhole: boolean;
}

/** "Weekly" and "regularly" say how, and how often is looked up as a quantity. */
const isManner = ({ word }: SaidWord): boolean => word.length > 5 && word.endsWith('ly');

/** "As a cashier, I …" speaks of the whole sentence; later in it, of its own part only. */
const OPENING = 2;
/** A sentence that tells one job after another speaks of each in its own part only. */
const STUDIES = wordSet('studied study degree thesis graduated university college bachelor');
const CAREER = wordSet('began started before after then moved joined now later previously earlier until followed went');

/** Words at the start of a part that lead to another place or time, and how far from its start they stand. */
const ELSEWHERE = wordSet('still now today nowadays before then later previously earlier afterwards');
const OPENS_ANOTHER = 3;

/** A bullet of somebody who helped, and words that say so still. */
const HELPED = /\b(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|shadow(?:ed|s|ing)?)\b/i;
const SHARED =
  /\b(?:help|assist|support|shadow|aid|contribut|join|part|with|alongside|together|under|back|gave|team|show|teach|train|guid)/i;

const UNITS = wordSet('hour day week month year shift night minute second');

/**
 * What a text says in plain words and its record does not: each claim is traced to its own place, and so a true fact of
 * one employer told of another is found too.
 */
export function tracedClaims(record: GuardRecord, text: string, facts: readonly Fact[]): Fact[] {
  const reading = readRecord(record);
  const numbers = numberFacts(text);
  const quantities = quantitiesIn(text);
  const found: Fact[] = [];
  const claim = (start: number, end: number): void =>
    void found.push(factAt('claim', text.slice(start, end), start, text.slice(start, end)));
  const [first] = reading.others.length === 0 && reading.entries.length === 1 ? saidWords(text) : [];
  if (first && reading.lines.some((line) => HELPED.test(line.text)) && !SHARED.test(text))
    claim(first.start, first.end);
  let before: readonly RecordEntry[] = [];
  for (const sentence of sentencesIn(text, record.isToEmployer)) {
    if (sentence.isQuestion) continue;
    const settled = new Set(
      sentence.words.filter(({ start, end }) =>
        [...facts, ...quantities].some((fact) => fact.start <= start && fact.end >= end),
      ),
    );
    // A university may share its town with an employer.
    const isStudies = sentence.words.some(({ word }) => STUDIES.has(word));
    const isCareer = sentence.words.some(({ word }) => CAREER.has(word));
    const named = isStudies
      ? []
      : isCareer
        ? namedEntries(reading, sentence.clauses[0]!.words, OPENING)
        : namedEntries(reading, sentence.words, OPENING);
    const entries = named.length === 0 && /^(?:there|here)$/.test(sentence.words[0]!.word) ? before : named;
    before = entries.length > 0 ? entries : before;
    for (const clause of sentence.clauses) {
      const own = isStudies ? [] : namedEntries(reading, clause.words);
      // "…, before that I served on the tills", "…, and I still read to them": another place begins.
      const isElsewhere =
        clause !== sentence.clauses[0] && clause.words.slice(0, OPENS_ANOTHER).some(({ word }) => ELSEWHERE.has(word));
      const scope = scopeOf(reading, own.length > 0 ? own : isElsewhere ? [] : entries);
      const counted = countedByUnknown(reading, clause, numbers);
      for (const word of unknownWords(reading, scope, sentence, clause, settled))
        if (!counted.has(word)) claim(word.start, word.end);
      for (const { start, end, key } of numbers)
        if (
          start >= clause.start &&
          end <= clause.end + 2 &&
          !isNumberTraced(scope, reading, sentence, clause, { key, start, end }, text)
        )
          claim(start, end);
      for (const quantity of quantities)
        if (quantity.start >= clause.start && quantity.start < clause.end && !isWished(sentence, quantity)) {
          const words = claimWords(sentence, clause).filter(
            ({ start, end }) => end <= quantity.start || start >= quantity.end,
          );
          const around = words.length > 0 ? words : claimWords(sentence, { words: sentence.words });
          const lines = linesAbout(scope.lines, around);
          if (!lines.some((line) => quantity.isKnownBy(line))) claim(quantity.start, quantity.end);
        }
    }
  }
  return found;
}

const isWished = ({ wished }: Sentence, { start, end }: { start: number; end: number }): boolean =>
  [...wished].some((word) => word.start >= start && word.end <= end);

const scopes = new WeakMap<RecordReading, Map<string, Scope>>();

/** Read once for each employer: every part of a text asks for it. */
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

/** The words of a clause that say something of the user. */
const claimWords = ({ wished }: Sentence, { words }: Pick<Clause, 'words'>): SaidWord[] =>
  words.filter((word) => !word.isPlain && !wished.has(word) && !/^\p{N}/u.test(word.text) && word.word.length > 1);

/** Words that nothing in their scope bears out. */
function unknownWords(
  reading: RecordReading,
  scope: Scope,
  sentence: Sentence,
  clause: Clause,
  settled: ReadonlySet<SaidWord>,
): SaidWord[] {
  const words = claimWords(sentence, clause);
  const asked = clause.words.filter(
    (word) =>
      sentence.wished.has(word) &&
      !word.isPlain &&
      !settled.has(word) &&
      !/^\p{N}/u.test(word.text) &&
      !bearsOut(reading.posting, word.root),
  );
  const isBorneOut = (word: SaidWord): boolean => isKnown(scope.roots, word, clause.words);
  const known = words.filter(isBorneOut);
  const unknown = words.filter(
    (word) =>
      !settled.has(word) &&
      !isBorneOut(word) &&
      !(known.length > 0 && (isMild(word.root) || isManner(word)) && !weightOf(word.root)),
  );
  const moved = scope.isWhole
    ? []
    : words.filter(
        (word) =>
          !unknown.includes(word) &&
          scope.elsewhere.has(word.root) &&
          !isMild(word.root) &&
          !bearsOut(scope.own, word.root) &&
          !reading.general.has(word.root),
      );
  const weighty = words.filter((word) => {
    const weight = weightOf(word.root);
    if (!weight || unknown.includes(word)) return false;
    const others = words.filter(
      (other) => other !== word && !settled.has(other) && !weightOf(other.root) && !unknown.includes(other),
    );
    const lines = scope.lines.filter(
      ({ roots }) => [...weight].some((root) => roots.has(root)) || bearsOut(roots, word.root),
    );
    return others.length > 0 && !lines.some(({ roots }) => others.some((other) => bearsOut(roots, other.root)));
  });
  return [...unknown, ...moved, ...weighty, ...asked.filter((word) => !isKnown(reading.all, word, clause.words))];
}

/** Also where a word is written as two, or two as one. */
function isKnown(roots: ReadonlySet<string>, word: SaidWord, words: readonly SaidWord[]): boolean {
  if (bearsOut(roots, word.root)) return true;
  const index = words.indexOf(word);
  if (isSpelledOut(roots, words, index)) return true;
  return [words[index - 1], words[index + 1]].some((other, place) => {
    if (!other) return false;
    const [first, second] = place === 0 ? [other, word] : [word, other];
    return bearsOut(roots, `${first.root} ${second.root}`) || roots.has(first.root + second.root);
  });
}

/** The lines that speak of the same, in its own words where there are such. */
function linesAbout(lines: readonly RecordLine[], words: readonly SaidWord[]): readonly RecordLine[] {
  if (words.length === 0) return lines;
  const same = lines.filter(({ roots }) => words.some(({ root }) => roots.has(root)));
  return same.length > 0 ? same : lines.filter(({ roots }) => words.some(({ root }) => bearsOut(roots, root)));
}

/** A number has to stand in a line that speaks of what it counts, in its unit, at this employer. */
function isNumberTraced(
  scope: Scope,
  reading: RecordReading,
  sentence: Sentence,
  clause: Clause,
  { key, start, end }: Pick<Fact, 'key' | 'start' | 'end'>,
  text: string,
): boolean {
  if (clause.words.some((word) => sentence.wished.has(word) && word.start >= start)) return true;
  // A number that nothing gives is found as a number.
  if (!reading.lines.some(({ numbers }) => numbers.has(key))) return true;
  const lines = scope.lines.filter(({ numbers }) => numbers.has(key));
  const [next] = clause.words.filter((word) => word.start >= end);
  if (next && lines.some(({ text: line, roots }) => line.startsWith(`${key} jobs,`) && roots.has(next.root)))
    return true;
  if (/^(?:19|20)\d\d$/.test(key)) return lines.length > 0;
  if (isPartOfName(text, start, end) || isWorkedOut(scope.lines, key, text, end)) return true;
  const words = claimWords(sentence, clause).filter((word) => word.end <= start || word.start >= end);
  const counted = /^\d/.test(key) && !key.endsWith('%') ? countedBy(clause, words, end) : undefined;
  const units = clause.words.filter(({ root }) => UNITS.has(root));
  return lines.some((line) => {
    const roots = line.all;
    const known = words.filter(({ root }) => bearsOut(roots, root)).length;
    return (
      (!counted || bearsOut(roots, counted.root)) &&
      units.every(({ root }) => bearsOut(roots, root)) &&
      (words.length === 0 || known > 0)
    );
  });
}

/** "Level 3", "6G" and "9606-1" count nothing. */
const isPartOfName = (text: string, start: number, end: number): boolean =>
  /(?:\p{L}|\d-|\b(?:level|class|grade|stage|part|year|band|tier|type|category|phase)\s)$/iu.test(
    text.slice(Math.max(0, start - 12), start),
  ) || /^(?:\p{L}|-\d)/u.test(text.slice(end, end + 2));

/** The first word of weight behind a number, unless a preposition comes before it. */
function countedBy(clause: Clause, words: readonly SaidWord[], end: number): SaidWord | undefined {
  for (const word of clause.words.filter(({ start }) => start >= end).slice(0, 3)) {
    if (isPreposition(word.word)) return undefined;
    if (words.includes(word)) return word;
  }
  return undefined;
}

/** "Intensive care" for ICU. */
function isSpelledOut(roots: ReadonlySet<string>, words: readonly SaidWord[], index: number): boolean {
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

/** What an invented number counts is asked about with it: "on [how many?] wards". */
function countedByUnknown(reading: RecordReading, { words }: Clause, numbers: readonly Fact[]): ReadonlySet<SaidWord> {
  const unknown = numbers.filter(({ key }) => !reading.numbers.has(key));
  return new Set(
    words.filter((word, index) =>
      unknown.some(({ end }) => word.start >= end && words[index - 1] !== undefined && words[index - 1]!.start < end),
    ),
  );
}
