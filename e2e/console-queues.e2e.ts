import assert from 'node:assert/strict';
import type { AuditList } from '@shortlist/shared/contract/common/audit-log';
import { newStaff, openConsole, staffToken, title } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

journey('an admin pauses and resumes a queue on the queue dashboard, and the audit log records both', async (stage) => {
  const { page, context } = stage;
  const token = await staffToken(context);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await openConsole(page, token, '/job-queues');
  await page.getByRole('heading', { name: 'Analytics' }).waitFor();
  await page.getByRole('button', { name: 'Open Queue Dashboard' }).click();
  await page.waitForURL('**/admin/queues/');
  await page.getByRole('link', { name: 'requests' }).first().click();
  await page.waitForURL('**/admin/queues/queue/requests**');

  const acts = { authorization: `Bearer ${token}` };
  const isPaused = async (): Promise<boolean> => {
    const answer = await context.request.get('/api/admin/queues', { headers: acts });
    const { items } = (await answer.json()) as { items: { name: string; isPaused: boolean }[] };
    return items.find(({ name }) => name === 'requests')!.isPaused;
  };
  // Sends the request from the page, because only the page has the cookie of the queue dashboard.
  const put = (act: string): Promise<number> =>
    page.evaluate(
      async (path) => (await fetch(path, { method: 'PUT' })).status,
      `/admin/queues/api/queues/requests/${act}`,
    );
  assert.equal(await put('pause'), 200);
  assert.equal(await isPaused(), true);
  assert.equal(await put('resume'), 200);
  assert.equal(await isPaused(), false);
  const log = await context.request.get('/api/admin/audit-log?kind=queue_paused', { headers: acts });
  assert.equal(((await log.json()) as AuditList).items[0]?.detail, 'requests');
  assert.deepEqual(violations, []);

  await context.request.post('/api/admin/logout', { headers: acts });
  await page.goto('/admin/queues/');
  await page.waitForURL('**/admin/job-queues');
});

journey('support staff can read the queues, and analysts cannot', async ({ page, context }) => {
  await openConsole(page, await staffToken(context, await newStaff('support')), '/job-queues');
  await page.getByRole('button', { name: 'Open Queue Dashboard' }).click();
  await page.waitForURL('**/admin/queues/');
  const refused = await page.evaluate(
    async () => (await fetch('/admin/queues/api/queues/requests/pause', { method: 'PUT' })).status,
  );
  assert.equal(refused, 403);

  const analyst = await staffToken(context, await newStaff('analyst'));
  const headers = { authorization: `Bearer ${analyst}` };
  assert.equal((await context.request.post('/api/admin/queues/visit', { headers })).status(), 403);
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  journey(
    `the queue pages are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      await openConsole(stage.page, await staffToken(stage.context), '/job-queues');
      await title(stage.page, 'Queues').waitFor();
      await stage.page.getByRole('heading', { name: 'Analytics' }).waitFor();
      await assertLooksRight(stage, `console/queues-${device}`);
    },
    options,
  );
