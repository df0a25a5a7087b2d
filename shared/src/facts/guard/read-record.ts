import { asRead } from '../fact.js';
import type { GuardRecord } from './guard-record.js';
import { derivedNumbers, derivedUnits } from '../derived-numbers.js';
import { numberFacts } from '../number-facts.js';
import { sentencesIn, type Sentence } from '../words/clauses.js';
import { rootsIn, wordsWithGaps } from '../words/text-words.js';

export interface RecordLine {
  text: string;
  roots: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** Index of the job that the line is about. Equals `headOf` if the line is the job's title and employer. */
  job?: number;
  headOf?: number;
  /** Word roots of the line and of its job's title and employer. */
  all: ReadonlySet<string>;
}

export interface RecordEntry {
  /** Words of the employer's name and location that no other employer of the user shares. They identify the job. */
  names: ReadonlySet<string>;
  /** Words of the job title that no other job title contains. */
  titles: ReadonlySet<string>;
  /** Words of the employer's name and location that also name the user's home town; usually empty. */
  towns: ReadonlySet<string>;
  isCurrent: boolean;
  lines: readonly RecordLine[];
  /** Word roots of the job's title and employer and of all lines about the job. */
  roots: ReadonlySet<string>;
}

export interface RecordReading {
  entries: readonly RecordEntry[];
  others: readonly RecordLine[];
  /** Word roots of the lines that belong to no job. */
  general: ReadonlySet<string>;
  all: ReadonlySet<string>;
  posting: ReadonlySet<string>;
  postingNumbers: ReadonlySet<string>;
  lines: readonly RecordLine[];
  numbers: ReadonlySet<string>;
}

const readings = new WeakMap<GuardRecord, RecordReading>();

/** Prepares a guard record for searches. Caches the result, because many sentences are checked against one record. */
export function readRecord(record: GuardRecord): RecordReading {
  const known = readings.get(record);
  if (known) return known;
  const reading = readingOf(record);
  readings.set(record, reading);
  return reading;
}

function readingOf({ entries: given, others: texts, posting = '', livesIn = '' }: GuardRecord): RecordReading {
  const named = given.map(({ employer, role, place = '' }) => ({
    employer: wordsOf(`${employer} ${place}`),
    role: wordsOf(role),
  }));
  const home = wordsOf(livesIn);
  const entries = given.map(({ employer, role, lines: ownLines }, index): RecordEntry => {
    const called = `${role} ${employer}`;
    const lines = [called, ...ownLines].map((text, place) => ({
      ...lineOf(text, called),
      job: index,
      ...(place === 0 && { headOf: index }),
    }));
    // A word that two different employers share identifies neither of them.
    const own = (kind: 'employer' | 'role'): ReadonlySet<string> =>
      new Set(
        [...named[index]![kind]].filter(
          (word) =>
            // The town where the user lives does not identify a job.
            !home.has(word) &&
            named.every((other, place) => given[place]![kind] === given[index]![kind] || !other[kind].has(word)),
        ),
      );
    return {
      names: own('employer'),
      titles: own('role'),
      towns: new Set([...named[index]!.employer].filter((word) => home.has(word))),
      isCurrent: /\bpresent\b/.test(ownLines[0] ?? ''),
      lines,
      roots: together(lines),
    };
  });
  const others = texts.map((text) => lineOf(text));
  const lines = [...entries.flatMap((entry) => entry.lines), ...others];
  return {
    entries,
    others,
    lines,
    numbers: new Set(lines.flatMap(({ numbers }) => [...numbers])),
    general: together(others),
    all: together(lines),
    posting: rootsIn(asRead(posting)),
    postingNumbers: new Set(numberFacts(asRead(posting)).map(({ key }) => key)),
  };
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsWithGaps(asRead(text))
      .filter(({ isPlain, word }) => !isPlain && word.length > 2)
      .map(({ root }) => root),
  );

function lineOf(typed: string, called = ''): RecordLine {
  const text = asRead(typed);
  const roots = new Set([...rootsIn(text), ...derivedUnits(text)]);
  const numbers = numberFacts(text);
  return {
    text,
    roots,
    all: called === '' ? roots : new Set([...roots, ...rootsIn(asRead(called))]),
    numbers: new Set([...numbers.map(({ key }) => key), ...derivedNumbers(text, numbers)]),
  };
}

const together = (lines: readonly RecordLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ roots }) => [...roots]));

/**
 * Splits a text into sentences. If a sentence contains a name from the job description that the resume lacks, the
 * sentence may be about the employer.
 */
export function sentencesOf(record: GuardRecord, text: string): Sentence[] {
  const { all, posting } = readRecord(record);
  // Excludes acronyms, which may abbreviate something other than the employer's name.
  return sentencesIn(
    text,
    record.isToEmployer,
    ({ text: ownLines, root }) => /^\p{Lu}.*\p{Ll}/u.test(ownLines) && posting.has(root) && !all.has(root),
  );
}
