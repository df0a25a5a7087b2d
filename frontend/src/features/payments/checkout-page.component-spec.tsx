import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import { Reply, stubApi, type SentRequest } from '@shortlist/ui-kit/test/stub-api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen.js';
import { publicConfig } from '../../../test/views.js';
import CheckoutPage from './checkout-page.js';

const ID = '5e0c4a0e-6e0f-4a3f-8a55-6b6b3a6f6c01';

const order = (fields: Partial<PaymentIntentView> = {}): PaymentIntentView => ({
  orderId: '0b1d8f3e-27a7-4a1f-9c64-6a5f0ff6a102',
  clientSecret: 'secret',
  originalAmount: 399,
  discountAmount: 0,
  finalAmount: 399,
  currency: 'usd',
  promoCode: null,
  ...fields,
});

const priced = ({ body }: SentRequest) =>
  (body as { promoCode?: string }).promoCode === undefined
    ? order()
    : order({ promoCode: 'SPRING', discountAmount: 100, finalAmount: 299 });

function renderCheckout(api: Parameters<typeof stubApi>[0] = {}, at = `/checkout/${ID}`) {
  const sent = stubApi({
    'GET /api/config': publicConfig(),
    [`GET /api/resumes/${ID}`]: { title: 'Dana Reyes – Resume' },
    'POST /api/payments/create-payment-intent': priced,
    'POST /api/promo/validate': { valid: true },
    ...api,
  });
  return { ...renderScreen(<CheckoutPage />, at, '/checkout/:resumeId'), sent };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const amount = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

async function apply(user: ReturnType<typeof renderCheckout>['user'], code: string): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
  await user.click(button('Apply'));
}

describe('CheckoutPage', () => {
  it("shows the resume's title, the total, and a button with the amount", async () => {
    renderCheckout();
    expect(await heading('Dana Reyes – Resume')).toBeTruthy();
    expect(amount('Total')).toBe('$3.99');
    expect(await screen.findByRole('button', { name: 'Pay $3.99' })).toBeTruthy();
  });

  it('sends no order request if the URL has no resume id', async () => {
    const { sent } = renderCheckout({}, '/checkout/none');
    expect((await screen.findByRole('alert')).textContent).toBe('Resume ID is required for checkout.');
    expect(sent).toEqual([]);
  });

  it('updates the total and the button when a promo code is applied', async () => {
    const { user } = renderCheckout();
    await apply(user, 'spring');
    expect(await screen.findByRole('button', { name: 'Pay $2.99' })).toBeTruthy();
    expect(amount('Discount (SPRING)')).toBe('−$1.00');
    expect(amount('Total')).toBe('$2.99');
    expect(document.activeElement).toBe(button('Remove'));
  });

  it('restores the full price when the promo code is removed', async () => {
    const { user } = renderCheckout();
    await apply(user, 'spring');
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Pay $3.99' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Promo code' }));
  });

  it('shows the reason for a rejected promo code until the field is edited', async () => {
    const message = 'This promo code has expired';
    const { user } = renderCheckout({
      'POST /api/promo/validate': () => new Reply(422, { code: 'promo_not_valid', message }),
    });
    await apply(user, 'winter');
    const field = screen.getByRole('textbox', { name: 'Promo code' });
    expect((await screen.findByText(message, { selector: '[role=alert]' })).id).toBe(
      field.getAttribute('aria-describedby'),
    );
    expect(amount('Total')).toBe('$3.99');
    await user.type(field, '2');
    expect(screen.queryByText(message, { selector: '[role=alert]' })).toBeNull();
  });

  it('shows a hint when Enter is pressed in the empty promo code field', async () => {
    const { user, sent } = renderCheckout();
    await user.type(await screen.findByRole('textbox', { name: 'Promo code' }), '{Enter}');
    expect(await screen.findByText('Please enter a promo code to validate')).toBeTruthy();
    expect(sent.filter(({ route }) => route === 'POST /api/promo/validate')).toEqual([]);
  });

  it('offers downloads instead of a card form when nothing is due', async () => {
    renderCheckout({
      'POST /api/payments/create-payment-intent': () => new Reply(409, { code: 'already_unlocked', message: 'Paid.' }),
    });
    expect(await screen.findByText('This resume is unlocked.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(`/api/export/pdf/${ID}`);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('asks the user to confirm the email address after several declined cards', async () => {
    const message = 'Confirm your email address before you try another card.';
    const answers = [new Reply(403, { code: 'email_not_verified', message }), order()];
    const { user } = renderCheckout({ 'POST /api/payments/create-payment-intent': () => answers.shift() });
    expect(await heading('Confirm your email')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(message);
    await user.click(button('Try Again'));
    expect(await screen.findByRole('button', { name: 'Pay $3.99' })).toBeTruthy();
  });

  it('links to the trash if the resume is not in the account', async () => {
    renderCheckout({
      'POST /api/payments/create-payment-intent': () => new Reply(404, { code: 'not_found', message: 'Not found.' }),
    });
    expect((await screen.findByRole('link', { name: 'Open Trash' })).getAttribute('href')).toBe(
      '/app/history?show=trash',
    );
  });

  it('shows an error for each incomplete card field', async () => {
    const { user, sent } = renderCheckout();
    await user.type(await screen.findByRole('textbox', { name: 'Card number' }), '4242');
    await user.click(button('Pay $3.99'));
    expect(screen.getByText('Enter the card number.')).toBeTruthy();
    expect(screen.getByText('Enter the month and year of expiration.')).toBeTruthy();
    expect(screen.getByText('Enter the 3- or 4-digit security code.')).toBeTruthy();
    expect(sent.map(({ route }) => route)).not.toContain('POST /api/payments/sandbox/confirm');
  });

  it('shows the reason for a declined card', async () => {
    const message = 'Your card was declined.';
    const { user } = renderCheckout({
      'POST /api/payments/sandbox/confirm': () => new Reply(402, { code: 'card_declined', message }),
    });
    await user.click(await screen.findByRole('button', { name: 'Declined' }));
    await user.click(button('Pay $3.99'));
    const form = within(screen.getByRole('region', { name: 'Payment' }));
    expect((await form.findByRole('alert')).textContent).toBe(message);
    expect(button('Pay $3.99').disabled).toBe(false);
  });

  it('opens the dashboard after the payment', async () => {
    const { user, address } = renderCheckout({
      'POST /api/payments/sandbox/confirm': { status: 'succeeded' },
    });
    await user.click(await screen.findByRole('button', { name: 'Works' }));
    await user.click(button('Pay $3.99'));
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(address()).toBe(`/dashboard?payment=success&resume=${ID}`);
  });
});
