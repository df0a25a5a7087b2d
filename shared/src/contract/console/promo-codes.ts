import { z } from 'zod';
import { listQuery, listView } from '../common/list-query.js';
import { promoCode, PURCHASES } from '../account/payments.js';
import { isoDate } from '../common/text.js';

export const PROMO_KINDS = ['percent', 'amount'] as const;

/**
 * Maximum for amounts in cents and for numbers of uses: far above any real value, but small enough that sums stay
 * exact.
 */
const MAX = 1_000_000_000;

const rules = {
  kind: z.enum(PROMO_KINDS),
  /** Discount in percent or in cents, depending on `kind`. */
  value: z.int().min(1).max(MAX),
  appliesTo: z.array(z.enum(PURCHASES)).min(1),
  /** Minimum price in cents of a purchase with this code. */
  minAmount: z.int().min(0).max(MAX).default(0),
  startsAt: isoDate.nullable().default(null),
  endsAt: isoDate.nullable().default(null),
  /** Null means no limit. */
  maxUses: z.int().min(1).max(MAX).nullable().default(null),
  maxUsesPerUser: z.int().min(1).max(MAX).nullable().default(1),
  active: z.boolean().default(true),
};

export const promoCodeCreate = z
  .object({ code: promoCode, ...rules })
  .refine(({ kind, value }) => kind !== 'percent' || value <= 100, {
    path: ['value'],
    error: 'Enter a discount of at most 100 percent.',
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'Choose an end date after the start date.',
  });

export type PromoCodeCreate = z.infer<typeof promoCodeCreate>;

/** Fields of a promo code that cannot change after its creation. */
type FixedField = 'code' | 'kind' | 'value' | 'appliesTo' | 'minAmount';

export const promoCodePatch = z.object({
  active: rules.active.unwrap().optional(),
  startsAt: isoDate.nullable().optional(),
  endsAt: isoDate.nullable().optional(),
  maxUses: rules.maxUses.unwrap().optional(),
  maxUsesPerUser: rules.maxUsesPerUser.unwrap().optional(),
} satisfies Record<Exclude<keyof PromoCodeCreate, FixedField>, z.ZodType>);

export const promoCodeView = z.object({
  id: z.guid(),
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  value: z.int(),
  appliesTo: z.array(z.enum(PURCHASES)),
  minAmount: z.int(),
  currency: z.string(),
  startsAt: isoDate.nullable(),
  endsAt: isoDate.nullable(),
  maxUses: z.int().nullable(),
  maxUsesPerUser: z.int().nullable(),
  active: z.boolean(),
  /** Number of uses, including uses reserved by open orders. */
  uses: z.int(),
  reserved: z.int(),
  /** Net income in cents from purchases with the code, after refunds and disputes. Includes later months of a plan. */
  earned: z.int(),
  /** Sum of the discounts on purchases with the code, in cents. */
  cost: z.int(),
  createdAt: isoDate,
}) satisfies z.ZodType<PromoCodeCreate>;

/** `active` limits the list to active or to inactive codes; without it, all codes are listed. */
export const promoCodeQuery = listQuery([
  'createdAt',
  'code',
  'value',
  'startsAt',
  'endsAt',
  'active',
  'uses',
  'earned',
  'cost',
]).extend({
  active: z.stringbool().optional(),
});

export const promoCodeList = listView(promoCodeView);

export type PromoCodeQuery = z.infer<typeof promoCodeQuery>;
export type PromoCodeList = z.infer<typeof promoCodeList>;
export type PromoCodePatch = z.infer<typeof promoCodePatch>;
export type PromoCodeView = z.infer<typeof promoCodeView>;
