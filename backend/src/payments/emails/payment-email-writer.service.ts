import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { money } from '@shortlist/shared/product/money';
import { SiteAddress } from '../../core/env/site-address.js';
import { greeting } from '../../mail/greeting.js';
import type { AddressedEmail, EmailTemplate } from '../../mail/email-template.js';
import { paymentDisputed, type AfterDispute, type Dispute } from './templates/payment-disputed.js';
import { planCancelled } from './templates/plan-cancelled.js';
import { planResumed } from './templates/plan-resumed.js';
import { planUnpaid } from './templates/plan-unpaid.js';
import { renewalFailed } from './templates/renewal-failed.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import { PaymentMail } from '../tables/payment-mail.entity.js';
import { Subscription } from '../tables/subscription.entity.js';
import {
  findDisputeFacts,
  findEntryFacts,
  findWaitingEmail,
  type DisputeFacts,
  type WaitingEmail,
} from './emails.queries.js';
import { entryEmail } from './entry-email.js';

/** Maps each kind of dispute email to the dispute states in which the email is still correct. */
const TRUE_IN: Partial<Record<PaymentEmailKind, readonly Dispute['state'][]>> = {
  payment_disputed: ['open', 'lost', 'prevented'],
  dispute_won: ['won'],
  dispute_lost: ['lost'],
};

/**
 * Writes the emails about payments, refunds and disputes. Reads amounts and states just before sending, and drops
 * outdated emails.
 */
@Injectable()
export class PaymentEmailWriter {
  constructor(
    @InjectEntityManager() private readonly database: EntityManager,
    private readonly site: SiteAddress,
  ) {}

  /** Writes an email. Returns undefined if it was already sent, its account was deleted, or it is outdated. */
  async write(mailId: string): Promise<AddressedEmail | undefined> {
    const note = await findWaitingEmail(this.database, mailId);
    if (!note) return undefined;
    const account = `${this.site.own}/account`;
    const name = greeting(note.firstName);
    const email = await this.templateFor(name, note, account);
    return email && { to: note.email, email };
  }

  private templateFor(name: string, note: WaitingEmail, account: string): Promise<EmailTemplate | undefined> {
    const { kind, ledgerEntryId: entryId, disputeId } = note;
    if (entryId) return this.entryTemplate(name, entryId, account);
    if (disputeId) return this.disputeTemplate(name, { kind, disputeId }, account);
    return this.subscriptionTemplate(name, note, account);
  }

  /** Marks an email as done, whether it was sent or dropped. */
  async close(mailId: string): Promise<void> {
    await this.database.update(PaymentMail, mailId, { handledAt: () => 'now()' });
  }

  private async entryTemplate(name: string, entryId: string, account: string): Promise<EmailTemplate | undefined> {
    const entry = await findEntryFacts(this.database, entryId);
    return entry && entryEmail(name, entry, account);
  }

  /** Returns undefined if the dispute has changed since the email was queued; a later email reports the change. */
  private async disputeTemplate(
    name: string,
    { kind, disputeId }: { kind: PaymentEmailKind; disputeId: string },
    account: string,
  ): Promise<EmailTemplate | undefined> {
    const row = await findDisputeFacts(this.database, disputeId);
    if (!row || !TRUE_IN[kind]?.includes(row.state)) return undefined;
    const dispute: Dispute = {
      state: row.state,
      amount: money(row.amount, row.currency),
      paidFor: row.plan ? `${PLAN_NAMES[row.plan]} plan` : 'Download of one resume',
      paidAt: row.paidAt ?? row.openedAt,
      isTest: row.provider === 'sandbox',
      after: afterDispute(row),
    };
    return paymentDisputed(name, dispute, account);
  }

  private async subscriptionTemplate(
    name: string,
    note: WaitingEmail,
    account: string,
  ): Promise<EmailTemplate | undefined> {
    if (!note.subscriptionId) return undefined;
    const subscription = await this.database.findOneBy(Subscription, { id: note.subscriptionId });
    if (!subscription) return undefined;
    const { state, periodEnd, cancelsAtPeriodEnd, graceUntil } = subscription;
    const plan = PLAN_NAMES[subscription.plan];
    switch (note.kind) {
      case 'renewal_failed': {
        const runsUntil = graceUntil && graceUntil > new Date() ? graceUntil : null;
        return state === 'past_due' ? renewalFailed(name, plan, runsUntil, account) : undefined;
      }
      case 'plan_unpaid':
        return planUnpaid(name, plan, money(PRICES.download, PRICES.currency), account);
      case 'plan_cancelled': {
        const isCancelled = state === 'active' && cancelsAtPeriodEnd && periodEnd;
        return isCancelled ? planCancelled(name, plan, periodEnd, account) : undefined;
      }
      case 'plan_resumed': {
        const isRunning = state === 'active' && !cancelsAtPeriodEnd && periodEnd;
        const price = money(PRICES[subscription.nextPlan ?? subscription.plan], PRICES.currency);
        return isRunning ? planResumed(name, plan, periodEnd, price, account) : undefined;
      }
      default:
        return undefined;
    }
  }
}

function afterDispute({ plan, planState, restoredUntil, orderState }: DisputeFacts): AfterDispute {
  if (!plan) return { kind: orderState === 'paid' ? 'unlocked' : 'locked' };
  const name = PLAN_NAMES[plan];
  if (planState !== 'canceled') return { kind: 'plan_runs_out', plan: name };
  if (restoredUntil && restoredUntil > new Date()) return { kind: 'plan_restored', plan: name, until: restoredUntil };
  return { kind: 'plan_ended', plan: name };
}
