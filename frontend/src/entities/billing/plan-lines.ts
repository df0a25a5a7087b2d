import type { PublicConfig } from '@shortlist/shared/contract/config';
import { PLAN_FEATURES, PLANS, type Plan, type PlanFeature } from '@shortlist/shared/product/plans';
import { messages } from '../../ui/messages.js';

const LINES: Readonly<Record<PlanFeature, readonly string[]>> = messages.planLines.lines;

/**
 * Lists the features that a plan adds to the next lower plan. The list is derived from the plan matrix, so that no plan
 * card promises more than the plan includes.
 */
export function planLines(plan: Plan, plans: PublicConfig['plans']): string[] {
  const before = PLANS[PLANS.indexOf(plan) - 1];
  const isNew = (feature: PlanFeature) =>
    plans[plan][feature] === 'included' && (!before || plans[before][feature] !== 'included');
  return PLAN_FEATURES.filter(isNew).flatMap((feature) => LINES[feature]);
}
