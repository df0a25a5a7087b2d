// Responses of the API for a user on the free plan.
import type { UserView } from '@shortlist/shared/contract/account/auth';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { AiAllowanceView } from '@shortlist/shared/contract/ai';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import { AI_ALLOWANCES, PLAN_MATRIX, PRICES } from '@shortlist/shared/product/plans';

export const publicConfig = (fields: Partial<PublicConfig> = {}): PublicConfig => ({
  signIn: { password: true, oidc: false, oidcName: null },
  features: { aiSuggestions: true, aiModel: false, payments: true, signUps: true, imports: true },
  announcement: null,
  maintenance: null,
  supportEmail: null,
  payments: { provider: 'sandbox', publishableKey: null },
  aiProvider: null,
  prices: PRICES,
  plans: PLAN_MATRIX,
  aiAllowances: AI_ALLOWANCES,
  limits: {},
  templates: [],
  exportFormats: [],
  ...fields,
});

export const billing = (fields: Partial<BillingView> = {}): BillingView => ({
  plan: 'free',
  renewsAt: null,
  subscription: null,
  unlockedResumes: [],
  payments: [],
  disputes: [],
  purchasesBlocked: false,
  portal: false,
  ...fields,
});

/** @param rewrites number of rewrites left today */
export const allowanceOf = (rewrites: number): AiAllowanceView => {
  const unused = (limit: number) => ({ used: 0, limit });
  const { rewrites: limit, keywords, letters, linkedin, guides, model } = AI_ALLOWANCES.free;
  return {
    customer: 'free',
    resetsAt: '2026-11-27T00:00:00.000Z',
    tasks: {
      rewrites: { used: limit - rewrites, limit },
      keywords: unused(keywords),
      letters: unused(letters),
      linkedin: unused(linkedin),
      guides: unused(guides),
    },
    model: unused(model),
  };
};

export const user = (fields: Partial<UserView> = {}): UserView => ({
  id: '6f1c1f64-3b0e-4a52-9a6e-0d7c2f0a9b11',
  email: 'dana@example.com',
  emailVerified: true,
  pendingEmail: null,
  firstName: 'Dana',
  lastName: 'Reyes',
  profileImageUrl: null,
  plan: 'free',
  hasPassword: true,
  createdAt: '2026-01-10T09:00:00.000Z',
  deletionAt: null,
  ...fields,
});
