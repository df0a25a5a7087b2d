import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { newStaff, openConsole, staffToken, title } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const TABLET = { viewport: { width: 768, height: 1024 } };

journey('the console dashboard reports an unavailable server and loads after a click on Retry', async (stage) => {
  const { page, context, network } = stage;
  await openConsole(page, await staffToken(context));
  await title(page, 'Dashboard').waitFor();
  await page.getByRole('region', { name: 'User overview' }).getByText('Active in the last 30 days').waitFor();

  network.cut((_, path) => path === '/api/admin/dashboard');
  await page.reload();
  await page.getByRole('heading', { name: 'Error loading dashboard' }).waitFor();
  assert.equal(await page.getByRole('region', { name: 'User overview' }).count(), 0, 'no figures that are not known');
  network.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('region', { name: 'User overview' }).waitFor();
});

journey(
  'analytics keep the selected range in the URL and are available as a table and a CSV file',
  async ({ page, context }) => {
    await openConsole(page, await staffToken(context), '/analytics');
    await page.getByRole('button', { name: 'Last 7 days', pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await page.waitForURL('**/admin/analytics?range=30d');
    await page.reload();
    await page.getByRole('button', { name: 'Last 30 days', pressed: true }).waitFor();

    const traffic = page.getByRole('region', { name: 'Traffic', exact: true });
    await traffic.getByRole('button', { name: 'Traffic as a table' }).click();
    await traffic.getByRole('columnheader', { name: 'Visitors' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      traffic.getByRole('button', { name: 'Download Traffic as CSV' }).click(),
    ]);
    assert.equal(file.suggestedFilename(), 'shortlist-traffic-30d.csv');
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    assert.equal(rows.length, 31, 'a heading and a row for each day');
  },
);

journey('an analyst sees figures, but no service requests or disputes', async ({ page, context }) => {
  await openConsole(page, await staffToken(context, await newStaff('analyst')));
  await title(page, 'Dashboard').waitFor();
  const navigation = page.getByRole('navigation', { name: 'Console' });
  await navigation.getByRole('link', { name: 'Analytics' }).waitFor();
  assert.equal(await navigation.getByRole('link', { name: 'Requests' }).count(), 0);
  assert.equal(await navigation.getByRole('link', { name: 'Disputes' }).count(), 0);
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, tablet: TABLET, phone: PHONE })) {
  journey(
    `the console dashboard and analytics are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      await openConsole(page, await staffToken(context));
      await page.getByRole('region', { name: 'Recent activity' }).waitFor();
      await assertLooksRight(stage, `console-figures/dashboard-${device}`, { fullPage: true });
      await page.goto('/admin/analytics?range=90d');
      await page.getByRole('region', { name: 'Retention by sign-up week' }).waitFor();
      await assertLooksRight(stage, `console-figures/analytics-${device}`, { fullPage: true });
    },
    options,
  );
}
