import { bulletFacts } from '../../ats/bullets/bullet-facts.js';
import { STYLE_RULES } from '../../ats/rules/content-rules.js';
import { applyRules } from '../../ats/rules/rule.js';
import { emptyResumeData, type Experience, type ResumeData } from '../../resume/resume-data.js';

/** Returns the content score of a resume as a share of the maximum, from 0 to 1. */
export function contentScore(data: ResumeData, language = 'en'): number {
  const rules = applyRules('content', STYLE_RULES, {
    data,
    language,
    bullets: bulletFacts(data),
    // Any fixed date will do: it affects only the length limits, which depend on the years of work.
    today: new Date(0),
  });
  const max = rules.reduce((sum, rule) => sum + rule.max, 0);
  return max === 0 ? 0 : rules.reduce((sum, rule) => sum + rule.points, 0) / max;
}

export const entryScore = (job: Experience, bullets: readonly string[]): number =>
  contentScore({ ...emptyResumeData(), experience: [{ ...job, bullets: [...bullets] }] });
