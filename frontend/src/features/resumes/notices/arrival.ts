import type { Plan } from '@shortlist/shared/product/plans';

/** The purchase named in the URL. The URL proves nothing, so the server must confirm the purchase. */
export type ExpectedPurchase =
  { kind: 'download'; resumeId: string | null } | { kind: 'subscription'; plan: Exclude<Plan, 'free'> | null };

/** Reason why a link to a file opened the dashboard instead of the file. */
export type FileProblem = 'failed' | 'missing' | 'busy' | 'limit';

export interface Arrival {
  payment: ExpectedPurchase | null;
  /** Purchase whose payment the bank rejected; null if there is none. */
  refused: ExpectedPurchase | null;
  file: { problem: FileProblem; resumeId: string | null } | null;
}

const KEYS = [
  'payment',
  'subscription',
  'plan',
  'export',
  'resume',
  // Stripe adds the following parameters to the URL to which the bank redirects.
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
];
const FILE_PROBLEMS: readonly string[] = ['failed', 'missing', 'busy', 'limit'] satisfies FileProblem[];
const PAID_PLANS: readonly string[] = ['pro', 'premium'] satisfies Plan[];

export function readArrival(params: URLSearchParams): Arrival {
  const resumeId = params.get('resume');
  const problem = params.get('export') ?? '';
  const payment = readPayment(params, resumeId);
  const isRefused = params.get('redirect_status') === 'failed';
  return {
    payment: isRefused ? null : payment,
    refused: isRefused ? payment : null,
    file: FILE_PROBLEMS.includes(problem) ? { problem: problem as FileProblem, resumeId } : null,
  };
}

function readPayment(params: URLSearchParams, resumeId: string | null): ExpectedPurchase | null {
  if (params.get('subscription') === 'success') {
    const plan = params.get('plan') ?? '';
    return { kind: 'subscription', plan: PAID_PLANS.includes(plan) ? (plan as 'pro' | 'premium') : null };
  }
  return params.get('payment') === 'success' ? { kind: 'download', resumeId } : null;
}

/**
 * Removes the notice's parameters, so that a reload or a bookmark does not show the notice again. Returns null if the
 * URL contains no notice.
 */
export function withoutArrival(params: URLSearchParams): URLSearchParams | null {
  const { payment, refused, file } = readArrival(params);
  if (!payment && !refused && !file) return null;
  const rest = new URLSearchParams(params);
  for (const key of KEYS) rest.delete(key);
  return rest;
}
