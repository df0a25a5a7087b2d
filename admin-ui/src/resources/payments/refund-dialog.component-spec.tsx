import type { StaffPaymentDetail } from '@shortlist/shared/contract/console/admin-payments';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../../test/render-console.js';
import { RefundDialog } from './refund-dialog.js';

const ID = '5e0c4a0e-6e0f-4a3f-8a55-6b6b3a6f6c01';

const payment = (fields: Partial<StaffPaymentDetail> = {}): StaffPaymentDetail => ({
  id: ID,
  kind: 'download',
  state: 'paid',
  amount: 399,
  refunded: 0,
  refundable: 399,
  discount: 0,
  promoCode: null,
  currency: 'usd',
  user: null,
  provider: 'stripe',
  reference: 'pi_1',
  periodStart: null,
  periodEnd: null,
  at: '2026-11-20T10:00:00.000Z',
  receiptUrl: null,
  subscription: null,
  entries: [],
  refunds: [],
  ...fields,
});

function renderDialog(fields: Partial<StaffPaymentDetail> = {}, answer: unknown = payment({ refunded: 399 })) {
  const sent = stubApi({ [`POST /api/admin/payments/${ID}/refund`]: () => answer });
  const onClose = vi.fn();
  const { user } = renderConsole(<RefundDialog payment={payment(fields)} onClose={onClose} />);
  return { user, sent, onClose };
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (USD)' });
const reason = () => screen.getByRole('textbox', { name: 'Reason' });
const refund = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Refund/ });

describe('RefundDialog', () => {
  it('defaults to a full refund and warns that a full refund locks the download', () => {
    renderDialog();
    expect(amount().value).toBe('3.99');
    expect(refund().textContent).toBe('Refund $3.99');
    expect(screen.getByText(/^Refunding the entire payment locks the download again\./)).toBeTruthy();
    expect(document.activeElement).toBe(reason());
  });

  it('warns that refunding the rest of a plan payment ends the plan', () => {
    renderDialog({ kind: 'pro', amount: 999, refunded: 400, refundable: 599 });
    expect(amount().value).toBe('5.99');
    expect(screen.getByText(/^Refunding the rest of this payment ends the plan immediately\./)).toBeTruthy();
  });

  it('states that a partial refund leaves the purchase unchanged', async () => {
    const { user } = renderDialog();
    await user.clear(amount());
    await user.type(amount(), '1.5');
    expect(refund().textContent).toBe('Refund $1.50');
    expect(screen.getByText(/^A partial refund does not change the purchase\./)).toBeTruthy();
  });

  it('sends the refund in cents, together with the amount already refunded', async () => {
    const { user, sent, onClose } = renderDialog({ refunded: 100, refundable: 299 });
    await user.type(reason(), 'Paid twice');
    await user.click(refund());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.body).toEqual({ reason: 'Paid twice', amount: 299, refunded: 100 });
    expect(await screen.findByText('$2.99 refunded')).toBeTruthy();
  });

  it.each(['0', '-1', 'four', ''])('rejects the amount "%s" without sending a request', async (typed) => {
    const { user, sent } = renderDialog();
    await user.clear(amount());
    if (typed !== '') await user.type(amount(), typed);
    await user.click(refund());
    expect(await screen.findByText('Enter an amount such as 3.99.')).toBeTruthy();
    expect(document.activeElement).toBe(amount());
    expect(sent).toEqual([]);
  });

  it('stays open and shows the reason if the server rejects the refund', async () => {
    const message = 'This payment was refunded meanwhile. Check the amount.';
    const { user, onClose } = renderDialog({}, new Reply(409, { code: 'conflict', message }));
    await user.type(reason(), 'Paid twice');
    await user.click(refund());
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(onClose).not.toHaveBeenCalled();
  });
});
