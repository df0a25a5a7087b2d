import type { Plan } from '@shortlist/shared/contract/config';

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', pro: 'Pro', premium: 'Premium' };
