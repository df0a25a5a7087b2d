import type {
  PaymentIntentView,
  PromoValidateView,
  SandboxConfirmBody,
  SandboxConfirmView,
} from '@shortlist/shared/contract/payments';
import { http } from '../../lib/http.js';

export const openOrder = (resumeId: string, promoCode: string | null): Promise<PaymentIntentView> =>
  http.post('/api/payments/create-payment-intent', { resumeId, ...(promoCode !== null && { promoCode }) });

export const validatePromo = (code: string): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: 'one_time_payment', amount: 3.99 });

export const confirmInSandbox = (body: SandboxConfirmBody): Promise<SandboxConfirmView> =>
  http.post('/api/payments/sandbox/confirm', body);
