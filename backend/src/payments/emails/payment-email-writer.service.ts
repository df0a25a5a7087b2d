import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { DataSource } from 'typeorm';
import { money } from '@shortlist/shared/product/money';
import { SiteAddress } from '../../core/env/site-address.js';
import { greeting } from '../../mail/greeting.js';
import type { AddressedEmail, EmailTemplate } from '../../mail/email-template.js';
import { planCancelled } from './templates/plan-cancelled.js';
import { planResumed } from './templates/plan-resumed.js';
import { planUnpaid } from './templates/plan-unpaid.js';
import { renewalFailed } from './templates/renewal-failed.js';
import { disputeLetter } from './dispute-letter.js';
import { entryLetter, readEntry } from './entry-letter.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';

interface NoteRow {
  kind: PaymentEmailKind;
  ledger_entry_id: string | null;
  subscription_id: string | null;
  dispute_id: string | null;
  email: string;
  first_name: string;
}

interface SubscriptionRow {
  plan: PaidPlan;
  next_plan: PaidPlan | null;
  state: string;
  period_end: Date | null;
  cancels_at_period_end: boolean;
  grace_until: Date | null;
}

/**
 * Writes the emails about payments, refunds and disputes. Reads their facts at sending time and drops outdated emails.
 */
@Injectable()
export class PaymentEmailWriter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly site: SiteAddress,
  ) {}

  /** Returns undefined if the email was sent, the account was deleted, or the email is outdated. */
  async write(mailId: string): Promise<AddressedEmail | undefined> {
    const [note]: NoteRow[] = await this.database.query(
      `SELECT m.kind, m.ledger_entry_id, m.subscription_id, m.dispute_id, u.email, u.first_name
       FROM payment_mails m JOIN users u ON u.id = m.user_id WHERE m.id = $1 AND m.handled_at IS NULL`,
      [mailId],
    );
    if (!note) return undefined;
    const account = `${this.site.own}/account`;
    const name = greeting(note.first_name);
    const email = await this.templateFor(name, note, account);
    return email && { to: note.email, email };
  }

  private templateFor(name: string, note: NoteRow, account: string): Promise<EmailTemplate | undefined> {
    const { kind, ledger_entry_id: entryId, dispute_id: disputeId } = note;
    if (entryId) return this.entryTemplate(name, entryId, account);
    if (disputeId) return disputeLetter(this.database, { kind, name, disputeId, account });
    return this.subscriptionTemplate(name, note, account);
  }

  /** Marks an email as done, whether it was sent or dropped. */
  async close(mailId: string): Promise<void> {
    await this.database.query('UPDATE payment_mails SET handled_at = now() WHERE id = $1', [mailId]);
  }

  private async entryTemplate(name: string, entryId: string, account: string): Promise<EmailTemplate | undefined> {
    const entry = await readEntry(this.database, entryId);
    return entry && entryLetter(name, entry, account);
  }

  private async subscriptionTemplate(name: string, note: NoteRow, account: string): Promise<EmailTemplate | undefined> {
    const [subscription]: SubscriptionRow[] = await this.database.query(
      'SELECT plan, next_plan, state, period_end, cancels_at_period_end, grace_until FROM subscriptions WHERE id = $1',
      [note.subscription_id],
    );
    if (!subscription) return undefined;
    const { state, period_end, cancels_at_period_end, grace_until } = subscription;
    const plan = PLAN_NAMES[subscription.plan];
    switch (note.kind) {
      case 'renewal_failed': {
        const runsUntil = grace_until && grace_until > new Date() ? grace_until : null;
        return state === 'past_due' ? renewalFailed(name, plan, runsUntil, account) : undefined;
      }
      case 'plan_unpaid':
        return planUnpaid(name, plan, money(PRICES.download, PRICES.currency), account);
      case 'plan_cancelled': {
        const isCancelled = state === 'active' && cancels_at_period_end && period_end;
        return isCancelled ? planCancelled(name, plan, period_end, account) : undefined;
      }
      case 'plan_resumed': {
        const isRunning = state === 'active' && !cancels_at_period_end && period_end;
        const price = money(PRICES[subscription.next_plan ?? subscription.plan], PRICES.currency);
        return isRunning ? planResumed(name, plan, period_end, price, account) : undefined;
      }
      default:
        return undefined;
    }
  }
}
