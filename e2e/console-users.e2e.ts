import assert from 'node:assert/strict';
import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, PASSWORD, saveResume } from './screens/account.ts';
import { newStaff, openConsole, staffToken, title, type Credentials } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const REASON = 'Sells accounts, ticket 4711';

async function openUsers(context: BrowserContext, credentials?: Credentials, page?: Page): Promise<Page> {
  const staff = page ?? (await context.newPage());
  await openConsole(staff, await staffToken(context, credentials), '/users');
  await title(staff, 'Users').waitFor();
  return staff;
}

/**
 * Filters the list and waits for the result, because a filter that is applied late would navigate away from the page
 * that the journey opens next.
 */
async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search email or name').fill(text);
  await page.waitForURL((url) => decodeURIComponent(url.href).includes(`"${text}"`));
}

async function actWithReason(page: Page, button: string, confirm = button): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

journey(
  'a suspended user is signed out, sees the reason and can return when the suspension is lifted',
  async (stage) => {
    const { page, context } = stage;
    const email = await newAccount(context);
    await saveResume(context);
    await page.goto('/app/history');
    await page.getByRole('heading', { level: 1 }).waitFor();

    const staff = await openUsers(context, await newStaff('support'));
    await search(staff, email.slice(3, 30));
    await staff.getByRole('link', { name: email }).click();
    await title(staff, email).waitFor();
    assert.equal(await staff.getByRole('button', { name: 'Delete Account' }).count(), 0);
    await staff.getByRole('button', { name: 'Suspend Account' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Suspend Account' }).click();
    await staff.getByText('Enter a reason in a few words.').waitFor();
    await staff.getByRole('button', { name: 'Cancel' }).click();
    await actWithReason(staff, 'Suspend Account');
    await staff.getByText('Suspended', { exact: true }).waitFor();
    await staff.getByText(`Reason: ${REASON}`).waitFor();

    const start = Date.now();
    await page.reload();
    await page.waitForURL('**/login?**');
    assert.ok(Date.now() - start < 5_000);
    await signIn(page, email);
    await page.getByText('This account is suspended.').waitFor();

    await actWithReason(staff, 'Lift Suspension');
    await staff.getByText('Suspended', { exact: true }).waitFor({ state: 'detached' });
    await signIn(page, email);
    await page.waitForURL('**/app/history');
    const { items } = (await (await context.request.get('/api/auth/security-events')).json()) as {
      items: { kind: string }[];
    };
    const kinds = items.map(({ kind }) => kind);
    for (const kind of ['user_read', 'account_suspended', 'suspension_lifted']) assert.ok(kinds.includes(kind), kind);
  },
);

journey("a plan granted by staff applies immediately and appears in the user's security events", async (stage) => {
  const { page, context } = stage;
  const email = await newAccount(context);
  const staff = await openUsers(context);
  await search(staff, email);
  await staff.getByRole('link', { name: email }).click();
  await actWithReason(staff, 'Grant Plan');
  await staff.getByText(/^Pro through /).waitFor();
  const billing = (await (await context.request.get('/api/billing')).json()) as { plan: string };
  assert.equal(billing.plan, 'pro');
  await page.goto('/account');
  await page.getByText(/^Our staff gave you a plan: Pro until/).waitFor();

  await actWithReason(staff, 'End Granted Plan');
  await staff.getByText(/^Pro through /).waitFor({ state: 'detached' });
});

journey('several users are suspended for the same reason, and failed suspensions are listed', async ({ context }) => {
  const emails = [await newAccount(context), await newAccount(context)];
  const [first, second] = emails as [string, string];
  const staff = await openUsers(context);
  const select = async (email: string) => {
    await search(staff, email);
    await staff.getByRole('checkbox', { name: `Select ${email}` }).check();
  };
  await select(first);
  await select(second);
  const bar = staff.getByRole('toolbar', { name: 'Selected users' });
  await bar.getByText('2 selected').waitFor();

  const headers = { authorization: `Bearer ${await staffToken(context)}` };
  const { items } = (await (await context.request.get(`/api/admin/users?q=${first}`, { headers })).json()) as {
    items: { id: string }[];
  };
  const suspended = await context.request.post(`/api/admin/users/${items[0]!.id}/suspend`, {
    headers,
    data: { reason: REASON },
  });
  assert.equal(suspended.status(), 200);

  await bar.getByRole('button', { name: 'Suspend' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await staff.getByRole('dialog', { name: '1 user suspended' }).waitFor();
  await dialog.getByText(`${first}: This account is already suspended.`).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await bar.getByText('1 selected').waitFor();
  await staff.getByRole('row').filter({ hasText: second }).getByText('Suspended').waitFor();
});

for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the user pages are accessible and fit on a ${name}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const email = await newAccount(context);
      await saveResume(context);
      await openUsers(context, undefined, page);
      await page.getByRole('link', { name: email }).waitFor();
      await page.getByRole('checkbox', { name: `Select ${email}` }).check();
      await page.getByRole('toolbar', { name: 'Selected users' }).waitFor();
      await assertLooksRight(stage, `console-users-${name}`, { fullPage: true });
      await page.getByRole('link', { name: email }).click();
      await title(page, email).waitFor();
      await assertLooksRight(stage, `console-user-${name}`, { fullPage: true });
      await page.getByRole('button', { name: 'Grant Plan' }).click();
      await page.getByRole('dialog').waitFor();
      await assertLooksRight(stage, `console-user-grant-${name}`);
    },
    device,
  );
}
