import type Stripe from 'stripe';
import type { StripeAccount } from './stripe-account.js';
import type { Params } from './stripe-objects.js';

/**
 * The names of the nested fields of a parameter type, as written in a form body for Stripe, such as `items[][price]`
 * and `metadata[order]`.
 */
type Inside<T, Name extends string, Depth extends 0[]> = Depth['length'] extends 3
  ? Name
  : T extends readonly (infer Entry)[]
    ? Inside<Entry, `${Name}[]`, Depth>
    : T extends object
      ? { [Key in keyof T & string]: Inside<T[Key], `${Name}[${Key}]`, [...Depth, 0]> }[keyof T & string]
      : Name;
type Parameter<T> = { [Key in keyof T & string]: Inside<Exclude<T[Key], undefined>, Key, []> }[keyof T & string];

/**
 * Keeps only the named values of an enumeration. Removes the general type `string`, which the Stripe package adds to
 * enumerations.
 */
type Named<T> = T extends string ? (string extends T ? never : T) : never;

export interface Route {
  method: string;
  /** Matches the path; the first group captures the object's id. */
  path: RegExp;
  /** All parameters that the product sends. The compiler checks that Stripe documents them. */
  takes: readonly string[];
  /** Allowed values of parameters that are enumerations. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Fields that a request may expand. Stripe's reference marks them as "Expandable" or "includable". */
  expands: readonly string[];
  allCustomers: boolean;
  run(account: StripeAccount, params: Params, id: string): object;
}

type Rest<T> = Partial<Pick<Route, 'values' | 'expands' | 'allCustomers'>> & {
  takes: Parameter<T>[];
  run: Route['run'];
};

const route = <T>(method: string, path: RegExp, { values = {}, expands = [], ...rest }: Rest<T>): Route => ({
  method,
  path,
  values,
  expands,
  allCustomers: false,
  ...rest,
});

const LATEST_CHARGE = ['latest_charge'];
const LATEST_INVOICE = ['latest_invoice.confirmation_secret'];

/**
 * The Stripe calls that the product makes, with the parameters that it sends. The compiler checks names and values
 * against the package's types, which are generated from Stripe's API specification.
 */
