import type {
  PaidPlan,
  PaymentIntentView,
  PromoValidateView,
  SandboxConfirmBody,
  SandboxConfirmView,
  SubscriptionView,
} from '@shortlist/shared/contract/account/payments';
import { http } from '../../../api/http.js';

export const openOrder = (resumeId: string, promoCode: string | null): Promise<PaymentIntentView> =>
  http.post('/api/payments/create-payment-intent', { resumeId, ...(promoCode !== null && { promoCode }) });

/**
 * Starts a subscription, or returns the one whose payment is pending. A different promo code replaces the pending
 * subscription with a new one.
 */
export const startSubscription = (plan: PaidPlan, promoCode: string | null): Promise<SubscriptionView> =>
  http.post('/api/subscriptions/create-dev', { plan, promoCode });

/** Returns the subscription whose payment is pending, and the promo code with which it was started. */
export const resumeSubscription = (plan: PaidPlan): Promise<SubscriptionView> =>
  http.post('/api/subscriptions/create-dev', { plan });

export const validatePromo = (code: string): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: 'one_time_payment', amount: 3.99 });

export const validatePlanPromo = (code: string, plan: PaidPlan): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: plan });

export const confirmInSandbox = (body: SandboxConfirmBody): Promise<SandboxConfirmView> =>
  http.post('/api/payments/sandbox/confirm', body);
