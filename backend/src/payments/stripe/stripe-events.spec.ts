import Stripe from 'stripe';
import { readSignedEvent } from './stripe-events.js';

const now = () => Math.floor(Date.now() / 1_000);
const header = (payload: string, secret = 'whsec_new', timestamp = now()) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const read = (payload: string, signature = header(payload), secrets = ['whsec_new']) =>
  readSignedEvent(Buffer.from(payload), signature, secrets);

const event = (type: string, object: unknown, rest: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    created: 1_700_000_000,
    livemode: true,
    data: { object },
    ...rest,
  });
const PAID = event('payment_intent.succeeded', { id: 'pi_1', object: 'payment_intent' });

describe('readSignedEvent', () => {
  it('returns only the kind and id of the event’s object', () => {
    expect(read(PAID)).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      createdAt: new Date('2023-11-14T22:13:20Z'),
      live: true,
      subject: { kind: 'payment', reference: 'pi_1' },
    });
  });

  it('accepts a header that contains signatures made with two secrets', () => {
    const [, old] = header(PAID, 'whsec_old').split(',');
    const [time, fresh] = header(PAID).split(',');
    for (const both of [`${time},${old},${fresh}`, `${time},${fresh},${old}`, `${time},v0=ignored,${fresh}`]) {
      expect(read(PAID, both).id).toBe('evt_1');
    }
    expect(() => read(PAID, `${time},${old}`)).toThrow('signature');
  });

  it('accepts a signature made with any configured secret', () => {
    const secrets = ['whsec_new', 'whsec_old'];
    expect(read(PAID, header(PAID, 'whsec_old'), secrets).id).toBe('evt_1');
    expect(() => read(PAID, header(PAID, 'whsec_guessed'), secrets)).toThrow('signature');
    expect(() => read(PAID, header(PAID, 'whsec_old', now() - 301), secrets)).toThrow('too old');
  });

  it.each([
    ['the object', { id: 'sub_1' }],
    ['its id', 'sub_1'],
  ])('reads a subscription that is given as %s, in the current and the previous invoice format', (_, subscription) => {
    const subject = { kind: 'subscription', reference: 'sub_1' };
    const parent = { subscription_details: { subscription } };
    expect(read(event('invoice.paid', { id: 'in_1', parent })).subject).toEqual(subject);
    expect(read(event('invoice.paid', { id: 'in_1', subscription })).subject).toEqual(subject);
  });

  it('returns no object for an event that is unrelated to our payments', () => {
    expect(read(event('invoice.paid', { id: 'in_1', parent: null })).subject).toBeNull();
    expect(read(event('charge.refunded', { id: 'ch_1', payment_intent: null })).subject).toBeNull();
    expect(read(event('payout.paid', { id: 'po_1' })).subject).toBeNull();
    expect(read(event('payment_intent.succeeded', 'pi_1')).subject).toBeNull();
  });

  it('returns no object for a thin event', () => {
    const thin = JSON.stringify({
      id: 'evt_thin',
      object: 'v2.core.event',
      type: 'v1.invoice.paid',
      created: '2026-11-21T12:00:00.000Z',
      livemode: false,
      related_object: { id: 'in_1', type: 'invoice', url: '/v1/invoices/in_1' },
    });
    const createdAt = new Date('2026-11-21T12:00:00.000Z');
    expect(read(thin)).toEqual({ id: 'evt_thin', type: 'v1.invoice.paid', createdAt, live: false, subject: null });
  });

  it.each(['', 'no JSON', 'null', '[]', '{"id":"evt_1"}'])(
    'throws 400 for a signed body that is not an event: %j',
    (payload) => {
      expect(() => read(payload)).toThrow(expect.objectContaining({ code: 'bad_request' }));
    },
  );
});
