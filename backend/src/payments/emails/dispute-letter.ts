import { money } from '@shortlist/shared/product/money';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import type { Database } from '../../core/sql.js';
import type { EmailTemplate } from '../../mail/email-template.js';
import { paymentDisputed, type AfterDispute, type Dispute } from '../../mail/templates/payment-disputed.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';
import { findDisputeFacts, type DisputeFacts } from './emails.queries.js';

/** Dispute states in which an email is still correct, by kind of email. */
const TRUE_IN: Partial<Record<PaymentEmailKind, readonly Dispute['state'][]>> = {
  payment_disputed: ['open', 'lost', 'prevented'],
  dispute_won: ['won'],
  dispute_lost: ['lost'],
};

/** Returns undefined if the dispute has changed since the email was queued; a later email reports the change. */
export async function disputeLetter(
  database: Database,
  { kind, name, disputeId, account }: { kind: PaymentEmailKind; name: string; disputeId: string; account: string },
): Promise<EmailTemplate | undefined> {
  const row = await findDisputeFacts(database, disputeId);
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

function afterDispute({ plan, planState, restoredUntil, orderState }: DisputeFacts): AfterDispute {
  if (!plan) return { kind: orderState === 'paid' ? 'unlocked' : 'locked' };
  const name = PLAN_NAMES[plan];
  if (planState !== 'canceled') return { kind: 'plan_runs_out', plan: name };
  if (restoredUntil && restoredUntil > new Date()) return { kind: 'plan_restored', plan: name, until: restoredUntil };
  return { kind: 'plan_ended', plan: name };
}
