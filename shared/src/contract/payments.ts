import { z } from 'zod';
import { LIMITS } from '../resume/resume-data.js';
import { isoDate, singleLine } from './text.js';

/** What can be bought, as promo codes name it. */
export const PURCHASES = ['one_time_payment', 'pro', 'premium'] as const;
export type Purchase = (typeof PURCHASES)[number];

export const PAID_PLANS = ['pro', 'premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

const PROMO_CODE_LENGTH = 40;

/** Codes are told apart by letters and figures only, however they are typed. */
export const promoCode = singleLine(PROMO_CODE_LENGTH)
  .transform((code) => code.trim().toUpperCase())
  .refine((code) => code !== '', { error: 'Please enter a promo code to validate' });

const resumeId = z.guid({ error: 'Resume ID is required for checkout.' });

/** `amount` is what older clients send; the server knows its own prices. */
export const promoValidateBody = z.object({
  code: promoCode,
  applicableFor: z.enum(PURCHASES).default('one_time_payment'),
  amount: z.unknown().optional(),
});

export const promoValidateView = z.object({
  valid: z.literal(true),
  /** Dollars. */
  discountAmount: z.number(),
  /** Dollars that remain to be paid. */
  finalAmount: z.number(),
  promoCode: z.object({ code: z.string() }),
  message: z.string(),
});

export const paymentIntentBody = z.object({ resumeId, promoCode: promoCode.nullish() });

export const paymentIntentView = z.object({
  orderId: z.guid(),
  /** Null when nothing is left to pay: the résumé is unlocked already. */
  clientSecret: z.string().nullable(),
  /** Cents, all of them. */
  originalAmount: z.int(),
  discountAmount: z.int(),
  finalAmount: z.int(),
  currency: z.string(),
  promoCode: z.string().nullable(),
});

/** A subscription that was begun goes on as it is, unless another code is wanted; null is none. */
export const subscriptionBody = z.object({ plan: z.enum(PAID_PLANS), promoCode: promoCode.nullish() });

export const subscriptionView = z.object({
  /** Null when nothing has to be paid now, such as for a change that the next invoice settles. */
  clientSecret: z.string().nullable(),
  subscriptionId: z.string(),
  /** Cents that the payment asks for; null without one. */
  amountDue: z.int().nullable(),
  /** What takes something off the first month. */
  promoCode: z.string().nullable(),
  redirect: z.string().optional(),
  message: z.string().optional(),
});

/** The sandbox's payment form; it exists only where the sandbox stands in for the card provider. */
export const sandboxConfirmBody = z.object({
  clientSecret: z.string().min(1).max(LIMITS.fieldLength),
  card: z.object({
    number: z.string().max(30),
    expMonth: z.coerce.number().int().min(1).max(12),
    expYear: z.coerce.number().int().min(0).max(2_999),
    cvc: z.string().regex(/^\d{3,4}$/, { error: 'The security code has three or four digits.' }),
  }),
});

export const sandboxConfirmView = z.object({
  status: z.enum(['succeeded', 'requires_action']),
  /** Where the card's bank wants to see the person first. */
  redirect: z.string().optional(),
});

export const SUBSCRIPTION_STATES = ['incomplete', 'active', 'past_due', 'canceled'] as const;
export const PAYMENT_KINDS = ['download', 'subscription', 'refund', 'dispute'] as const;
export const DISPUTE_STATES = ['open', 'won', 'lost', 'prevented'] as const;

export const paymentRow = z.object({
  id: z.string(),
  at: isoDate,
  kind: z.enum(PAYMENT_KINDS),
  /** Cents; negative for money that went back. */
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
