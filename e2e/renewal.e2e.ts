// Tests a declined renewal after a month. The journey starts its own instance of the product, because the payment
// sandbox has only one clock.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { openCluster } from '../scripts/lib/postgres/cluster.mjs';
import { startServer } from '../scripts/lib/postgres/server.mjs';
import { newAccount } from './screens/account.ts';
import { eventually } from './screens/eventually.ts';
import { billingOf, payBy } from './screens/payments.ts';
import { DESKTOP, journey, onProduct } from './support/journey.ts';
import { newDataDir, startProduct, type Product } from './support/product.ts';
import { daysPass } from './support/sandbox-time.ts';

const PASSWORD = 'for-tests-only';
let dataDir: string;
let cluster: string;
let postgres: Awaited<ReturnType<typeof startServer>> | undefined;
let product: Product | undefined;
let databaseUrl: string;

test.beforeAll(async () => {
  dataDir = newDataDir();
  cluster = mkdtempSync(join(tmpdir(), 'shortlist-e2e-postgres-'));
  chmodSync(cluster, 0o711);
  const opened = await openCluster({ dataDir: cluster, password: PASSWORD, durable: false });
  postgres = await startServer({ cluster: opened, password: PASSWORD, durable: false });
  databaseUrl = postgres.urlOf('postgres');
  product = await startProduct({ dataDir, env: { DATABASE_URL: databaseUrl } });
});

test.afterAll(async () => {
  await product?.end('SIGTERM');
  await postgres?.stop();
  for (const folder of [dataDir, cluster]) rmSync(folder, { recursive: true, force: true });
});

const subjects = (): string[] =>
  readdirSync(join(dataDir, 'outbox')).flatMap(
    (name) => /^Subject: (.*)$/m.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1] ?? [],
  );

journey(
  'a failed renewal is reported by email and on the dashboard, and paid with another card',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    await page.goto('/pricing');
    await page.getByRole('button', { name: /^Subscribe to Pro – / }).click();
    await page.waitForURL(/\/subscribe\?plan=/);
    await payBy(page, 'Fails at Renewal', 'Subscribe to Pro');
    await page.getByRole('heading', { name: 'Pro is active', exact: true }).waitFor();

    await daysPass(databaseUrl, 32);
    await eventually(
      async () => (await billingOf(context)).subscription?.state === 'past_due',
      () => 'the renewal does not fail',
    );
    await page.goto('/dashboard');
    const notice = page.getByRole('status').filter({ hasText: 'We could not charge your card' });
    await notice.getByText(/Pro continues until /).waitFor();
    await eventually(
      () => Promise.resolve(subjects().includes('Your payment for Pro did not go through')),
      () => `there is no mail of it, only ${subjects().join(', ')}`,
    );
    assert.equal((await billingOf(context)).plan, 'pro');

    await notice.getByRole('button', { name: 'Pay Now' }).click();
    await page.waitForURL(/\/subscribe\?plan=/);
    await screenshot('payments/renewal-to-be-paid', { fullPage: true });
    await payBy(page, 'Works', 'Subscribe to Pro');
    await page.getByRole('heading', { name: 'Pro is active', exact: true }).waitFor();
    await notice.waitFor({ state: 'detached' });
    await page.goto('/account');
    await page.getByText(/^You are on the Pro plan, \$9\.99 a month\. Your plan renews on /).waitFor();
    await eventually(
      () => Promise.resolve(subjects().filter((subject) => subject === 'Your receipt: $9.99').length === 2),
      () => `there are not two receipts, only ${subjects().join(', ')}`,
    );
  },
  onProduct(() => product?.url, DESKTOP),
);
