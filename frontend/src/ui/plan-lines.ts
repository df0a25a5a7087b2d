import type { PublicConfig } from '@shortlist/shared/contract/config';
import { PLAN_FEATURES, PLANS, type Plan, type PlanFeature } from '@shortlist/shared/plans';

/** How the cards name what comes with a plan: shorter than the table, and one line for each thing. */
const LINES: Readonly<Record<PlanFeature, readonly string[]>> = {
  building: ['Resumes in all 5 professional templates'],
  score: ['ATS score with every rule and what to fix'],
  writing: ['AI assistance: rewrites, keywords from a job description, cover letters, LinkedIn texts'],
  text: ['Text export (ATS-friendly)'],
  saving: ['Saved resumes with their versions, JSON export'],
  downloads: ['Unlimited PDF and DOCX downloads of every resume', 'Cover letters as PDF and DOCX'],
  analytics: ['Resume analytics'],
  support: ['Priority email support'],
  guides: ['Interview preparation', 'Salary negotiation guide', 'Personal branding texts'],
  people: ['1-on-1 career coaching call', 'Resume review by experts', 'White-glove support'],
};

/** What a plan includes that the one before it does not. By the matrix, so that no card promises what is not granted. */
export function planLines(plan: Plan, plans: PublicConfig['plans']): string[] {
  const before = PLANS[PLANS.indexOf(plan) - 1];
  const isNew = (feature: PlanFeature) =>
    plans[plan][feature] === 'included' && (!before || plans[before][feature] !== 'included');
  return PLAN_FEATURES.filter(isNew).flatMap((feature) => LINES[feature]);
}
