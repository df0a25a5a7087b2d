import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import type { PaymentRow } from '@shortlist/shared/contract/account/payments';
import { EntityManager } from 'typeorm';
import { isBlocked } from '../ledger/disputes.js';
import { StripeProvider } from '../stripe/stripe-provider.js';
import { EntitlementsService } from '../../entitlements/entitlements.service.js';
import { findLiveSubscription, findRefundable } from '../subscriptions/subscriptions.queries.js';
import { listDisputes, listPayments, type EntryRow } from './billing.queries.js';

const MAX_PAYMENTS = 200;

/** Returns a user's purchases from our own database, without calls to the payment provider. */
@Injectable()
export class BillingService {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly entitlements: EntitlementsService,
    private readonly provider: StripeProvider,
  ) {}

  async view(userId: string): Promise<BillingView> {
    const [plan, renewal, unlockedResumes, subscription, payments, disputes, purchasesBlocked] = await Promise.all([
      this.entitlements.planOf(userId),
      this.entitlements.renewalOf(userId),
      this.entitlements.unlockedResumes(userId),
      this.subscription(userId),
      this.payments(userId),
      this.disputes(userId),
      isBlocked(this.database, userId),
    ]);
    return {
      plan,
      renewsAt: renewal?.toISOString() ?? null,
      subscription,
      unlockedResumes,
      payments,
      disputes,
      purchasesBlocked,
      portal: this.provider.hasPortal,
    };
  }

  private async subscription(userId: string): Promise<BillingView['subscription']> {
    const live = await findLiveSubscription(this.database, { provider: this.provider.name, userId });
    if (!live?.reference) return null;
    const goesBack = await findRefundable(this.database, { userId, subscriptionId: live.id });
    return {
      id: live.id,
      plan: live.plan,
      state: live.state,
      cancelsAtPeriodEnd: live.cancelsAtPeriodEnd,
      graceUntil: live.graceUntil?.toISOString() ?? null,
      nextPlan: live.nextPlan,
      refundableUntil: goesBack?.until.toISOString() ?? null,
      refundableAmount: goesBack?.amount ?? 0,
    };
  }

  private async disputes(userId: string): Promise<BillingView['disputes']> {
    const rows = await listDisputes(this.database, { userId, limit: MAX_PAYMENTS });
    return rows.map(({ plan, title, openedAt, ...row }) => ({
      ...row,
      openedAt: openedAt.toISOString(),
      description: purchaseOf(plan, title),
    }));
  }

  private async payments(userId: string): Promise<PaymentRow[]> {
    const rows = await listPayments(this.database, { userId, limit: MAX_PAYMENTS });
    return rows.map(({ id, at, kind, amount, currency, receiptUrl, ...entry }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount,
      currency,
      receiptUrl,
      description: describe(kind, { amount, ...entry }),
    }));
  }
}

const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

const purchaseOf = (plan: string | null, title: string | null): string =>
  plan === null ? `Download of ${title ?? 'a resume'}` : `${plan === 'pro' ? 'Pro' : 'Premium'} plan`;

function describe(
  kind: EntryRow['kind'],
  {
    amount,
    plan,
    title,
    periodStart,
    periodEnd,
  }: Pick<EntryRow, 'amount' | 'plan' | 'title' | 'periodStart' | 'periodEnd'>,
): string {
  const what = purchaseOf(plan, title);
  if (kind === 'refund') return `Refund: ${what}`;
  if (kind === 'dispute') return amount < 0 ? `Returned by your bank: ${what}` : `Dispute closed, paid again: ${what}`;
  return periodStart && periodEnd ? `${what}, ${day(periodStart)} – ${day(periodEnd)}` : what;
}
