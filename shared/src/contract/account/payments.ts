import { z } from 'zod';
import { LIMITS } from '../../resume/resume-data.js';
import { isoDate, singleLine } from '../common/text.js';

/** Names of the products to which a promo code can apply. */
export const PURCHASES = ['one_time_payment', 'pro', 'premium'] as const;
export type Purchase = (typeof PURCHASES)[number];

export const PAID_PLANS = ['pro', 'premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

const PROMO_CODE_LENGTH = 40;

/** A promo code. Only letters and digits are compared, so spaces, hyphens and case do not matter. */
export const promoCode = singleLine(PROMO_CODE_LENGTH)
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => code !== '', { error: 'Please enter a promo code to validate' });

const resumeId = z.guid({ error: 'Resume ID is required for checkout.' });

/** Older clients send `amount`, which the server ignores because it calculates the price itself. */
export const promoValidateBody = z.object({
  code: promoCode,
  applicableFor: z.enum(PURCHASES).default('one_time_payment'),
  amount: z.unknown().optional(),
});

export const promoValidateView = z.object({
  valid: z.literal(true),
  /** Amount in dollars. */
  discountAmount: z.number(),
  /** Amount due in dollars. */
  finalAmount: z.number(),
  promoCode: z.object({ code: z.string() }),
  message: z.string(),
});

export const paymentIntentBody = z.object({ resumeId, promoCode: promoCode.nullish() });

export const paymentIntentView = z.object({
  orderId: z.guid(),
  /** Secret for the payment form; null if no payment is due because the resume is already unlocked. */
  clientSecret: z.string().nullable(),
  /** All amounts in this response are in cents. */
  originalAmount: z.int(),
  discountAmount: z.int(),
  finalAmount: z.int(),
  currency: z.string(),
  promoCode: z.string().nullable(),
});

/**
 * Starts a subscription, or continues an incomplete one. An incomplete subscription stays unchanged if plan and promo
 * code are the same. If `promoCode` is omitted, an incomplete subscription keeps its code; null means no code.
 */
export const subscriptionBody = z.object({ plan: z.enum(PAID_PLANS), promoCode: promoCode.nullish() });

export const subscriptionView = z.object({
  /**
   * Secret for the payment form; null if no payment is due now, for example because the next invoice includes the
   * change.
   */
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  /** Amount due now, in cents; null if no payment is due. */
  amountDue: z.int().nullable(),
  /** Promo code that discounts the first month. */
  promoCode: z.string().nullable(),
  redirect: z.string().optional(),
  message: z.string().optional(),
});

/** Request body of the sandbox payment form, which the server offers only if no card provider is configured. */
export const sandboxConfirmBody = z.object({
  clientSecret: z.string().min(1).max(LIMITS.fieldLength),
  card: z.object({
    number: z.string().max(30),
    expMonth: z.coerce.number().int().min(1).max(12),
    expYear: z.coerce.number().int().min(0).max(2_999),
    cvc: z.string().regex(/^\d{3,4}$/, { error: 'Enter the security code of the card: three or four digits.' }),
  }),
});

export const sandboxConfirmView = z.object({
  status: z.enum(['succeeded', 'requires_action']),
  /** URL of the bank's authentication page. */
  redirect: z.string().optional(),
});

export const SUBSCRIPTION_STATES = ['incomplete', 'active', 'past_due', 'canceled'] as const;
export const PAYMENT_KINDS = ['download', 'subscription', 'refund', 'dispute'] as const;
export const DISPUTE_STATES = ['open', 'won', 'lost', 'prevented'] as const;

export const paymentRow = z.object({
  id: z.string(),
  at: isoDate,
  kind: z.enum(PAYMENT_KINDS),
  /** Amount in cents; negative for refunds. */
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  receiptUrl: z.string().nullable(),
});

export type PromoValidateBody = z.infer<typeof promoValidateBody>;
export type PromoValidateView = z.infer<typeof promoValidateView>;
export type PaymentIntentBody = z.infer<typeof paymentIntentBody>;
export type PaymentIntentView = z.infer<typeof paymentIntentView>;
export type SubscriptionBody = z.infer<typeof subscriptionBody>;
export type SubscriptionView = z.infer<typeof subscriptionView>;
export type SandboxConfirmBody = z.infer<typeof sandboxConfirmBody>;
export type SandboxConfirmView = z.infer<typeof sandboxConfirmView>;
export type PaymentRow = z.infer<typeof paymentRow>;
