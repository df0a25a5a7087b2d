import { setTimeout as sleep } from 'node:timers/promises';

const CARD = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
const PAYMENT_MS = 60_000;
let accounts = 0;

/**
 * Registers an account. If the API trusts one proxy, each account has its own network address.
 *
 * @returns `call` sends JSON as that account and returns the response; `cookie` is its session, and `headers` are
 *   the headers of the account's browser, including the cookie
 */
export async function newAccount(url) {
  accounts += 1;
  const address = `10.${accounts >> 8}.${accounts & 255}.1`;
  let cookie = '';
  const call = async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie,
        origin: url,
        'x-forwarded-for': address,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const registered = await call('POST', '/api/auth/register', {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a long enough pass phrase',
    firstName: 'Bench',
    lastName: 'Mark',
  });
  cookie = registered.headers.getSetCookie()[0].split(';')[0];
  return { call, cookie, headers: { cookie, origin: url, 'x-forwarded-for': address } };
}

/** Subscribes to Pro, which permits downloads, with a sandbox card. Needs a running worker. */
export async function subscribeToPro({ call }) {
  const { clientSecret } = await (await call('POST', '/api/subscriptions', { plan: 'pro' })).json();
  await call('POST', '/api/payments/sandbox/confirm', { clientSecret, card: CARD });
  const deadline = performance.now() + PAYMENT_MS;
  while ((await (await call('GET', '/api/billing')).json()).plan !== 'pro') {
    if (performance.now() > deadline) throw new Error(`no plan ${PAYMENT_MS} ms after the payment`);
    await sleep(100);
  }
}
