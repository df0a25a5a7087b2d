import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { enterCredentials, newStaff, openConsole, staffToken, title, type Credentials } from './screens/console.ts';
import { codeOf } from './screens/two-step.ts';
import { journey } from './support/journey.ts';

journey('a staff member who must use two-step verification sets it up, and signs in with a code', async (stage) => {
  const { page, context, network } = stage;
  const credentials = await newStaff('admin');
  const token = await staffToken(context, credentials);
  const headers = { authorization: `Bearer ${token}` };
  const me = (await (await context.request.get('/api/admin/me', { headers })).json()) as object;
  network.stub((method, path) => method === 'GET' && path === '/api/admin/me', {
    status: 200,
    body: { ...me, mustEnroll: true },
  });
  await openConsole(page, token, '/account');
  await title(page, 'Set up two-step verification').waitFor();
  const secret = await connectApp(page, credentials);
  network.restore();
  await page.getByRole('button', { name: 'I Saved the Codes' }).click();
  await page.getByText('Recovery codes left: 10 of 10').waitFor();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await enterCredentials(page, credentials);
  await title(page, 'Two-step verification').waitFor();
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('input[name="code"][aria-invalid="true"]').waitFor();
  await page.getByLabel('6-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title(page, 'Dashboard').waitFor();
});

journey('staff turn two-step verification on and off, and change their password', async ({ page, context }) => {
  const credentials = await newStaff('support');
  await openConsole(page, await staffToken(context, credentials), '/account');
  await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).click();
  await connectApp(page, credentials);
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I Saved the Codes' }).click();

  await page.getByRole('button', { name: 'Get New Recovery Codes' }).click();
  await enterRecoveryCode(page, codes[0], 'Get New Codes');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const newCodes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I Saved the Codes' }).click();

  await page.getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
  await enterRecoveryCode(page, newCodes[0], 'Turn Off');
  await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).waitFor();

  await page.getByLabel('Current password').fill(credentials.password);
  await page.getByLabel('New password').fill('a lighthouse keeps four clocks');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Your password was changed.').waitFor();
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await enterCredentials(page, { ...credentials, password: 'a lighthouse keeps four clocks' });
  await title(page, 'Dashboard').waitFor();
});

/** @returns the authenticator app's secret */
async function connectApp(page: Page, { password }: Credentials): Promise<string> {
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.getByTestId('totp-secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn On', exact: true }).click();
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  return secret;
}

async function enterRecoveryCode(page: Page, code: string | undefined, action: string): Promise<void> {
  assert.ok(code);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Use a Recovery Code' }).click();
  await dialog.getByLabel('Recovery code').fill(code);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}
