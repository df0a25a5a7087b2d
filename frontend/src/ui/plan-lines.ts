import type { PublicConfig } from '@shortlist/shared/contract/config';
import { PLAN_FEATURES, PLANS, type Plan, type PlanFeature } from '@shortlist/shared/plans';
import { messages } from './messages.js';

/** How the cards name what comes with a plan: shorter than the table, and one line for each thing. */
const LINES: Readonly<Record<PlanFeature, readonly string[]>> = messages.planLines.lines;

/** What a plan includes that the one before it does not. By the matrix, so that no card promises what is not granted. */
export function planLines(plan: Plan, plans: PublicConfig['plans']): string[] {
  const before = PLANS[PLANS.indexOf(plan) - 1];
  const isNew = (feature: PlanFeature) =>
    plans[plan][feature] === 'included' && (!before || plans[before][feature] !== 'included');
  return PLAN_FEATURES.filter(isNew).flatMap((feature) => LINES[feature]);
}
