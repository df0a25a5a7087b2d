import type { StaffPayment } from '@shortlist/shared/contract/console/admin-payments';
import { Reply, stubApi } from '@shortlist/ui-kit/test/stub-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '../../../test/render-console.js';
import { PaymentList } from './payment-list.js';

const payment = (fields: Partial<StaffPayment> = {}): StaffPayment => ({
  id: '5e0c4a0e-6e0f-4a3f-8a55-6b6b3a6f6c01',
  kind: 'download',
  state: 'paid',
  amount: 399,
  refunded: 0,
  discount: 0,
  promoCode: null,
  currency: 'usd',
  user: { id: '6f1c1f64-3b0e-4a52-9a6e-0d7c2f0a9b11', email: 'dana@example.com' },
  provider: 'stripe',
  reference: 'pi_1',
  periodStart: null,
  periodEnd: null,
  at: '2026-11-20T10:00:00.000Z',
  ...fields,
});

type Answer = (query: URLSearchParams) => unknown;

function renderPayments(
  answer: Answer = () => ({ items: [payment()], total: 1 }),
  { at = '/payments', role }: Pick<NonNullable<Parameters<typeof renderConsole>[1]>, 'at' | 'role'> = {},
) {
  const sent = stubApi({ 'GET /api/admin/payments': ({ query }) => answer(query) });
  const rendered = renderConsole(<PaymentList />, { at, role, resource: 'payments' });
  return { ...rendered, sent, lastQuery: () => Object.fromEntries(sent.at(-1)?.query ?? []) };
}

const row = async (name: string) => within((await screen.findByRole('link', { name })).closest('tr')!);

describe('PaymentList', () => {
  it('requests the newest payments first', async () => {
    const { lastQuery } = renderPayments();
    await row('Download');
    expect(lastQuery()).toEqual({ page: '1', perPage: '25', sort: 'at', order: 'desc' });
  });

  it('shows the paid, discounted and refunded amounts', async () => {
    renderPayments(() => ({
      items: [
        payment({
          kind: 'pro',
          state: 'partly_refunded',
          amount: 799,
          refunded: 300,
          discount: 200,
          promoCode: 'SPRING',
        }),
      ],
      total: 1,
    }));
    const cells = (await row('Pro plan')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual([
      'dana@example.com',
      '$7.99$3.00 refunded',
      'SPRING$2.00 off',
      'Partly refunded',
    ]);
  });

  it('shows payments of deleted accounts', async () => {
    renderPayments(() => ({ items: [payment({ user: null })], total: 1 }));
    expect((await row('Download')).getByRole('cell', { name: 'Deleted account' })).toBeTruthy();
  });

  it('returns to the first page when the status filter changes', async () => {
    const { user, lastQuery, query } = renderPayments(() => ({ items: [payment()], total: 60 }), {
      at: '/payments?page=2&perPage=25&sort=at&order=DESC&filter=%7B%7D',
    });
    await row('Download');
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Refunded' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ state: 'refunded', page: '1' }));
    await waitFor(() => expect(query().get('filter')).toBe('{"state":"refunded"}'));
  });

  it('keeps the other filters when one filter is reset to "All"', async () => {
    const filter = encodeURIComponent('{"state":"refunded","kind":"pro"}');
    const { user, lastQuery } = renderPayments(undefined, { at: `/payments?filter=${filter}` });
    await waitFor(() => expect(lastQuery()).toMatchObject({ state: 'refunded', kind: 'pro' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'All' }));
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('state'));
    expect(lastQuery()).toMatchObject({ kind: 'pro' });
  });

  it('sends one search request after the user stops typing', async () => {
    const { user, sent, lastQuery } = renderPayments();
    await row('Download');
    await user.type(screen.getByRole('searchbox', { name: 'Search email or reference' }), 'dana');
    await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'dana' }));
    expect(sent.map(({ query }) => query.get('q')).filter(Boolean)).toEqual(['dana']);
  });

  it('lists only payments on or after the chosen date', async () => {
    const { lastQuery } = renderPayments();
    await row('Download');
    fireEvent.change(screen.getByLabelText('From (UTC)'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(lastQuery()).toMatchObject({ from: '2026-11-01' }));
  });

  it('offers to clear the filters if no payment matches', async () => {
    const filter = encodeURIComponent('{"q":"nobody"}');
    const { user } = renderPayments(
      (query) => (query.has('q') ? { items: [], total: 0 } : { items: [payment()], total: 1 }),
      { at: `/payments?filter=${filter}` },
    );
    expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await row('Download');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('loads the list when the user retries after a failure', async () => {
    // React-admin logs every failed request to the browser's console.
    vi.spyOn(console, 'error').mockReturnValue();
    const answers: unknown[] = [
      new Reply(503, { code: 'unavailable', message: 'The database is unavailable.' }),
      { items: [payment()], total: 1 },
    ];
    const { user } = renderPayments(() => answers.shift());
    expect(await screen.findByText('The database is unavailable.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await row('Download');
  });

  it('hides the links to customer pages from analysts', async () => {
    renderPayments(undefined, { role: 'analyst' });
    await row('Download');
    expect(screen.queryByRole('link', { name: 'Subscriptions' })).toBeNull();
  });
});
