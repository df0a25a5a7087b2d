import assert from 'node:assert/strict';
import type { StaffRole } from '@shortlist/shared/contract/console/staff';
import type { StaffAccount } from '@shortlist/shared/contract/console/staff-accounts';
import type { BrowserContext, Page } from '@playwright/test';
import { enterCredentials, newStaff, openConsole, staffToken, title } from './screens/console.ts';
import { assertLooksRight } from './screens/looks.ts';
import { linkTo } from './screens/outbox.ts';
import { codeOf } from './screens/two-step.ts';
import { DESKTOP, journey, PHONE, productUrl } from './support/journey.ts';

const PASSWORD = 'a lighthouse keeps four clocks';
const REASON = 'Moves to another team';
const INVITATION = '/admin/invitation';

const newName = (): string => `staff-${crypto.randomUUID().slice(0, 8)}`;
const mailOf = (username: string): string => `${username}@example.com`;

const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('adminSession'));

/** @returns the id of the new account */
async function inviteByApi({ request }: BrowserContext, token: string, username: string): Promise<string> {
  const answer = await request.post('/api/admin/staff', {
    headers: { authorization: `Bearer ${token}` },
    data: { username, email: mailOf(username), role: 'support' satisfies StaffRole },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return ((await answer.json()) as StaffAccount).id;
}

async function withOtherBrowser(context: BrowserContext, walk: (page: Page) => Promise<void>): Promise<void> {
  const browser = context.browser();
  assert.ok(browser);
  const other = await browser.newContext({ ...DESKTOP, baseURL: productUrl() });
  try {
    await walk(await other.newPage());
  } finally {
    await other.close();
  }
}

async function choosePassword(page: Page): Promise<void> {
  await title(page, 'Choose a password').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await title(page, 'Set up two-step verification').waitFor();
}

journey('a colleague is invited, sets up two-step verification, signs in and gets another role', async (stage) => {
  const { page, context } = stage;
  const username = newName();
  await openConsole(page, await staffToken(context), '/staff');
  await title(page, 'Staff').waitFor();
  await page.getByRole('button', { name: 'Invite Staff Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('no spaces please');
  await dialog.getByLabel('Email').fill('nowhere');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await dialog.getByText('Use 2 to 100 letters, digits').waitFor();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(mailOf(username));
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await title(page, username).waitFor();
  await page.getByText('Invited', { exact: true }).waitFor();
  await page.getByText('Email sent', { exact: true }).waitFor();

  await withOtherBrowser(context, async (colleague) => {
    await colleague.goto(await linkTo(INVITATION, mailOf(username)));
    await title(colleague, 'Choose a password').waitFor();
    assert.equal(new URL(colleague.url()).hash, '');
    await colleague.getByLabel('Password', { exact: true }).fill('password1234');
    await colleague.getByRole('button', { name: 'Set Password' }).click();
    await colleague.locator('input[name="password"][aria-invalid="true"]').waitFor();
    await choosePassword(colleague);
    await colleague.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Continue' }).click();
    const secret = (await colleague.getByTestId('totp-secret').innerText()).replaceAll(' ', '');
    await colleague.getByLabel('6-digit code').fill(codeOf(secret));
    await colleague.getByRole('button', { name: 'Turn On', exact: true }).click();
    await colleague.getByRole('button', { name: 'I Saved the Codes' }).click();
    await title(colleague, 'Dashboard').waitFor();

    await colleague.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await enterCredentials(colleague, { username, password: PASSWORD });
    await colleague.getByLabel('6-digit code').fill(codeOf(secret, 1));
    await colleague.getByRole('button', { name: 'Sign In', exact: true }).click();
    await title(colleague, 'Dashboard').waitFor();

    await page.reload();
    await page.getByText('Active', { exact: true }).waitFor();
    await page.getByText('with two-step verification').waitFor();
    await page.getByRole('button', { name: 'Change Role' }).click();
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Analyst' }).click();
    await page.getByLabel('Reason').fill(REASON);
    await page.getByRole('dialog').getByRole('button', { name: 'Change Role' }).click();
    await page.getByText('Not signed in anywhere.').waitFor();

    await colleague.getByRole('link', { name: 'Promo Codes' }).click();
    await title(colleague, 'Admin Access Required').waitFor();
  });

  await page.getByRole('link', { name: 'Changes to this account by administrators' }).click();
  await page.getByText('Staff role changed').first().waitFor();
  await page.getByText(`Reason: ${REASON}`).first().waitFor();
});

journey('an invitation link works only once and expires when a newer one is sent', async ({ page, context }) => {
  const username = newName();
  const token = await staffToken(context);
  const id = await inviteByApi(context, token, username);
  const first = await linkTo(INVITATION, mailOf(username));
  await openConsole(page, token, `/staff/${id}`);
  await page.getByRole('button', { name: 'Resend Invitation' }).click();
  const second = await linkTo(INVITATION, mailOf(username), { after: first });

  await withOtherBrowser(context, async (colleague) => {
    await colleague.goto(first);
    await title(colleague, 'This link is not valid').waitFor();
    await colleague.goto('/admin/login');
    await colleague.goto(second);
    await choosePassword(colleague);
    await colleague.getByRole('button', { name: 'Skip for Now' }).click();
    await title(colleague, 'Dashboard').waitFor();
    await colleague.goto('/admin/login');
    await colleague.goto(second);
    await title(colleague, 'This link is not valid').waitFor();
  });
});

journey('the token of an active console session is renewed in every tab', async ({ page, context }) => {
  await page.clock.install();
  const token = await staffToken(context, await newStaff('admin'));
  await openConsole(page, token, '/promo-codes');
  await title(page, 'Promo Codes').waitFor();
  const other = await context.newPage();
  await other.goto('/admin/promo-codes');
  await title(other, 'Promo Codes').waitFor();

  const renewal = page.waitForResponse('**/api/admin/session/renewal');
  await page.clock.fastForward('06:00');
  await page.getByLabel('Search codes').press('Shift');
  assert.equal((await renewal).status(), 200);
  await page.waitForFunction((old) => localStorage.getItem('adminSession') !== old, token);
  // Browsers update `localStorage` in other tabs with a delay.
  await other.waitForFunction((token) => localStorage.getItem('adminSession') === token, await storedToken(page));
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Disputes' }).click();
    await title(tab, 'Disputes').waitFor();
  }
});

journey('an idle console session ends with a warning and without loss of typed text', async (stage) => {
  const { page, context } = stage;
  await page.clock.install();
  const credentials = await newStaff('admin');
  await openConsole(page, await staffToken(context, credentials), '/promo-codes/create');
  const code = `IDLE${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('spinbutton', { name: 'Percent off' }).fill('25');

  await page.clock.fastForward('29:00');
  await page.getByText(/^You will be signed out at/).waitFor();
  await assertLooksRight(stage, 'console/session-warning');
  await page.clock.fastForward('02:00');
  await title(page, 'Sign in again').waitFor();
  await page.getByText('You were signed out after half an hour without activity.').waitFor();
  await assertLooksRight(stage, 'console/sign-in-again');
  assert.equal(await storedToken(page), null);
  assert.match(page.url(), /\/admin\/promo-codes\/create$/);

  assert.equal(await page.getByLabel('Username').inputValue(), credentials.username);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title(page, 'Sign in again').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('textbox', { name: 'Code' }).inputValue(), code);
  await page.getByRole('button', { name: 'Create Promo Code' }).click();
  await page.getByRole('link', { name: code }).waitFor();
});

journey(
  "a staff member who signs in after a colleague's session has ended does not see the colleague's data",
  async (stage) => {
    const { page, context } = stage;
    await page.clock.install();
    const [before, after] = [await newStaff('admin'), await newStaff('admin')];
    await openConsole(page, await staffToken(context, before), `/staff?filter={"q":"${before.username}"}`);
    const listed = page.getByRole('link', { name: before.username });
    await listed.waitFor();
    await page.clock.fastForward('31:00');
    await title(page, 'Sign in again').waitFor();

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/staff?*', async (route) => {
      await held;
      await route.continue();
    });
    const isAsked = page.waitForRequest('**/api/admin/staff?*');
    await enterCredentials(page, after);
    await isAsked;
    await title(page, 'Sign in again').waitFor({ state: 'detached' });
    assert.equal(await listed.count(), 0);
    answer();
    await listed.waitFor();
  },
);

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the staff account pages are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `console/${state}-${device}`, { fullPage: true });
      const token = await staffToken(context, await newStaff('admin'));
      const username = newName();
      const id = await inviteByApi(context, token, username);
      const link = await linkTo(INVITATION, mailOf(username));
      await openConsole(page, token, '/staff');
      await page.getByRole('link', { name: username }).waitFor();
      await look('staff');
      await page.getByRole('button', { name: 'Invite Staff Member' }).click();
      await page.getByRole('dialog').waitFor();
      await look('staff-invite');
      await page.goto(`/admin/staff/${id}`);
      await page.getByText('Email sent', { exact: true }).waitFor();
      await look('staff-account');
      await page.goto(link);
      await title(page, 'Choose a password').waitFor();
      await look('invitation');
    },
    options,
  );
}
