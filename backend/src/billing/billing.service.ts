import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { BillingView } from '@shortlist/shared/contract/billing';
import type { PaymentRow } from '@shortlist/shared/contract/payments';
import { DataSource } from 'typeorm';
import { PaymentProvider } from '../payments/provider/payment-provider.js';
import { EntitlementsService } from './entitlements.service.js';
import { liveSubscription } from './live-subscription.js';
import { refundable } from './refundable.js';

const MOST_PAYMENTS = 200;

interface Entry extends Omit<PaymentRow, 'at' | 'description'> {
  at: Date;
  plan: string | null;
  title: string | null;
  periodStart: Date | null;
  periodEnd: Date | null;
}

/** What somebody has paid for, by our own rows. */
@Injectable()
export class BillingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly provider: PaymentProvider,
  ) {}

  async view(userId: string): Promise<BillingView> {
    const [plan, renewal, unlockedResumes, subscription, payments] = await Promise.all([
      this.entitlements.planOf(userId),
      this.entitlements.renewalOf(userId),
      this.entitlements.unlockedResumes(userId),
      this.subscription(userId),
      this.payments(userId),
    ]);
    return {
      plan,
      renewsAt: renewal?.toISOString() ?? null,
      subscription,
      unlockedResumes,
      payments,
      portal: this.provider.hasPortal,
    };
  }

  private async subscription(userId: string): Promise<BillingView['subscription']> {
    const live = await liveSubscription(this.database, this.provider.name, userId);
    if (!live?.reference) return null;
    const goesBack = await refundable(this.database, userId, live.id);
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

  private async payments(userId: string): Promise<PaymentRow[]> {
    const rows = await this.database.query<Entry[]>(
      `SELECT l.id::text AS id, l.at, l.kind, l.amount, l.currency, l.plan, r.title, l.receipt_url AS "receiptUrl",
              l.period_start AS "periodStart", l.period_end AS "periodEnd"
       FROM ledger_entries l
       LEFT JOIN orders o ON o.id = l.order_id
       LEFT JOIN resumes r ON r.id = o.resume_id AND r.owner_id = l.user_id
       WHERE l.user_id = $1 ORDER BY l.at DESC, l.id DESC LIMIT $2`,
      [userId, MOST_PAYMENTS],
    );
    return rows.map(({ id, at, kind, amount, currency, receiptUrl, ...entry }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount,
      currency,
      receiptUrl,
      description: describe(kind, entry),
    }));
  }
}

const day = (date: Date): string =>
  date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

function describe(
  kind: Entry['kind'],
  { plan, title, periodStart, periodEnd }: Pick<Entry, 'plan' | 'title' | 'periodStart' | 'periodEnd'>,
): string {
  const what = plan === null ? `Download of ${title ?? 'a resume'}` : `${plan === 'pro' ? 'Pro' : 'Premium'} plan`;
  if (kind === 'refund') return `Refund: ${what}`;
  return periodStart && periodEnd ? `${what}, ${day(periodStart)} – ${day(periodEnd)}` : what;
}
