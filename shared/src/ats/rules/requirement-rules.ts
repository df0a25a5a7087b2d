import { yearsWorked } from '../../resume/years-worked.js';
import { degreeLevel } from '../match/degree-levels.js';
import type { MatchedTerm } from '../match/match-terms.js';
import { isFilled, plural, type Rule, type ScoreInput, type Verdict } from './rule.js';

/** Share of the points for a degree of unknown level: it may or may not satisfy the requirement. */
const UNREAD_DEGREE = 0.6;
const ONE_LEVEL_BELOW = 0.4;

export const REQUIREMENT_RULES: readonly Rule[] = [
  { id: 'years', max: 3, evaluate: evaluateYears },
  { id: 'degree', max: 3, evaluate: evaluateDegree },
  { id: 'certificates', max: 4, evaluate: evaluateCertificates },
];

function evaluateYears({ data, today, job }: ScoreInput): Verdict | undefined {
  const required = job?.profile.years;
  if (!required) return undefined;
  const shown = yearsWorked(data.experience, today);
  if (shown >= required) return { share: 1, message: `Your job dates show the ${plural(required, 'year')} required.` };
  return {
    share: shown / required,
    message: `${plural(required, 'year')} of experience required; your job dates show ${shown}.`,
    path: 'experience.0.startDate',
  };
}

function evaluateDegree({ data, job }: ScoreInput): Verdict | undefined {
  const degree = job?.profile.degree;
  if (!degree) return undefined;
  const required = degreeLevel(degree, 'lowest');
  const degrees = data.education.map((school) => school.degree).filter(isFilled);
  if (degrees.length === 0)
    return {
      share: 0,
      message: `Add your degree if you have one: the job asks for "${degree}".`,
      path: 'education.0.degree',
    };
  const has = Math.max(...degrees.map((text) => degreeLevel(text)));
  if (required === 0 || has >= required) return { share: 1, message: 'Your degree meets the required level.' };
  if (has === 0)
    return {
      share: UNREAD_DEGREE,
      message: `State the level of your degree: the job asks for "${degree}".`,
      path: 'education.0.degree',
    };
  return {
    share: has === required - 1 ? ONE_LEVEL_BELOW : 0,
    message: `The job asks for "${degree}"; your education shows a lower level.`,
    path: 'education.0.degree',
  };
}

function evaluateCertificates({ job }: ScoreInput): Verdict | undefined {
  const required = (job?.terms ?? []).filter(isRequiredCertificate);
  if (required.length === 0) return undefined;
  const missing = required.filter(({ grade }) => grade === 0).map(({ term }) => term.text);
  const share = required.reduce((sum, { grade }) => sum + grade, 0) / required.length;
  if (missing.length === 0)
    return {
      share,
      message: 'All required certificates were found.',
      ...(share < 1 && { path: 'certifications.0.name' }),
    };
  return {
    share,
    message: `If you have them, add these under Certifications: ${missing.slice(0, 5).join(', ')}.`,
    path: 'certifications.0.name',
  };
}

const isRequiredCertificate = ({ term }: MatchedTerm): boolean => term.kind === 'certificate' && term.zone !== 'nice';
