import { z } from 'zod';
import { PLANS } from '../plans.js';
import { isoDate } from './text.js';

/** What the account has, as this server knows it: the page that a payment returns to believes nothing else. */
export const billingView = z.object({
  plan: z.enum(PLANS),
  /** The end of the period that is paid for; null on the free plan. */
  renewsAt: isoDate.nullable(),
  /** Résumés whose download was paid for one by one. */
  unlockedResumes: z.array(z.guid()),
});

export type BillingView = z.infer<typeof billingView>;
