import { Logger } from '@nestjs/common';
import { vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/support/app.js';
import { givenPerson, givenResume, type Person } from '../../../test/support/given.js';
import { openOrder, unlocked, untilSettled, untilUnlocked } from '../../../test/support/payments.js';
import { deliver, signatureOf, stripeEvent, StripeServer } from '../../../test/support/stripe-server.js';

describe('Stripe’s events', () => {
  const stripe = new StripeServer();
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    await stripe.listen();
    const STRIPE_WEBHOOK_SECRET = `${stripe.env['STRIPE_WEBHOOK_SECRET']},whsec_of_the_command_line`;
    api = await startApp({ worker: true, env: { ...stripe.env, STRIPE_WEBHOOK_SECRET } });
    ada = await givenPerson(api);
  });
  afterAll(async () => {
    await api.close();
    await stripe.close();
  });

  const stored = (id: string): Promise<{ provider: string; outcome: string | null }[]> =>
    api.database.query('SELECT provider, outcome FROM payment_events WHERE id = $1', [id]);
  const paid = async () => {
    const resume = await givenResume(ada);
    const id = (await openOrder(ada, resume)).clientSecret!.split('_secret_')[0]!;
    stripe.account.pay(id);
    return { resume, event: stripeEvent('payment_intent.succeeded', { id, object: 'payment_intent' }) };
  };

  it('accepts events signed with the second configured webhook secret', async () => {
    const { resume, event } = await paid();
    await deliver(api, event, signatureOf(event.payload, { secret: 'whsec_of_the_command_line' })).expect(200);
    await untilUnlocked(api, ada, resume);
    expect(await stored(event.id)).toEqual([{ provider: 'stripe_test', outcome: 'applied' }]);
  });

  it('logs and ignores live-mode events when the API key is a test key', async () => {
    const log = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const { resume, event } = await paid();
    const payload = event.payload.replace('"livemode":false', '"livemode":true');
    await deliver(api, { ...event, payload }).expect(200, { received: true });
    await untilSettled(api);
    expect(await stored(event.id)).toEqual([{ provider: 'stripe_test', outcome: 'ignored' }]);
    expect(await unlocked(api, ada)).not.toContain(resume.id);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: event.id, live: true }), expect.any(String));
    log.mockRestore();
  });

  it('stores and ignores thin events', async () => {
    const id = `evt_thin_${ada.id}`;
    const related_object = { id: 'in_1', type: 'invoice', url: '/v1/invoices/in_1' };
    const thin = { id, object: 'v2.core.event', type: 'v1.invoice.paid', created: new Date(), related_object };
    await deliver(api, { id, payload: JSON.stringify(thin) }).expect(200, { received: true });
    expect(await stored(id)).toEqual([{ provider: 'stripe_test', outcome: 'ignored' }]);
  });
});
