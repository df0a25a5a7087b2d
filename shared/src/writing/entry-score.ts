import { bulletFacts } from '../ats/bullet-facts.js';
import { TELLING_RULES } from '../ats/content-rules.js';
import { applyRules } from '../ats/rule.js';
import { emptyResumeData, type Experience, type ResumeData } from '../resume/resume-data.js';

/** What the score's rules about content give a résumé, as a share of what they could give. */
export function contentScore(data: ResumeData, language = 'en'): number {
  const rules = applyRules('content', TELLING_RULES, {
    data,
    language,
    bullets: bulletFacts(data),
    // Asked only for the length that suits the years of work, which no rewriting changes.
    today: new Date(0),
  });
  const max = rules.reduce((sum, rule) => sum + rule.max, 0);
  return max === 0 ? 0 : rules.reduce((sum, rule) => sum + rule.points, 0) / max;
}

/** The same for one job alone. */
export const entryScore = (job: Experience, bullets: readonly string[]): number =>
  contentScore({ ...emptyResumeData(), experience: [{ ...job, bullets: [...bullets] }] });
