import type {
  PaidPlan,
  PaymentIntentView,
  PromoValidateView,
  SandboxConfirmBody,
  SandboxConfirmView,
  SubscriptionView,
} from '@shortlist/shared/contract/payments';
import { http } from '../../lib/http.js';

export const openOrder = (resumeId: string, promoCode: string | null): Promise<PaymentIntentView> =>
  http.post('/api/payments/create-payment-intent', { resumeId, ...(promoCode !== null && { promoCode }) });

/** The same one again, or with another code begun anew. */
export const beginSubscription = (plan: PaidPlan, promoCode: string | null): Promise<SubscriptionView> =>
  http.post('/api/subscriptions/create-dev', { plan, promoCode });

/** With the code that it was begun with, if any. */
export const goOnWithSubscription = (plan: PaidPlan): Promise<SubscriptionView> =>
  http.post('/api/subscriptions/create-dev', { plan });

export const validatePromo = (code: string): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: 'one_time_payment', amount: 3.99 });

export const validatePlanPromo = (code: string, plan: PaidPlan): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: plan });

export const confirmInSandbox = (body: SandboxConfirmBody): Promise<SandboxConfirmView> =>
  http.post('/api/payments/sandbox/confirm', body);
