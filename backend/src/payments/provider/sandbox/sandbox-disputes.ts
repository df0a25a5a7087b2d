import type { ProviderDispute } from '../payment-provider.js';
import type { SandboxObjects, SandboxPayment } from './sandbox-objects.js';

const DAY = 24 * 60 * 60 * 1_000;
/** Disputes in the sandbox are never answered, so they are lost after this time. */
const LOST_AFTER = 14 * DAY;
/** Cents, as Stripe charges for each dispute. */
const FEE = 1_500;
const PAGE = 100;

export function disputesOf({ dispute, amount, currency }: SandboxPayment): ProviderDispute[] {
  if (!dispute) return [];
  const openedAt = new Date(dispute.openedAt);
  const movement = { reference: `txn_${dispute.id}`, amount: -amount, fee: FEE, currency, at: openedAt };
  const state = dispute.status === 'lost' ? 'lost' : 'open';
  return [{ reference: dispute.id, state, amount, currency, openedAt, movements: [movement] }];
}

const eventObject = (dispute: string, payment: string): Record<string, unknown> => ({
  id: dispute,
  object: 'dispute',
  payment_intent: payment,
});

/** The card's owner disputes a payment that succeeded. It is locked. */
export async function openDispute(objects: SandboxObjects, id: string): Promise<void> {
  const payment = await objects.lock('payment', id);
  const dispute = `dp_${id}`;
  const openedAt = (await objects.now()).toISOString();
  await objects.save('payment', id, { ...payment, dispute: { id: dispute, status: 'needs_response', openedAt } });
  await objects.tell('charge.dispute.created', eventObject(dispute, id));
}

export async function closeDisputes(objects: SandboxObjects): Promise<void> {
  const now = (await objects.now()).getTime();
  let from: string | null = null;
  do {
    const page: [string, SandboxPayment][] = await objects.payments('disputed', from, PAGE);
    for (const [id, payment] of page) {
      const { dispute } = payment;
      if (dispute?.status !== 'needs_response' || Date.parse(dispute.openedAt) + LOST_AFTER > now) continue;
      await objects.save('payment', id, { ...payment, dispute: { ...dispute, status: 'lost' } });
      await objects.tell('charge.dispute.closed', eventObject(dispute.id, id));
    }
    from = page.length < PAGE ? null : page.at(-1)![0];
  } while (from !== null);
}
