import assert from 'node:assert/strict';
import { newAccount, saveResume } from './screens/account.ts';
import { adminPassword, enterCredentials, openConsole, sendRequest, staffToken, title } from './screens/console.ts';
import { eventually } from './screens/eventually.ts';
import { assertLooksRight } from './screens/looks.ts';
import { billingOf, newPromoCode, openCheckout, payBy, subscribe } from './screens/payments.ts';
import { DESKTOP, journey, PHONE, type Stage } from './support/journey.ts';

const TABLET = { viewport: { width: 768, height: 1024 } };
const DEVICES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };
/** Maximum compressed size, in bytes, of the scripts that the console loads before it shows its first list. */
const MAX_SCRIPT_BYTES = 360 * 1024;

const admin = () => ({ username: 'admin', password: adminPassword() });

journey('staff can sign in to the console and sign out', async ({ page, network }) => {
  await page.goto('/admin/promo-codes');
  await title(page, 'Admin Access Required').waitFor();
  await page.getByRole('link', { name: 'Admin Login' }).click();
  await page.waitForURL('**/admin/login');

  await enterCredentials(page, { username: 'nobody-here', password: 'a wrong password' });
  await page.getByText('Login Failed').waitFor();
  await page.getByText('Invalid credentials').waitFor();

  network.cut((_, path) => path === '/api/admin/login');
  await enterCredentials(page, admin());
  await page.getByText('Unable to connect to server').waitFor();
  network.restore();

  await page.getByRole('button', { name: 'Show typed characters' }).click();
  assert.equal(await page.getByLabel('Password', { exact: true }).getAttribute('type'), 'text');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title(page, 'Promo Codes').waitFor();
  await page.waitForURL('**/admin/promo-codes');
  assert.ok(await page.evaluate(() => localStorage.getItem('adminSession')));

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await title(page, 'Admin Login').waitFor();
  await page.waitForURL('**/admin/login');
  assert.equal(await page.evaluate(() => localStorage.getItem('adminSession')), null);
});

journey('the sign-in button of the console reads "Signing in..." while the sign-in is pending', async ({ page }) => {
  await page.goto('/admin/login');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/admin/login', async (route) => {
    await held;
    await route.fulfill({
      status: 401,
      json: { statusCode: 401, code: 'invalid_credentials', message: 'Invalid credentials' },
    });
  });
  await enterCredentials(page, { username: 'admin', password: 'anything' });
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  release();
  await page.getByText('Login Failed').waitFor();
});

journey('the console shows no data to a browser with an unknown session token', async ({ page }) => {
  await openConsole(page, 'a-token-that-nobody-was-given', '/service-requests');
  await title(page, 'Admin Access Required').waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem('adminSession')), null);
});

journey(
  'an ended console session leads to the sign-in page and back to the requested page',
  async ({ page, context }) => {
    const token = await staffToken(context);
    await openConsole(page, token, '/promo-codes');
    await title(page, 'Promo Codes').waitFor();
    // Ends the session and clicks the link in one step. Otherwise, the page could notice that the session has ended and
    // remove the link first.
    const ended = await page.getByRole('link', { name: 'Requests' }).evaluate(async (link: HTMLElement, bearer) => {
      const { status } = await fetch('/api/admin/logout', { method: 'POST', headers: { authorization: bearer } });
      link.click();
      return status;
    }, `Bearer ${token}`);
    assert.equal(ended, 204);
    await title(page, 'Admin Access Required').waitFor();
    assert.match(page.url(), /\/admin\/service-requests/);
    await page.getByRole('link', { name: 'Admin Login' }).click();
    await enterCredentials(page, admin());
    await title(page, 'Requests').waitFor();
  },
);

journey('the console offers to retry when the server is unavailable', async ({ page, context, network }) => {
  const token = await staffToken(context);
  network.cut((_, path) => path === '/api/admin/me');
  await openConsole(page, token);
  await title(page, 'Unable to connect to server').waitFor();
  network.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await title(page, 'Dashboard').waitFor();
});

journey('staff read and answer a service request', async (stage) => {
  const { page, context } = stage;
  const email = await newAccount(context);
  await subscribe(page, 'Pro');
  const { id } = await sendRequest(context, {
    kind: 'support',
    message: 'My invoice names the wrong company. Can you change it?',
  });
  await openConsole(page, await staffToken(context), '/service-requests');
  await page.getByLabel('Search email or message').fill(email);
  await page.waitForURL(/filter=.*example/);
  const found = page.getByRole('link', { name: 'Priority support' });
  await eventually(
    async () => (await found.count()) === 1,
    () => 'the search does not find exactly one request',
  );
  await found.click();
  await page.getByText('My invoice names the wrong company.').waitFor();
  await page.getByLabel('Your answer').fill('Done: the invoice now names Northwind Logistics.');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Request saved').waitFor();
  const answered = await context.request.get('/api/service-requests');
  const requests = (await answered.json()) as { id: string; state: string; answer: string | null }[];
  const mine = requests.find((request) => request.id === id);
  assert.deepEqual([mine?.state, mine?.answer], ['done', 'Done: the invoice now names Northwind Logistics.']);
});

