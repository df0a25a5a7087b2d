// Tests payments through Stripe, with test doubles for Stripe's API, Stripe's script and the card's bank.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { newAccount, saveResume } from './screens/account.ts';
import { eventually } from './screens/eventually.ts';
import { newPromoCode } from './screens/payments.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, onProduct, PHONE, type Stage } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';
import { serveStripe, StripeServer, tell } from './support/stripe.ts';

const account = new StripeServer();
let dataDir: string;
let product: Product;
test.beforeAll(async () => {
  await account.listen();
  dataDir = newDataDir();
  const { E2E_ADMIN_PASSWORD: ADMIN_PASSWORD } = process.env;
  product = await startProduct({ dataDir, env: { ...account.env, ADMIN_PASSWORD } });
});
test.afterAll(async () => {
  await product.end('SIGTERM');
  await account.close();
  rmSync(dataDir, { recursive: true });
  assert.deepEqual(account.undocumented, []);
  assert.doesNotMatch(product.output(), /sk_test|whsec|_secret_/);
});
const AT_STRIPE = onProduct(() => product.url, DESKTOP);

const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number');
const unlocked = (page: Page) => page.getByRole('heading', { name: 'Your resume is ready', exact: true });
const idOf = (clientSecret: string): string => clientSecret.split('_secret_')[0]!;

/** Charges the card in the Stripe test double and sends Stripe's event to the product. */
async function pays(clientSecret: string): Promise<void> {
  account.account.pay(idOf(clientSecret));
  assert.equal(await tell(product.url, 'payment_intent.succeeded', { id: idOf(clientSecret) }), 200);
}

async function openCheckout({ page, context }: Stage): Promise<string> {
  await newAccount(context);
  const id = await saveResume(context);
  await page.goto(`/checkout/${id}`);
  return id;
}

function violationsOn(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) found.push(message.text());
  });
  return found;
}

