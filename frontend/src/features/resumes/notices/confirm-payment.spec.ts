import { describe, expect, it } from 'vitest';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { ApiError } from '@shortlist/ui-kit/request';
import type { ExpectedPurchase } from './arrival.js';
import { confirmPayment } from './confirm-payment.js';

const FREE: BillingView = {
  plan: 'free',
  renewsAt: null,
  subscription: null,
  unlockedResumes: [],
  payments: [],
  disputes: [],
  purchasesBlocked: false,
  portal: false,
};
const PRO: BillingView = { ...FREE, plan: 'pro', renewsAt: '2026-12-21T00:00:00.000Z' };
const away = new ApiError(0, 'network', 'The server cannot be reached.');

function server(...answers: (BillingView | Error)[]) {
  let asked = 0;
  let waited = 0;
  return {
    fetchBilling: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer ?? FREE;
    },
    wait: async (ms: number) => {
      waited += ms;
    },
    asked: () => asked,
    waited: () => waited,
  };
}

const subscription = (plan: 'pro' | 'premium' | null): ExpectedPurchase => ({ kind: 'subscription', plan });
const download = (resumeId: string | null): ExpectedPurchase => ({ kind: 'download', resumeId });

describe('confirmPayment', () => {
  it("confirms the plan and returns the server's renewal date", async () => {
    expect(await confirmPayment(subscription('pro'), server(PRO))).toEqual({
      kind: 'subscribed',
      plan: 'pro',
      renewsAt: PRO.renewsAt,
    });
  });

  it('polls until the payment arrives', async () => {
    const late = server(FREE, FREE, PRO);
    expect((await confirmPayment(subscription('pro'), late)).kind).toBe('subscribed');
    expect(late.asked()).toBe(3);
  });

  it('reports a missing payment even if the URL claims success', async () => {
    const never = server(FREE);
    expect(await confirmPayment(subscription('premium'), never)).toEqual({ kind: 'not-received' });
    expect(never.waited()).toBe(30_000);
  });

  it('waits for the purchased plan while another plan is active', async () => {
    expect(await confirmPayment(subscription('premium'), server(PRO))).toEqual({ kind: 'not-received' });
  });

  it('waits until an overdue plan has been paid for', async () => {
    const pastDue: BillingView['subscription'] = {
      id: 'one',
      plan: 'pro',
      state: 'past_due',
      cancelsAtPeriodEnd: false,
      graceUntil: '2026-12-28T00:00:00.000Z',
      nextPlan: null,
      refundableUntil: null,
      refundableAmount: 0,
    };
    const owed = { ...PRO, subscription: pastDue };
    expect(await confirmPayment(subscription('pro'), server(owed))).toEqual({ kind: 'not-received' });
    expect((await confirmPayment(subscription('pro'), server(owed, owed, PRO))).kind).toBe('subscribed');
  });

  it('accepts any paid plan if the URL names an unknown plan', async () => {
    expect((await confirmPayment(subscription(null), server(PRO))).kind).toBe('subscribed');
  });

  it('confirms only the payment for the resume in the URL', async () => {
    const unlocked = { ...FREE, unlockedResumes: ['a', 'b'] };
    expect(await confirmPayment(download('b'), server(unlocked))).toEqual({
      kind: 'unlocked',
      resumeIds: ['b'],
      certain: true,
    });
    expect(await confirmPayment(download('c'), server(unlocked))).toEqual({ kind: 'not-received' });
  });

  it('returns all unlocked resumes, marked as uncertain, if the URL names no resume', async () => {
    expect(await confirmPayment(download(null), server(FREE, { ...FREE, unlockedResumes: ['a'] }))).toEqual({
      kind: 'unlocked',
      resumeIds: ['a'],
      certain: false,
    });
  });

  it('retries a failed request', async () => {
    expect((await confirmPayment(subscription('pro'), server(away, PRO))).kind).toBe('subscribed');
  });

  it('rethrows the error if every request fails', async () => {
    await expect(confirmPayment(subscription('pro'), server(away))).rejects.toBe(away);
  });

  it('stops polling if the user is signed out', async () => {
    const signedOut = server(new ApiError(401, 'unauthorized', 'Sign in first.'));
    await expect(confirmPayment(subscription('pro'), signedOut)).rejects.toMatchObject({ status: 401 });
    expect(signedOut.asked()).toBe(1);
  });
});
