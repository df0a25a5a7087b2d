import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { money } from '@shortlist/shared/product/money';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import type { EmailTemplate } from '../../mail/email-template.js';
import { paymentDisputed, type AfterDispute, type Dispute } from './templates/payment-disputed.js';
import type { PaymentEmailKind } from '../tables/payment-email-kind.js';

interface DisputeRow {
  state: Dispute['state'];
  amount: number;
  currency: string;
  provider: string;
  opened_at: Date;
  paid_at: Date | null;
  plan: PaidPlan | null;
  plan_state: string | null;
  restored_until: Date | null;
  order_state: string | null;
}

/** Dispute states in which an email is still correct, by kind of email. */
const TRUE_IN: Partial<Record<PaymentEmailKind, readonly Dispute['state'][]>> = {
  payment_disputed: ['open', 'lost', 'prevented'],
  dispute_won: ['won'],
  dispute_lost: ['lost'],
};

/** Returns undefined if the dispute has changed since the email was queued; a later email reports the change. */
export async function disputeLetter(
  manager: Pick<EntityManager, 'query'>,
  { kind, name, disputeId, account }: { kind: PaymentEmailKind; name: string; disputeId: string; account: string },
): Promise<EmailTemplate | undefined> {
  const [row]: DisputeRow[] = await manager.query(
    `SELECT d.state, d.amount, d.currency, d.provider, d.opened_at, l.at AS paid_at, coalesce(l.plan, s.plan) AS plan,
       s.state AS plan_state, s.restored_until, o.state AS order_state
     FROM payment_disputes d
     LEFT JOIN orders o ON o.id = d.order_id
     LEFT JOIN subscriptions s ON s.id = d.subscription_id
     LEFT JOIN ledger_entries l ON l.provider = d.provider AND l.payment = d.payment
       AND l.kind IN ('download', 'subscription')
     WHERE d.id = $1`,
    [disputeId],
  );
  if (!row || !TRUE_IN[kind]?.includes(row.state)) return undefined;
  const dispute: Dispute = {
    state: row.state,
    amount: money(row.amount, row.currency),
    paidFor: row.plan ? `${PLAN_NAMES[row.plan]} plan` : 'Download of one resume',
    paidAt: row.paid_at ?? row.opened_at,
    isTest: row.provider === 'sandbox',
    after: afterDispute(row),
  };
  return paymentDisputed(name, dispute, account);
}

function afterDispute({ plan, plan_state, restored_until, order_state }: DisputeRow): AfterDispute {
  if (!plan) return { kind: order_state === 'paid' ? 'unlocked' : 'locked' };
  const name = PLAN_NAMES[plan];
  if (plan_state !== 'canceled') return { kind: 'plan_runs_out', plan: name };
  if (restored_until && restored_until > new Date())
    return { kind: 'plan_restored', plan: name, until: restored_until };
  return { kind: 'plan_ended', plan: name };
}