journey(
  "a card entered in Stripe's frame pays the discounted price once, even if the button is pressed twice",
  async (stage) => {
    const { page, context, screenshot } = stage;
    const violations = violationsOn(page);
    const stripe = await serveStripe(page, async ({ clientSecret }) => {
      await pays(clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    });
    const code = await newPromoCode(context, { kind: 'percent', value: 50 });
    await openCheckout(stage);
    await frame(page).waitFor();
    await page.getByRole('button', { name: 'Pay $3.99' }).waitFor();
    await assertAccessible(page);
    await screenshot('stripe/form');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await frame(page).waitFor();
    await screenshot('stripe/form-dark');
    assert.equal(stripe.updates(), 0);
    await page.getByLabel('Promo code').fill(code);
    await page.getByLabel('Promo code').press('Enter');
    await page.getByRole('button', { name: 'Pay $1.99' }).click({ clickCount: 2 });
    await unlocked(page).waitFor();
    assert.equal(stripe.updates(), 1);
    assert.equal(stripe.confirmations.length, 1);
    const { clientSecret } = stripe.confirmations[0]!;
    assert.equal(account.account.intents.get(idOf(clientSecret))?.amount, 199);
    assert.deepEqual(violations, []);
  },
  AT_STRIPE,
);

journey(
  'a card declined by Stripe shows the reason, and another card works',
  async (stage) => {
    const { page, screenshot } = stage;
    const answers = [
      { error: { type: 'card_error', message: 'Your card was declined.' } },
      { error: { type: 'api_error', message: 'No such payment_intent' } },
    ];
    await serveStripe(page, async ({ clientSecret }) => {
      const refusal = answers.shift();
      if (refusal) return refusal;
      await pays(clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    });
    await openCheckout(stage);
    const pay = page.getByRole('button', { name: 'Pay $3.99' });
    await pay.click();
    await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).first().waitFor();
    await screenshot('stripe/declined');
    await pay.click();
    await page.getByRole('alert').filter({ hasText: 'An unexpected error occurred.' }).first().waitFor();
    assert.equal(await page.getByText('No such payment_intent').count(), 0);
    await pay.click();
    await unlocked(page).waitFor();
  },
  onProduct(() => product.url, PHONE),
);

journey(
  "the URL opened after the redirect from the card's bank contains no payment secret",
  async (stage) => {
    const { page, context } = stage;
    let secret = '';
    await serveStripe(page, async ({ clientSecret, returnUrl }) => {
      secret = clientSecret;
      await pays(clientSecret);
      const back = new URL(returnUrl);
      back.searchParams.set('payment_intent', idOf(clientSecret));
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      return { redirect: `https://hooks.stripe.com/3d_secure?back=${encodeURIComponent(back.href)}` };
    });
    await page.route('https://hooks.stripe.com/**', (route) => {
      const back = new URL(route.request().url()).searchParams.get('back') ?? '';
      const link = `<a href="${back.replaceAll('&', '&amp;')}">Approve</a>`;
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Bank</title>${link}`,
      });
    });
    await openCheckout(stage);
    await page.getByRole('button', { name: 'Pay $3.99' }).click();
    const told: string[] = [];
    await page.getByRole('link', { name: 'Approve' }).waitFor();
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) told.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    await page.getByRole('link', { name: 'Approve' }).click();
    await unlocked(page).waitFor();
    assert.equal(new URL(page.url()).search, '');
    assert.ok(secret !== '' && told.length > 0);
    assert.deepEqual(
      told.filter((line) => line.includes('_secret_')),
      [],
    );
    assert.equal(
      await page
        .evaluate(() => JSON.stringify([history.state, { ...localStorage }]))
        .then((kept) => kept.includes('_secret_')),
      false,
    );

    // A signed-out user is redirected to the sign-in page, whose URL must not contain the payment's secret.
    await context.clearCookies();
    await page.goto(`/dashboard?payment=success&payment_intent=${idOf(secret)}&payment_intent_client_secret=${secret}`);
    await page.waitForURL(/\/login/);
    assert.doesNotMatch(page.url(), /_secret_|payment_intent/);
  },
  AT_STRIPE,
);

journey(
  'the payment page explains that Stripe is unavailable, and continues when Stripe is back',
  async (stage) => {
    const { page, screenshot } = stage;
    const stripe = await serveStripe(page, async ({ clientSecret }) => {
      await pays(clientSecret);
      return { paymentIntent: { status: 'succeeded' } };
    });
    stripe.reachable = false;
    await openCheckout(stage);
    await page.getByRole('alert').filter({ hasText: 'Nothing was charged, and your order is saved.' }).waitFor();
    await assertAccessible(page);
    await screenshot('stripe/not-reachable');
    const asked = stripe.scripts();
    stripe.reachable = true;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await frame(page).waitFor();
    assert.ok(stripe.scripts() > asked);
    await page.getByRole('button', { name: 'Pay $3.99' }).click();
    await unlocked(page).waitFor();
  },
  AT_STRIPE,
);

journey(
  'a plan starts when Stripe reports its first invoice as paid',
  async (stage) => {
    const { page, context } = stage;
    await serveStripe(page, async ({ clientSecret }) => {
      const [id] = [...account.account.subscriptions.values()].flatMap((subscription) =>
        subscription.latest.intent?.id === idOf(clientSecret) ? [subscription.id] : [],
      );
      account.account.payInvoice(id!);
      await tell(product.url, 'customer.subscription.updated', { id });
      return { paymentIntent: { status: 'succeeded' } };
    });
    await newAccount(context);
    await page.goto('/pricing');
    await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
    await page.waitForURL(/\/subscribe\?plan=pro$/);
    await frame(page).waitFor();
    await page.getByRole('button', { name: 'Subscribe to Pro' }).click();
    await page.getByRole('heading', { name: 'Pro is active', exact: true }).waitFor();
    await eventually(
      async () => (await (await context.request.get('/api/billing')).text()).includes('pay.stripe.com/receipts'),
      () => 'the receipt of Stripe is not there',
    );
  },
  AT_STRIPE,
);
