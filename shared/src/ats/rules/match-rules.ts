import type { KeywordTerm } from '../../keywords/extract-keywords.js';
import { MAX_USES_IN_A_TEXT, type MatchedTerm } from '../match/match-terms.js';
import { REQUIREMENT_RULES } from './requirement-rules.js';
import type { Rule, ScoreInput, Verdict } from './rule.js';
import { TITLE_RULE } from './title-rule.js';

const TERMS_SHOWN = 5;
/** Minimum weight of a term, because a profile may give a term an importance of zero. */
const MIN_IMPORTANCE = 0.05;
/** Maximum number of uses of a term in a resume. A higher number counts as keyword stuffing. */
const MAX_USES = 12;
/** Share of the points that is deducted for each use of a term beyond `MAX_USES` or `MAX_USES_IN_A_TEXT`. */
const USE_PENALTY = 0.2;

const coverage = (
  id: string,
  max: number,
  name: string,
  belongs: (term: KeywordTerm) => boolean,
  path = 'skills',
): Rule => ({
  id,
  max,
  evaluate: ({ job }) => {
    const relevant = (job?.terms ?? []).filter(({ term }) => belongs(term));
    return coverageOf(relevant, name, path);
  },
});

const isHard = ({ kind }: KeywordTerm): boolean => kind === 'hard';

export const MATCH_RULES: readonly Rule[] = [
  coverage('must-have', 50, 'required skills', (term) => isHard(term) && term.zone === 'must'),
  coverage(
    'nice-to-have',
    15,
    'nice-to-have skills',
    (term) => (isHard(term) || term.kind === 'certificate') && term.zone === 'nice',
  ),
  TITLE_RULE,
  ...REQUIREMENT_RULES,
  coverage(
    'other-terms',
    10,
    'skills mentioned in the duties',
    (term) => isHard(term) && (term.zone === 'duty' || term.zone === 'other'),
  ),
  coverage('soft-skills', 5, 'soft skills', ({ kind }) => kind === 'soft', 'summary.text'),
  { id: 'no-stuffing', max: 5, evaluate: evaluateStuffing },
];

function coverageOf(relevant: readonly MatchedTerm[], name: string, path: string): Verdict | undefined {
  // A guessed term counts only if the resume contains it.
  const counted = relevant.filter(({ term, grade }) => term.known || grade > 0);
  const known = counted.filter(({ term }) => term.known);
  if (known.length === 0) return undefined;
  const share = Math.max(shareOf(counted), shareOf(known));
  const missing = known.filter(({ grade }) => grade === 0).map(({ term }) => term.text);
  if (missing.length > 0) return { share, message: `Add these ${name} if they apply to you: ${named(missing)}.`, path };
  const unproved = counted.find(({ grade }) => grade < 1);
  if (!unproved || share === 1) return { share, message: `All ${name} were found.` };
  return {
    share,
    message: `All ${name} were found. To gain more points, show ${unproved.term.text} in a recent job.`,
    path: 'experience.0.bullets.0',
  };
}

function shareOf(terms: readonly MatchedTerm[]): number {
  const weightOf = ({ term }: MatchedTerm): number => Math.max(term.importance, MIN_IMPORTANCE);
  const total = terms.reduce((sum, each) => sum + weightOf(each), 0);
  return total === 0 ? 0 : terms.reduce((sum, each) => sum + weightOf(each) * each.grade, 0) / total;
}

export const named = (texts: readonly string[]): string => {
  const more = texts.length - TERMS_SHOWN;
  return `${texts.slice(0, TERMS_SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

function evaluateStuffing({ job }: ScoreInput): Verdict | undefined {
  const [pastedPaths] = job?.pastedPaths ?? [];
  if (pastedPaths !== undefined)
    return {
      share: 0,
      message: 'Use your own words: text copied from the job description proves nothing.',
      path: pastedPaths,
    };
  const used = (job?.terms ?? []).filter(({ grade }) => grade > 0);
  if (used.length === 0) return undefined;
  const tooMany = used
    .map(({ term, uses }) => ({
      text: term.text,
      count: Math.max(0, uses.all - MAX_USES, uses.inOneText - MAX_USES_IN_A_TEXT),
    }))
    .filter(({ count }) => count > 0);
  if (tooMany.length === 0) return { share: 1, message: 'No term is overused.' };
  return {
    share: 1 - USE_PENALTY * tooMany.reduce((sum, { count }) => sum + count, 0),
    message: `Use less often: ${named(tooMany.map(({ text }) => text))}. Repeating a term doesn’t help.`,
    path: 'skills',
  };
}
