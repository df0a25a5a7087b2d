import { MEDIOCRE, STRONG, WEAK } from '../../test/graded-resumes.js';
import { profileOf, term } from '../../test/job-profile.js';
import { CONTENT_RULES } from './rules/content-rules.js';
import { MATCH_RULES } from './rules/match-rules.js';
import { PARSE_RULES } from './rules/parse-rules.js';
import type { Rule } from './rules/rule.js';
import { SCORE_VERSION, scoreResume } from './score-resume.js';

/**
 * Scores recorded for one version. Never change them for a released version: stored scores include their version, and
 * one version must always give the same score for the same input.
 */
const RECORDED = {
  version: '3.2.0',
  rules: {
    parse:
      'name 8, email 8, phone 7, location 4, links 2, job-title 4, dated-job 10, complete-jobs 8, jobs-told 6, readable-dates 7, end-after-start 3, no-future-start 2, one-date-style 2, ended-jobs 3, newest-first 3, gaps 0, expired-certificates 0, education 8, skills 8, shown-sections 2, odd-characters 3, readable-size 2',
    content:
      'results 24, figures 20, specifics 12, action-verbs 3, bullet-length 5, no-first-person 3, past-tense 2, varied-verbs 2, no-duplicates 3, bullets-per-job 7, summary 9, no-buzzwords 3, no-placeholders 3, pages 1, skills 3',
    match:
      'must-have 50, nice-to-have 15, title 10, years 3, degree 3, certificates 4, other-terms 10, soft-skills 5, no-stuffing 5',
  },
  /** Percentages of the maximum points that the resume earns for parse, content and match. */
  shares: {
    'strong nurse': [100, 94.29, 45.78],
    'strong developer': [100, 100, 3.85],
    'strong storeManager': [100, 98.86, 25.9],
    'mediocre developer': [100, 37.37, 3.85],
    'mediocre electrician': [100, 39.1, 3.85],
    'mediocre officeManager': [94.32, 34.53, 3.85],
    'weak firstPerson': [42.21, 13.89, 0],
    'weak leftOver': [69.94, 12.24, 0],
    'weak noBullets': [57.11, 3.23, 0],
  },
};

const HOW_TO =
  'The score has changed. Raise SCORE_VERSION in score-resume.ts, then record the new version with its rules and scores in score-version.spec.ts.';

const JOB = profileOf([term('Infection control'), term('Python'), term('budgeting', { zone: 'nice' })], {
  title: 'Registered Nurse',
  years: 3,
});
const TODAY = new Date('2026-06-15T12:00:00Z');

const listed = (rules: readonly Rule[]) => rules.map(({ id, max }) => `${id} ${max}`).join(', ');

it('the recorded score version is SCORE_VERSION', () => {
  expect(SCORE_VERSION, HOW_TO).toBe(RECORDED.version);
});

it('the rules and their points are those recorded for SCORE_VERSION', () => {
  const rules = { parse: listed(PARSE_RULES), content: listed(CONTENT_RULES), match: listed(MATCH_RULES) };
  expect(rules, HOW_TO).toEqual(RECORDED.rules);
});

it('the scores of the sample resumes are those recorded for SCORE_VERSION', () => {
  const graded = Object.entries({ strong: STRONG, mediocre: MEDIOCRE, weak: WEAK });
  const shares = graded.flatMap(([grade, resumes]) =>
    Object.entries(resumes).map(([trade, data]) => {
      const { parse, content, match } = scoreResume(data, JOB, TODAY).parts;
      return [`${grade} ${trade}`, [parse, content, match]];
    }),
  );
  expect(Object.fromEntries(shares), HOW_TO).toEqual(RECORDED.shares);
});
