import { PAID_PLANS, type PaidPlan } from '@shortlist/shared/contract/account/payments';
import type Stripe from 'stripe';
import { asking, creating } from './stripe-errors.js';

const NAMES: Record<PaidPlan, string> = { pro: 'Shortlist Pro', premium: 'Shortlist Premium' };

/**
 * Creates Stripe's price objects on first use, so that operators need not set up prices. Finds a price by a lookup key
 * made of plan, amount and currency. A changed price is a new object; existing subscribers keep their price.
 */
export class StripePrices {
  private readonly ids = new Map<string, string>();
  private readonly plans = new Map<string, PaidPlan>();

  constructor(private readonly stripe: Stripe) {}

  async idOf(plan: PaidPlan, amount: number, currency: string): Promise<string> {
    const key = `shortlist_${plan}_monthly_${amount}_${currency}`;
    const id = this.ids.get(key) ?? (await this.find(key)) ?? (await this.create(key, plan, amount, currency));
    this.ids.set(key, id);
    this.plans.set(id, plan);
    return id;
  }

  /** Returns null for a price that the operator created in Stripe's dashboard. */
  async planOf(priceId: string): Promise<PaidPlan | null> {
    const known = this.plans.get(priceId);
    if (known) return known;
    const plan = asPlan((await asking(this.stripe.prices.retrieve(priceId))).metadata['plan']);
    if (plan) this.plans.set(priceId, plan);
    return plan;
  }

  private async find(key: string): Promise<string | undefined> {
    const { data } = await asking(this.stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
    return data[0]?.id;
  }

  private async create(key: string, plan: PaidPlan, amount: number, currency: string): Promise<string> {
    const price = await creating(`price-${key}`, (options) =>
      this.stripe.prices.create(
        {
          currency,
          unit_amount: amount,
          recurring: { interval: 'month' },
          product_data: { name: NAMES[plan] },
          metadata: { plan },
          lookup_key: key,
          // Moves the lookup key from a price archived in the dashboard to the new price.
          transfer_lookup_key: true,
        },
        options,
      ),
    );
    return price.id;
  }
}

export const asPlan = (name: string | undefined): PaidPlan | null => PAID_PLANS.find((known) => known === name) ?? null;
