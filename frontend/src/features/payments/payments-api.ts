import type {
  PaymentIntentView,
  PromoValidateView,
  SandboxConfirmBody,
  SandboxConfirmView,
} from '@shortlist/shared/contract/payments';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { queryOptions } from '@tanstack/react-query';
import { http } from '../../lib/http.js';

export const openOrder = (resumeId: string, promoCode: string | null): Promise<PaymentIntentView> =>
  http.post('/api/payments/create-payment-intent', { resumeId, ...(promoCode !== null && { promoCode }) });

export const validatePromo = (code: string): Promise<PromoValidateView> =>
  http.post('/api/promo/validate', { code, applicableFor: 'one_time_payment', amount: 3.99 });

export const confirmInSandbox = (body: SandboxConfirmBody): Promise<SandboxConfirmView> =>
  http.post('/api/payments/sandbox/confirm', body);

export const resumeQuery = (id: string) =>
  queryOptions({
    queryKey: ['resumes', 'one', id],
    queryFn: ({ signal }) => http.get<ResumeRecord>(`/api/resumes/${id}`, { signal }),
  });
