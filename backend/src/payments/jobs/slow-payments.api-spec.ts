import { randomUUID } from 'node:crypto';
import { SettlementService } from '../settlement/settlement.service.js';
import type { TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { ledgerOf, openOrder, unlocked } from '../../../test/support/payments.js';
import { StripeServer } from '../../../test/support/stripe-server.js';
import { withStripe } from '../../../test/support/with-stripe.js';

describe('a bank debit in progress', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  let resume: { id: string };
  let payment: string;
  withStripe(stripe, (started) => (api = started));
  beforeEach(async () => {
    ada = await givenPerson(api);
    resume = await givenResume(ada);
    const { clientSecret } = await openOrder(ada, resume);
    payment = clientSecret!.split('_secret_')[0]!;
    intent().status = 'processing';
    stripe.received.length = 0;
  });

  const intent = () => stripe.account.intents.get(payment)!;
  const order = (promoCode?: string) =>
    ada.browser.post('/api/payments/create-payment-intent').send({ resumeId: resume.id, promoCode });
  const givenCode = async (percent: number): Promise<string> => {
    const code = `CODE${randomUUID().slice(0, 8)}`.toUpperCase();
    await api.database.query(
      `INSERT INTO promo_codes (code, kind, value, applies_to, currency, min_amount, active)
       VALUES ($1, 'percent', $2, '{one_time_payment}', 'usd', 0, true)`,
      [code, percent],
    );
    return code;
  };

  it.each([0, 50, 100])('rejects a second payment for the resume at a discount of %d percent', async (percent) => {
    const code = percent > 0 ? await givenCode(percent) : undefined;
    expect((await order(code).expect(409)).body).toMatchObject({ code: 'payment_processing' });
    expect(stripe.received.length).toBeLessThanOrEqual(2);
    expect(await unlocked(api, ada)).toEqual([]);
  });

  it('unlocks the resume at the original price when the debit completes', async () => {
    const code = await givenCode(50);
    await order(code).expect(409);
    intent().status = 'requires_payment_method';
    stripe.account.pay(payment);
    await api.worker!.get(SettlementService).settlePayment(payment);
    expect(await unlocked(api, ada)).toEqual([resume.id]);
    expect(await ledgerOf(api, ada)).toEqual([{ kind: 'download', amount: 399 }]);
    const uses: unknown[] = await api.database.query(
      'SELECT 1 FROM promo_uses u JOIN promo_codes p ON p.id = u.promo_code_id WHERE p.code = $1',
      [code],
    );
    expect(uses).toEqual([]);
  });

  it('accepts a new payment when the debit fails', async () => {
    intent().status = 'requires_payment_method';
    await order().expect(200);
  });
});