export const ROUTES: readonly Route[] = [
  route<Stripe.CustomerCreateParams>('POST', /^customers$/, {
    takes: ['email', 'name', 'metadata[user]'],
    run: (account, params) => account.createCustomer(params),
  }),
  route<Stripe.CustomerDeleteParams>('DELETE', /^customers\/([\w-]+)$/, {
    takes: [],
    run: (account, _, id) => account.deleteCustomer(id),
  }),
  route<Stripe.PriceListParams>('GET', /^prices$/, {
    takes: ['lookup_keys[]', 'active', 'limit'],
    run: (account, params) => account.findPrices(params),
  }),
  route<Stripe.PriceCreateParams>('POST', /^prices$/, {
    takes: [
      ...(['currency', 'unit_amount', 'recurring[interval]', 'product_data[name]', 'metadata[plan]'] as const),
      ...(['lookup_key', 'transfer_lookup_key'] as const),
    ],
    values: { 'recurring[interval]': ['month'] satisfies Named<Stripe.PriceCreateParams.Recurring.Interval>[] },
    run: (account, params) => account.createPrice(params),
  }),
  route<Stripe.PriceRetrieveParams>('GET', /^prices\/([\w-]+)$/, {
    takes: [],
    run: (account, _, id) => account.readPrice(id),
  }),
  route<Stripe.CouponCreateParams>('POST', /^coupons$/, {
    takes: ['amount_off', 'currency', 'duration', 'max_redemptions', 'name'],
    values: { duration: ['once'] satisfies Named<Stripe.CouponCreateParams.Duration>[] },
    run: (account, params) => account.createCoupon(params),
  }),
  route<Stripe.PaymentIntentCreateParams>('POST', /^payment_intents$/, {
    takes: [
      ...(['amount', 'currency', 'customer', 'description', 'automatic_payment_methods[enabled]'] as const),
      ...(['metadata[order]', 'expand[]'] as const),
    ],
    expands: LATEST_CHARGE,
    run: (account, params) => account.createIntent(params),
  }),
  route<Stripe.PaymentIntentRetrieveParams>('GET', /^payment_intents\/([\w-]+)$/, {
    takes: ['expand[]'],
    expands: LATEST_CHARGE,
    run: (account, _, id) => account.readIntent(id),
  }),
  route<Stripe.PaymentIntentUpdateParams>('POST', /^payment_intents\/([\w-]+)$/, {
    takes: ['amount', 'description', 'expand[]'],
    expands: LATEST_CHARGE,
    run: (account, params, id) => account.changeIntent(id, params),
  }),
  route<Stripe.PaymentIntentCancelParams>('POST', /^payment_intents\/([\w-]+)\/cancel$/, {
    takes: ['expand[]'],
    expands: LATEST_CHARGE,
    run: (account, _, id) => account.cancelIntent(id),
  }),
  route<Stripe.SubscriptionCreateParams>('POST', /^subscriptions$/, {
    takes: [
      ...(['customer', 'items[][price]', 'discounts[][coupon]', 'payment_behavior', 'expand[]'] as const),
      ...(['payment_settings[payment_method_types][]', 'payment_settings[save_default_payment_method]'] as const),
      ...(['metadata[subscription]', 'metadata[plan]'] as const),
    ],
    values: {
      payment_behavior: ['default_incomplete'] satisfies Named<Stripe.SubscriptionCreateParams.PaymentBehavior>[],
      'payment_settings[payment_method_types][]': [
        'card',
      ] satisfies Named<Stripe.SubscriptionCreateParams.PaymentSettings.PaymentMethodType>[],
      'payment_settings[save_default_payment_method]': [
        'on_subscription',
      ] satisfies Named<Stripe.SubscriptionCreateParams.PaymentSettings.SaveDefaultPaymentMethod>[],
    },
    expands: LATEST_INVOICE,
    run: (account, params) => account.createSubscription(params),
  }),
  route<Stripe.SubscriptionRetrieveParams>('GET', /^subscriptions\/([\w-]+)$/, {
    takes: ['expand[]'],
    expands: LATEST_INVOICE,
    run: (account, _, id) => account.readSubscription(id),
  }),
  route<Stripe.SubscriptionUpdateParams>('POST', /^subscriptions\/([\w-]+)$/, {
    takes: [
      ...(['items[][id]', 'items[][price]', 'proration_behavior', 'payment_behavior', 'expand[]'] as const),
      ...(['metadata[kept_plan]', 'metadata[kept_until]', 'cancel_at_period_end', 'cancel_at'] as const),
    ],
    values: {
      proration_behavior: [
        'always_invoice',
        'none',
      ] satisfies Named<Stripe.SubscriptionUpdateParams.ProrationBehavior>[],
      payment_behavior: ['pending_if_incomplete'] satisfies Named<Stripe.SubscriptionUpdateParams.PaymentBehavior>[],
    },
    expands: LATEST_INVOICE,
    run: (account, params, id) => account.changeSubscription(id, params),
  }),
  route<Stripe.InvoiceCreatePreviewParams>('POST', /^invoices\/create_preview$/, {
    takes: [
      ...(['subscription', 'subscription_details[proration_behavior]'] as const),
      ...(['subscription_details[items][][id]', 'subscription_details[items][][price]'] as const),
    ],
    values: {
      'subscription_details[proration_behavior]': [
        'always_invoice',
      ] satisfies Named<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.ProrationBehavior>[],
    },
    run: (account, params) => account.previewInvoice(params),
  }),
  route<Stripe.SubscriptionCancelParams>('DELETE', /^subscriptions\/([\w-]+)$/, {
    takes: [],
    run: (account, _, id) => account.endSubscription(id),
  }),
  route<Stripe.InvoiceListParams>('GET', /^invoices$/, {
    takes: ['subscription', 'status', 'limit', 'expand[]'],
    values: { status: ['paid'] satisfies Named<Stripe.InvoiceListParams.Status>[] },
    expands: ['data.payments'],
    run: (account, params) => account.paidInvoices(params),
  }),
  route<Stripe.ChargeListParams>('GET', /^charges$/, {
    takes: ['customer', 'limit'],
    run: (account, params) => account.chargesOf(params),
  }),
  route<Stripe.RefundCreateParams>('POST', /^refunds$/, {
    takes: ['payment_intent', 'amount', 'reason'],
    values: { reason: ['requested_by_customer'] satisfies Named<Stripe.RefundCreateParams.Reason>[] },
    run: (account, params) => account.refund(params),
  }),
  route<Stripe.RefundListParams>('GET', /^refunds$/, {
    takes: ['created[gte]', 'limit', 'starting_after', 'expand[]'],
    expands: ['data.charge'],
    allCustomers: true,
    run: (account, params) => account.listRefunds(params),
  }),
  route<Stripe.DisputeListParams>('GET', /^disputes$/, {
    takes: ['payment_intent', 'created[gte]', 'limit', 'starting_after'],
    allCustomers: true,
    run: (account, params) => account.listDisputes(params),
  }),
  route<Stripe.BillingPortal.SessionCreateParams>('POST', /^billing_portal\/sessions$/, {
    takes: ['customer', 'return_url'],
    run: (account, params) => account.openPortal(params),
  }),
];
