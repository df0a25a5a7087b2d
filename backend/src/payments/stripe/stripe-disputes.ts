import type Stripe from 'stripe';
import type { DisputedPayment, Page, ProviderDispute, RefundedPayment } from './provider-objects.js';
import { asking } from './stripe-errors.js';
import { disputeView, idOf } from './stripe-views.js';

/** Stripe's maximum page size. */
const PAGE = 100;

/** Reads refunds and disputes of payments, including refunds made in Stripe's dashboard. */
export class StripeDisputes {
  constructor(private readonly stripe: Stripe) {}

  /** Returns a payment's disputes. Calls Stripe only if the charge is marked as disputed, which is rare. */
  async of(payment: string | null, charge: Stripe.Charge | null | undefined): Promise<ProviderDispute[]> {
    if (payment === null || !charge?.disputed) return [];
    const { data } = await asking(this.stripe.disputes.list({ payment_intent: payment, limit: PAGE }));
    return data.flatMap((dispute) => disputeView(dispute) ?? []);
  }

  async list(since: Date, from: string | null): Promise<Page<DisputedPayment>> {
    const page = await asking(this.stripe.disputes.list(pageOf(since, from)));
    return pageView(page, (listed) => {
      const dispute = disputeView(listed);
      return dispute && listed.payment_intent ? { payment: idOf(listed.payment_intent), dispute } : undefined;
    });
  }

  /**
   * Lists payments with a refund since the given date. Reads the refunded total from the charge, because a refund
   * contains only its own amount.
   */
  async listRefunded(since: Date, from: string | null): Promise<Page<RefundedPayment>> {
    const page = await asking(this.stripe.refunds.list({ ...pageOf(since, from), expand: ['data.charge'] }));
    return pageView(page, ({ payment_intent: payment, charge }) =>
      payment && charge && typeof charge === 'object'
        ? { payment: idOf(payment), refunded: charge.amount_refunded }
        : undefined,
    );
  }
}

const pageOf = (since: Date, from: string | null) => ({
  created: { gte: Math.floor(since.getTime() / 1_000) },
  limit: PAGE,
  ...(from !== null && { starting_after: from }),
});

function pageView<Listed extends { id: string }, Item>(
  { data, has_more }: Stripe.ApiList<Listed>,
  view: (listed: Listed) => Item | undefined,
): Page<Item> {
  return { items: data.flatMap((listed) => view(listed) ?? []), next: has_more ? (data.at(-1)?.id ?? null) : null };
}
