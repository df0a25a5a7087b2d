import { phraseKey } from '../../keywords/posting/tokenize.js';
import type { KeywordTerm } from '../../keywords/extract-keywords.js';
import { memoize } from '../../text/memoize.js';
import type { ResumeData } from '../../resume/resume-data.js';
import { alternativesOf } from './alternatives.js';
import { findTerms, type Finding, type TextFindings } from './find-terms.js';
import type { JobProfile } from './job-profile.js';
import { isPasted } from './pasted.js';
import { placedTexts, type Place } from './resume-texts.js';
import { termIndex, type TermIndex } from './term-index.js';

/** Strength of the evidence for a term, depending on where the resume mentions it. */
const EVIDENCE: Record<Place, number> = { shown: 1, told: 0.9, listed: 0.8 };
const BY_STEM = 0.9;
/** Maximum number of uses of a term in one text. A higher number is keyword stuffing and weakens the evidence. */
export const MAX_USES_IN_A_TEXT = 3;

export interface MatchedTerm {
  term: KeywordTerm;
  /** Grade of the evidence, from 0 (missing) to 1 (shown in recent work). */
  grade: number;
  place: Place | null;
  /**
   * Number of uses in the whole resume, and the highest number in a single text. The list of skills counts as a single
   * text.
   */
  uses: { all: number; inOneText: number };
}

export interface JobMatch {
  profile: JobProfile;
  terms: readonly MatchedTerm[];
  /** Paths of fields whose text was copied from the posting and therefore does not prove any skill. */
  pastedPaths: readonly string[];
  /** Returns how many words in the field at this path belong to terms of the posting. */
  wordsOf: (path: string) => number;
  requires: (phrase: string) => boolean;
}

export function matchJob(data: ResumeData, profile: JobProfile, today: Date): JobMatch {
  const index = termIndex(profile);
  const find = finder(profile, index);
  const terms = profile.terms.map((term): MatchedTerm => ({
    term,
    grade: 0,
    place: null,
    uses: { all: 0, inOneText: 0 },
  }));
  const words = new Map<string, number>();
  const pastedPaths: string[] = [];
  for (const group of placedTexts(data, today))
    for (const [line, text] of group.texts.entries()) {
      if (isPasted(text, profile)) {
        pastedPaths.push(group.paths[line]!);
        continue;
      }
      const { findings, words: count } = find(text);
      if (count > 0) words.set(group.paths[line]!, count);
      const isFilled = findings.some(({ uses }) => uses > MAX_USES_IN_A_TEXT);
      for (const finding of findings) keep(terms[finding.term]!, finding, group.place, isFilled);
    }
  const alternatives = alternativesOf(profile);
  return {
    profile,
    terms: terms.map((matched, place) =>
      bestOf(
        matched,
        (alternatives.get(place) ?? []).map((each) => terms[each]!),
      ),
    ),
    pastedPaths,
    wordsOf: (path) => words.get(path) ?? 0,
    requires: (phrase) => requires(phraseKey(phrase), index),
  };
}

const requires = (key: string, { exact }: TermIndex): boolean =>
  exact.get(key.split(' ')[0] ?? '')?.some(({ keys }) => keys.join(' ') === key) ?? false;

function keep(matched: MatchedTerm, { byStem, uses }: Finding, place: Place, isFilled: boolean): void {
  const counts = isFilled ? 'listed' : place;
  const grade = EVIDENCE[counts] * (byStem ? BY_STEM : 1);
  if (grade > matched.grade) Object.assign(matched, { grade, place: counts });
  const { all, inOneText } = matched.uses;
  matched.uses = { all: all + uses, inOneText: Math.max(inOneText, place === 'listed' ? inOneText + uses : uses) };
}

/** Grades a term by the best of its alternatives: "ACA, ACCA or CIMA" requires only one of the three. */
const bestOf = (matched: MatchedTerm, others: readonly MatchedTerm[]): MatchedTerm => {
  const best = Math.max(matched.grade, ...others.map(({ grade }) => grade));
  return best === matched.grade ? matched : { ...matched, grade: best };
};

type Finder = (text: string) => TextFindings;
const finders = new WeakMap<JobProfile, Finder>();

/** Caches the terms found in each line of a resume. The cache is discarded together with the profile. */
function finder(profile: JobProfile, index: TermIndex): Finder {
  const known = finders.get(profile);
  if (known) return known;
  const find = memoize((text) => findTerms(text, index));
  finders.set(profile, find);
  return find;
}
