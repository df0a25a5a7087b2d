import { namedEntries } from './named-entries.js';
import type { RecordEntry, RecordReading } from './read-record.js';
import type { Clause, Sentence } from '../words/clauses.js';
import { wordSet } from '../../text/words.js';

/**
 * Number of words searched at the start of a sentence for a mention of a job. A job mentioned there applies to the
 * entire sentence ("As a cashier, I …"). A job mentioned later applies only to its own clause.
 */
const OPENING = 2;
/**
 * Words about studies. A sentence with such a word is not assigned to a job, because a university may be in the same
 * town as an employer.
 */
const STUDIES = wordSet('studied study degree thesis graduated university college bachelor');
/**
 * Words such as "later". A sentence with such a word is about several jobs, and each job applies only to its own
 * clause.
 */
const CAREER = wordSet('began started before after then moved joined now later previously earlier until followed went');
/** Words such as "previously", which show that a clause is about a different time than the clause before it. */
const OTHER_TIME = wordSet('still now today currently nowadays since before after then later previously earlier');
/** Number of words searched at the start of a clause for the words in `OTHER_TIME`. */
const REACH = 5;

export interface ClauseEntries {
  /** Jobs to which each clause refers. An empty list means that the clause may refer to any job. */
  places: readonly (readonly RecordEntry[])[];
  entries: readonly RecordEntry[];
}

/** @param before jobs of the previous sentence, to which "there" refers */
export function entriesOfClauses(
  reading: RecordReading,
  { clauses, words }: Sentence,
  before: readonly RecordEntry[],
): ClauseEntries {
  if (words.some(({ word }) => STUDIES.has(word))) return { places: clauses.map(() => []), entries: [] };
  const isCareer = words.some(({ word }) => CAREER.has(word));
  const owns = clauses.map((clause) => namedEntries(reading, clause.words));
  const named = isCareer ? namedEntries(reading, clauses[0]!.words, OPENING) : namedEntries(reading, words, OPENING);
  const entries = named.length === 0 && /^(?:there|here)$/.test(words[0]!.word) ? before : named;
  let isElsewhere = false;
  const places = clauses.map((clause, index) => {
    if (index > 0 && isOfAnotherTime(clause)) isElsewhere = true;
    const own = owns[index]!;
    if (own.length > 0) {
      isElsewhere = false;
      return own;
    }
    return isElsewhere || isNamedLater(clauses, owns, index) || namesOther(reading, clause, entries) ? [] : entries;
  });
  return { places, entries };
}

/** Returns whether a capitalized word of the clause occurs in the resume, but in none of the given jobs. */
const namesOther = ({ all }: RecordReading, { words }: Clause, entries: readonly RecordEntry[]): boolean =>
  words.some(
    ({ text, root, gap }) =>
      /^\p{Lu}/u.test(text) &&
      gap !== '' &&
      !/[.!?]/.test(gap) &&
      all.has(root) &&
      !entries.some(({ roots }) => roots.has(root)) &&
      !entries.some(({ names }) => names.has(root)),
  );

const isOfAnotherTime = ({ words }: Clause): boolean => words.slice(0, REACH).some(({ word }) => OTHER_TIME.has(word));

/**
 * Returns whether the first employer in the sentence is named only after this clause and in a separate part: "I keep
 * the log; at Corrie …". A separate part follows a semicolon, colon or dash, or begins with "as", "like" or "such".
 */
function isNamedLater(clauses: readonly Clause[], owns: readonly (readonly RecordEntry[])[], index: number): boolean {
  const first = owns.findIndex((own) => own.length > 0);
  return (
    first > index &&
    clauses
      .slice(index + 1, first + 1)
      .some(({ words }) => /[;:–—]/.test(words[0]!.gap) || /^(?:as|like|such)$/.test(words[0]!.word))
  );
}
