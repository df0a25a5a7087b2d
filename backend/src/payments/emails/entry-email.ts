import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { money } from '@shortlist/shared/product/money';
import type { EmailTemplate } from '../../mail/email-template.js';
import { downloadReceipt } from './templates/download-receipt.js';
import { planReceipt } from './templates/plan-receipt.js';
import { refunded, type AfterRefund } from './templates/refunded.js';
import type { Receipt } from '../../mail/receipt.js';
import type { EntryFacts } from './emails.queries.js';

/** States of orders that are refunded automatically. */
const RETURNED = ['duplicate', 'undeliverable', 'disputed'];

/**
 * Returns the email about a ledger entry. Returns undefined for a payment that is refunded automatically, because the
 * refund's email also reports the payment.
 */
export function entryEmail(name: string, entry: EntryFacts, account: string): EmailTemplate | undefined {
  const { kind, plan, periodStart, periodEnd } = entry;
  if (kind === 'refund') {
    const { at } = entry;
    const amount = money(-entry.amount, entry.currency);
    const paidFor = plan ? `${PLAN_NAMES[plan]} plan` : 'Download of one resume';
    return refunded(name, { amount, paidFor, at, isTest: isTest(entry), after: afterRefund(entry) }, account);
  }
  if (kind === 'download') {
    if (entry.orderState && RETURNED.includes(entry.orderState)) return undefined;
    return downloadReceipt(name, receiptOf(entry), entry.title, account);
  }
  if (!plan || !periodStart || !periodEnd) return undefined;
  const period = {
    plan: PLAN_NAMES[plan],
    start: periodStart,
    end: periodEnd,
    isActive: entry.runs,
    isUpgrade: entry.isUpgrade,
    refundableUntil: entry.refundableUntil,
  };
  return planReceipt(name, receiptOf(entry), period, account);
}

const isTest = ({ provider }: EntryFacts): boolean => provider === 'sandbox';

function receiptOf(entry: EntryFacts): Receipt {
  const { amount, currency, code, at, receiptUrl } = entry;
  const off = entry.discount ?? 0;
  const discount = code && off > 0 ? { price: money(amount + off, currency), code, off: money(-off, currency) } : null;
  return { paid: money(amount, currency), at, discount, url: receiptUrl, isTest: isTest(entry) };
}

function afterRefund({ planNow, runs, orderState }: EntryFacts): AfterRefund {
  if (planNow) return { kind: runs ? 'plan_goes_on' : 'plan_ended', plan: PLAN_NAMES[planNow] };
  if (orderState === 'duplicate') return { kind: 'paid_twice' };
  if (orderState === 'undeliverable') return { kind: 'resume_deleted' };
  return { kind: orderState === 'refunded' ? 'locked' : 'unlocked' };
}
