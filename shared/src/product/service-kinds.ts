import type { PlanFeature } from './plans.js';

export const SERVICE_KINDS = ['support', 'coaching_call', 'resume_review', 'white_glove'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

export const FEATURE_OF_SERVICE: Readonly<Record<ServiceKind, PlanFeature>> = {
  support: 'support',
  coaching_call: 'people',
  resume_review: 'people',
  white_glove: 'people',
};