journey('an account can buy again once staff clear its payment dispute', async (stage) => {
  const { page, context } = stage;
  const email = await disputedAccount(stage);
  await openConsole(page, await staffToken(context), '/disputes');
  await page.getByLabel('Search email or reference').fill(email);
  await page.waitForURL(/filter=.*example/);
  await page.getByRole('button', { name: `Clear: ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Dispute' }).click();
  await page.getByRole('button', { name: `Block again: ${email}` }).waitFor();
  await page.getByRole('alert').getByText(`${email} can make purchases again`).waitFor();
  assert.equal((await billingOf(context)).purchasesBlocked, false);
});

journey('the console loads at most 360 KB of script before its first list', async ({ page, context }) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await openConsole(page, await staffToken(context), '/promo-codes');
  await title(page, 'Promo Codes').waitFor();
  await page.getByLabel('Search codes').waitFor();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  assert.ok(total > 100_000, 'no script was counted');
  assert.ok(total <= MAX_SCRIPT_BYTES, `${Math.round(total / 1024)} KB of script`);
});

for (const [device, options] of Object.entries(DEVICES)) {
  journey(
    `the console is accessible and fits on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string, fullPage = true) =>
        assertLooksRight(stage, `console/${state}-${device}`, { fullPage });
      await page.goto('/admin');
      await title(page, 'Admin Access Required').waitFor();
      await look('access-required');
      await page.getByRole('link', { name: 'Admin Login' }).click();
      await title(page, 'Admin Login').waitFor();
      await look('login');

      const email = await disputedAccount(stage);
      const token = await staffToken(context);
      const code = await newPromoCode(context, { kind: 'amount', value: 150, maxUses: 200 });
      await openConsole(page, token, '/promo-codes');
      await page.getByRole('link', { name: code }).waitFor();
      await look('promo-codes');
      await page.getByRole('link', { name: code }).click();
      await title(page, code).waitFor();
      await page.getByLabel('Total uses').waitFor();
      await look('promo-code');
      await page.goto('/admin/promo-codes/create');
      await page.getByRole('textbox', { name: 'Code' }).waitFor();
      await look('create-promo-code');
      await page.goto('/admin/disputes');
      await page.getByText(email).waitFor();
      await look('disputes');
      await page.goto('/admin/account');
      await title(page, 'Account security').waitFor();
      await look('account');
      await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).click();
      await page.getByRole('textbox', { name: 'Your password' }).fill(adminPassword());
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await look('two-step', false);
      await page.keyboard.press('Escape');
      await page.goto('/admin/nowhere');
      await title(page, 'Page Not Found').waitFor();
      await look('not-found');
      await page.getByRole('button', { name: /^(Collapse sidebar|Open navigation)$/ }).click();
      await page
        .getByRole('button', { name: /^Expand sidebar$/ })
        .or(page.getByRole('dialog'))
        .first()
        .waitFor();
      await look('navigation', false);
      await page.keyboard.press('Escape');
      await lookAtRequests(stage, look);
    },
    { ...options, reducedMotion: 'reduce' },
  );
}

async function lookAtRequests(stage: Stage, look: (state: string) => Promise<void>): Promise<void> {
  const { page, context } = stage;
  await context.clearCookies();
  await newAccount(context);
  await saveResume(context);
  await subscribe(page, 'Premium');
  const { id } = await sendRequest(context, {
    kind: 'coaching_call',
    message:
      'I have an interview on Thursday for a charge nurse role. Could we go through the questions about staffing and conflicts in a call on Tuesday or Wednesday evening?',
  });
  await page.goto('/admin/service-requests');
  await page.getByRole('link', { name: 'Coaching call' }).first().waitFor();
  await look('requests');
  await page.goto(`/admin/service-requests/${id}`);
  await page.getByLabel('Your answer').waitFor();
  await look('request');
}

/** @returns the account's email address */
async function disputedAccount(stage: Stage): Promise<string> {
  const { page, context } = stage;
  await openCheckout(stage);
  await payBy(page, 'Disputed', 'Pay $3.99');
  await eventually(
    async () => (await billingOf(context)).purchasesBlocked,
    () => 'the dispute does not arrive',
  );
  const user = (await (await context.request.get('/api/auth/user')).json()) as { email: string };
  return user.email;
}
