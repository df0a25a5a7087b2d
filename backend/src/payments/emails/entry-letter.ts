import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES, REFUND_DAYS } from '@shortlist/shared/product/plans';
import type { EntityManager } from 'typeorm';
import { money } from '@shortlist/shared/product/money';
import type { EmailTemplate } from '../../mail/email-template.js';
import { downloadReceipt } from '../../mail/templates/download-receipt.js';
import { planReceipt } from '../../mail/templates/plan-receipt.js';
import { refunded, type AfterRefund } from '../../mail/templates/refunded.js';
import type { Receipt } from '../../mail/receipt.js';

/** A ledger entry and the current state of its purchase. */
interface Entry {
  kind: 'download' | 'subscription' | 'refund';
  amount: number;
  currency: string;
  plan: PaidPlan | null;
  period_start: Date | null;
  period_end: Date | null;
  provider: string;
  receipt_url: string | null;
  at: Date;
  /** The order's discount, or the subscription's in its first month. */
  discount: number | null;
  code: string | null;
  order_state: string | null;
  title: string | null;
  /** The subscription's current plan, which may differ from the plan of the entry. */
  plan_now: PaidPlan | null;
  /** Whether the subscription is still active. */
  runs: boolean;
  /** Whether the entry is the price difference to an earlier plan of the same period. */
  is_upgrade: boolean;
  refundable_until: Date | null;
}

/**
 * Reads an entry. Includes the resume's title only for confirmed addresses: otherwise a user could sign up with a
 * stranger's address and use the title to send messages.
 */
export async function readEntry(manager: Pick<EntityManager, 'query'>, id: string): Promise<Entry | undefined> {
  const rows: Entry[] = await manager.query(
    `SELECT l.kind, l.amount, l.currency, l.plan, l.period_start, l.period_end, l.provider, l.receipt_url, l.at,
       coalesce(o.discount, CASE WHEN first.id = l.id THEN s.discount END) AS discount, p.code,
       o.state AS order_state, CASE WHEN u.email_verified THEN r.title END AS title,
       s.plan AS plan_now, s.state IN ('active', 'past_due') AND s.refund_requested_at IS NULL AS runs,
       EXISTS (
         SELECT FROM ledger_entries e WHERE e.subscription_id = s.id AND e.kind = 'subscription'
           AND e.plan <> l.plan AND (e.at, e.id) < (l.at, l.id) AND e.period_end > l.period_start
       ) AS is_upgrade,
       CASE WHEN l.amount > 0 AND s.state IN ('active', 'past_due') AND NOT EXISTS (
         SELECT FROM subscriptions t WHERE t.user_id = l.user_id AND t.refund_requested_at IS NOT NULL
       ) THEN l.at + make_interval(days => $2) END AS refundable_until
     FROM ledger_entries l JOIN users u ON u.id = l.user_id
     LEFT JOIN orders o ON o.id = l.order_id
     LEFT JOIN resumes r ON r.id = o.resume_id
     LEFT JOIN subscriptions s ON s.id = l.subscription_id
     LEFT JOIN promo_codes p ON p.id = coalesce(o.promo_code_id, s.promo_code_id)
     LEFT JOIN LATERAL (
       SELECT id FROM ledger_entries WHERE subscription_id = s.id AND kind = 'subscription' ORDER BY at, id LIMIT 1
     ) first ON true
     WHERE l.id = $1`,
    [id, REFUND_DAYS],
  );
  return rows[0];
}

/** States of orders that are refunded automatically. One email reports both payment and refund. */
const RETURNED = ['duplicate', 'undeliverable', 'disputed'];

/** Returns undefined for a payment that is refunded automatically, which the refund email reports. */
export function entryLetter(name: string, entry: Entry, account: string): EmailTemplate | undefined {
  const { kind, plan, period_start, period_end } = entry;
  if (kind === 'refund') {
    const { at } = entry;
    const amount = money(-entry.amount, entry.currency);
    const paidFor = plan ? `${PLAN_NAMES[plan]} plan` : 'Download of one resume';
    return refunded(name, { amount, paidFor, at, isTest: isTest(entry), after: afterRefund(entry) }, account);
  }
  if (kind === 'download') {
    if (entry.order_state && RETURNED.includes(entry.order_state)) return undefined;
    return downloadReceipt(name, receiptOf(entry), entry.title, account);
  }
  if (!plan || !period_start || !period_end) return undefined;
  const period = {
    plan: PLAN_NAMES[plan],
    start: period_start,
    end: period_end,
    isActive: entry.runs,
    isUpgrade: entry.is_upgrade,
    refundableUntil: entry.refundable_until,
  };
  return planReceipt(name, receiptOf(entry), period, account);
}

const isTest = ({ provider }: Entry): boolean => provider === 'sandbox';

function receiptOf(entry: Entry): Receipt {
  const { amount, currency, code, at, receipt_url } = entry;
  const off = entry.discount ?? 0;
  const discount = code && off > 0 ? { price: money(amount + off, currency), code, off: money(-off, currency) } : null;
  return { paid: money(amount, currency), at, discount, url: receipt_url, isTest: isTest(entry) };
}

function afterRefund({ plan_now, runs, order_state }: Entry): AfterRefund {
  if (plan_now) return { kind: runs ? 'plan_goes_on' : 'plan_ended', plan: PLAN_NAMES[plan_now] };
  if (order_state === 'duplicate') return { kind: 'paid_twice' };
  if (order_state === 'undeliverable') return { kind: 'resume_deleted' };
  return { kind: order_state === 'refunded' ? 'locked' : 'unlocked' };
}
