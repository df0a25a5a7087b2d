import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import { test, type BrowserContext, type Page } from '@playwright/test';
import { MailServer } from '../backend/test/support/smtp-server.ts';
import { newAccount, saveResume } from './screens/account.ts';
import { openConsole, staffToken, title } from './screens/console.ts';
import { eventually } from './screens/eventually.ts';
import { assertLooksRight } from './screens/looks.ts';
import { newPromoCode, payBy, payment, statusOfPdf, subscribe, unlock } from './screens/payments.ts';
import { DESKTOP, journey, onProduct, PHONE, type Stage } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';

const mails = new MailServer();
let dataDir: string;
let product: Product;
test.beforeAll(async () => {
  await mails.listen();
  dataDir = newDataDir();
  product = await startProduct({
    dataDir,
    env: {
      ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Shortlist <mail@shortlist.example>',
    },
  });
});
test.afterAll(async () => {
  await product.end('SIGTERM');
  await mails.close();
  rmSync(dataDir, { recursive: true });
});
const HERE = onProduct(() => product.url, DESKTOP);
const DEVICES = { desktop: DESKTOP, phone: PHONE };

const REASON = 'The customer bought it for the wrong resume.';

/** Creates an account whose first email fails permanently, because the mail server rejects it. */
async function accountWithoutEmail(context: BrowserContext): Promise<string> {
  mails.refusal = 550;
  try {
    const email = await newAccount(context);
    const headers = { authorization: `Bearer ${await staffToken(context)}` };
    await eventually(
      async () => {
        const answer = await context.request.get('/api/admin/emails?state=failed', { headers });
        return ((await answer.json()) as { total: number }).total > 0;
      },
      () => 'the email does not fail',
    );
    return email;
  } finally {
    mails.refusal = undefined;
  }
}

const search = async (page: Page, email: string, payments: number): Promise<void> => {
  await page.getByLabel('Search email or reference').fill(email);
  await page.waitForURL(/filter=.*example/);
  await page.getByText(`1-${payments} of ${payments}`).waitFor();
};

async function refund(page: Page, amount: string | undefined): Promise<void> {
  await page.getByRole('button', { name: 'Refund Payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
  if (amount) await dialog.getByLabel('Amount (USD)').fill(amount);
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await dialog.waitFor({ state: 'detached' });
}

journey(
  'staff find a paid download on the Revenue page and refund it with a reason, and the download is locked again',
  async (stage) => {
    const { page, context } = stage;
    const email = await newAccount(context);
    const resume = await saveResume(context);
    await unlock(context, resume);
    assert.equal(await statusOfPdf(stage, resume), 200);
    const token = await staffToken(context);
    await openConsole(page, token, '/revenue');
    await page.getByRole('group', { name: 'Gross' }).waitFor();
    await page.getByRole('link', { name: 'Payments' }).click();
    await title(page, 'Payments').waitFor();
    await search(page, email, 1);
    await page.getByRole('link', { name: 'Download' }).click();
    await title(page, 'Download, $3.99').waitFor();

    await page.getByRole('button', { name: 'Refund Payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
    await dialog.getByLabel('Amount (USD)').fill('5');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Refund $5.00' }).click();
    await dialog.locator('input[name="amount"][aria-invalid="true"]').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await refund(page, '1.00');
    await page.getByText('Partly refunded').waitFor();
    assert.equal(await statusOfPdf(stage, resume), 200);
    await refund(page, undefined);
    await page.getByRole('button', { name: 'Refund Payment' }).waitFor({ state: 'detached' });
    await page.getByText(REASON).first().waitFor();

    assert.equal(await statusOfPdf(stage, resume), 402);
    await page.goto('/account');
    await payment(page, /Refund: Download/)
      .first()
      .waitFor();
    const log = await context.request.get('/api/admin/audit-log', {
      params: { kind: 'payment_refunded', q: email },
      headers: { authorization: `Bearer ${token}` },
    });
    const entries = ((await log.json()) as AuditList).items.map(({ reason, staff }) => [reason, staff?.username]);
    assert.deepEqual(entries, [
      [REASON, 'admin'],
      [REASON, 'admin'],
    ]);
  },
  HERE,
);

journey(
  'the list of payments can be downloaded',
  async ({ page, context }) => {
    const email = await newAccount(context);
    await unlock(context, await saveResume(context));
    await openConsole(page, await staffToken(context), '/payments');
    await search(page, email, 1);
    await page.getByText(email).first().waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await downloading;
    assert.match(file.suggestedFilename(), /^payments-\d{4}-\d\d-\d\d\.csv$/);
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    assert.equal(lines.length, 2);
    assert.ok(lines[1]?.includes(`,download,paid,${email},3.99,`), lines[1]);
  },
  HERE,
);

journey(
  "a failed email is found through the dashboard's alert and resent",
  async ({ page, context }) => {
    const email = await accountWithoutEmail(context);
    await openConsole(page, await staffToken(context), '');
    await page
      .getByRole('region', { name: 'System alerts' })
      .getByRole('link', { name: 'View Emails' })
      .first()
      .click();
    await title(page, 'Emails').waitFor();
    const masked = `${email[0]}•••@example.org`;
    await page
      .getByRole('button', { name: `Resend email: Confirm email to ${masked}` })
      .first()
      .click();
    await eventually(
      () => Promise.resolve(mails.received.some(({ recipients }) => recipients.includes(email))),
      () => 'the email is not sent',
    );
    await page.getByText('The email is being sent').waitFor();
  },
  HERE,
);

for (const [device, options] of Object.entries(DEVICES)) {
  journey(
    `the payment and email pages are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `console/${state}-${device}`, { fullPage: true });
      const email = await buyEverything(stage);
      await accountWithoutEmail(context);
      await openConsole(page, await staffToken(context), '/revenue?range=90d');
      await page.getByRole('region', { name: 'Net revenue by month' }).waitFor();
      await look('revenue');
      await page.goto('/admin/payments');
      await search(page, email, 2);
      await page.getByText('Premium plan').first().waitFor();
      await look('payments');
      await page.getByRole('link', { name: 'Download' }).click();
      await title(page, 'Download, $2.99').waitFor();
      await refund(page, '0.99');
      await page.getByText('Partly refunded').waitFor();
      await look('payment');
      await page.getByRole('button', { name: 'Refund Payment' }).click();
      await page.getByRole('dialog').getByLabel('Reason').waitFor();
      await assertLooksRight(stage, `console/refund-${device}`);
      await page.goto('/admin/subscriptions');
      await page.getByText(email).first().waitFor();
      await look('subscriptions');
      await page.goto('/admin/emails');
      await page
        .getByRole('button', { name: /^Resend email: / })
        .first()
        .waitFor();
      await look('emails');
      await page.goto('/admin/promo-codes');
      await page.getByText('Earned').first().waitFor();
      await look('promo-code-earnings');
    },
    onProduct(() => product.url, { ...options, reducedMotion: 'reduce' }),
  );
}

/** @returns the email address of an account that bought a plan, and bought a download with a promo code */
async function buyEverything({ page, context }: Stage): Promise<string> {
  const email = await newAccount(context);
  const code = await newPromoCode(context, { kind: 'amount', value: 100 });
  const resume = await saveResume(context);
  await page.goto(`/checkout/${resume}?promo=${code}`);
  await page.getByLabel('Promo code').fill(code);
  await page.getByLabel('Promo code').press('Enter');
  await payBy(page, 'Works', 'Pay $2.99');
  await page.getByRole('heading', { name: 'Your resume is ready', exact: true }).waitFor();
  await subscribe(page, 'Premium');
  return email;
}
