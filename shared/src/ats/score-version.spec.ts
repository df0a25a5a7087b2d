import { MEDIOCRE, STRONG, WEAK } from '../../test/graded-resumes.js';
import { profileOf, term } from '../../test/job-profile.js';
import { SCORE_VERSION, scoreResume } from './score-resume.js';

/**
 * Expected scores of this version. After an intended change, raise `SCORE_VERSION` and update both the version and the
 * scores here.
 */
const KNOWN = {
  version: '3.2.0',
  /** Percentages of the maximum points, separately for parse, content and match. */
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

const JOB = profileOf([term('Infection control'), term('Python'), term('budgeting', { zone: 'nice' })], {
  title: 'Registered Nurse',
  years: 3,
});
const TODAY = new Date('2026-06-15T12:00:00Z');

it('scores the sample resumes as recorded for this version', () => {
  const graded = Object.entries({ strong: STRONG, mediocre: MEDIOCRE, weak: WEAK });
  const shares = graded.flatMap(([grade, resumes]) =>
    Object.entries(resumes).map(([trade, data]) => {
      const { parse, content, match } = scoreResume(data, JOB, TODAY).parts;
      return [`${grade} ${trade}`, [parse, content, match]];
    }),
  );
  expect({ version: SCORE_VERSION, shares: Object.fromEntries(shares) as object }).toEqual(KNOWN);
});
