import type { Plan } from '@shortlist/shared/plans';

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };
