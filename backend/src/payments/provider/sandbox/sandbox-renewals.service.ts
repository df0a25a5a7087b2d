import { Injectable } from '@nestjs/common';
import { closeDisputes } from './sandbox-disputes.js';
import { chargeCardOnFile, end, invoice, monthAfter, ofSubscription, voidOpenInvoice } from './sandbox-invoices.js';
import type { SandboxObjects, SandboxSubscription } from './sandbox-objects.js';
import { SandboxStore } from './sandbox-store.js';

const HOUR = 60 * 60 * 1_000;
/** How long the first payment may take, and how long a renewal that failed is waited for. */
const FIRST_PAYMENT = 23 * HOUR;
const LAST_CHANCE = 7 * 24 * HOUR;
/** Nobody runs the sandbox for longer without its worker. */
const MOST_PERIODS = 24;

/** What happens to subscriptions as time goes by. */
@Injectable()
export class SandboxRenewals {
  constructor(private readonly store: SandboxStore) {}

  async run(): Promise<void> {
    await this.store.transaction((objects) => closeDisputes(objects));
    const ids = await this.store.transaction((objects) => objects.liveSubscriptions());
    for (const id of ids) {
      for (let periods = 0; periods < MOST_PERIODS && (await this.goOn(id)); periods++);
    }
  }

  /** Whether there may be more to do. */
  private goOn(id: string): Promise<boolean> {
    return this.store.transaction(async (objects) => {
      const subscription = await objects.lock('subscription', id);
      const now = (await objects.now()).getTime();
      const { status, createdAt, periodStart, periodEnd, cancelAtPeriodEnd } = subscription;
      const isOver =
        (status === 'incomplete' && Date.parse(createdAt) + FIRST_PAYMENT <= now) ||
        (status === 'past_due' && Date.parse(periodStart) + LAST_CHANCE <= now) ||
        (status === 'active' && cancelAtPeriodEnd && Date.parse(periodEnd) <= now);
      if (isOver) await end(objects, id);
      if (isOver || status !== 'active' || Date.parse(periodEnd) > now) return false;
      return renew(objects, id, subscription);
    });
  }
}

async function renew(objects: SandboxObjects, id: string, subscription: SandboxSubscription): Promise<boolean> {
  // An upgrade that nobody paid in its month.
  await voidOpenInvoice(objects, subscription);
  const { plan, price } = subscription.next ?? subscription;
  const periodStart = subscription.periodEnd;
  const period = { periodStart, periodEnd: monthAfter(new Date(periodStart)).toISOString() };
  const renewed: SandboxSubscription = { ...subscription, plan, price, ...period, next: null, status: 'past_due' };
  const bill = await invoice(objects, id, renewed, { plan, price, amount: price, ...period });
  await objects.save('subscription', id, renewed);
  if (await chargeCardOnFile(objects, bill)) return true;
  await objects.tell('customer.subscription.updated', ofSubscription(id));
  return false;
}
