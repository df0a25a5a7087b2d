import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PASSWORD } from './screens/account.ts';
import { expireSignIn } from './screens/confirm-identity.ts';
import { assertLooksRight } from './screens/looks.ts';
import { isSignedIn } from './screens/other-device.ts';
import { linkTo } from './screens/outbox.ts';
import { codeOf, newVerifiedAccount, turnOnTwoStep } from './screens/two-step.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const TABLET = { viewport: { width: 768, height: 1024 } };

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('region', { name: 'Two-step verification' }).waitFor();
}

async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login?returnTo=%2Faccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const secondStep = (page: Page) => page.getByRole('heading', { level: 1, name: 'Two-step verification' });

journey('two-step verification is turned on, required at sign-in and turned off', async ({ page, context }) => {
  const email = await newVerifiedAccount(context);
  await openAccount(page);
  const { secret, recoveryCodes } = await turnOnTwoStep(page);
  assert.equal(recoveryCodes.length, 10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Codes' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  for (const code of recoveryCodes) assert.ok(file.includes(code));
  await page.getByRole('button', { name: 'I Saved the Codes' }).click();
  await page.getByText('Recovery codes left: 10 of 10').waitFor();

  await context.clearCookies();
  await enterPassword(page, email);
  await secondStep(page).waitFor();
  assert.ok(!(await isSignedIn(context)));
  await page.getByLabel('6-digit code').fill('000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('input[name="code"]:focus[aria-invalid="true"]').waitFor();
  await assertAccessible(page);
  await page.getByLabel('6-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/account');

  await page.getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn off two-step verification?' });
  await dialog.getByRole('button', { name: 'Use a Recovery Code' }).click();
  await dialog.getByLabel('Recovery code').fill(recoveryCodes[0]!);
  await dialog.getByRole('button', { name: 'Turn Off', exact: true }).click();
  await page.getByText('Two-step verification is off').waitFor();
  await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).waitFor();
});

journey('a recovery code can be used once to sign in', async ({ page, context }) => {
  const email = await newVerifiedAccount(context);
  await openAccount(page);
  const { recoveryCodes } = await turnOnTwoStep(page);
  await context.clearCookies();
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a Recovery Code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[4]!.toUpperCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Recovery codes left: 9 of 10').waitFor();

  await context.clearCookies();
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a Recovery Code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[4]!);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('This recovery code is wrong or was already used.').waitFor();
});

journey('a correct password with a wrong code does not confirm the identity', async ({ page, context, screenshot }) => {
  await newVerifiedAccount(context);
  await openAccount(page);
  const { secret } = await turnOnTwoStep(page);
  await page.getByRole('button', { name: 'I Saved the Codes' }).click();
  const dialog = await expireSignIn(page, '**/api/auth/user/export');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('6-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('This code is wrong or was already used.').waitFor();
  await assertAccessible(page);
  await screenshot('two-step/confirm-identity');
  const downloading = page.waitForEvent('download');
  await dialog.getByLabel('6-digit code').fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await downloading;
  await dialog.waitFor({ state: 'detached' });
});

journey('sign-in after a password reset still requires the second step', async ({ page, context }) => {
  const email = await newVerifiedAccount(context);
  await openAccount(page);
  const { secret } = await turnOnTwoStep(page);
  await context.clearCookies();
  assert.equal((await context.request.post('/api/auth/password/forgot', { data: { email } })).status(), 202);
  await page.goto(await linkTo('/reset-password', email));
  await page.getByRole('textbox', { name: 'New password' }).fill('a lantern above the harbour');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await secondStep(page).waitFor();
  await page.getByText('Your password was changed.').waitFor();
  await page.getByLabel('6-digit code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  assert.ok(await isSignedIn(context));
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, tablet: TABLET, phone: PHONE })) {
  journey(
    `the pages of two-step verification are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `two-step/${state}-${device}`);
      const email = await newVerifiedAccount(context);
      await openAccount(page);
      await page.getByRole('button', { name: 'Turn On Two-Step Verification' }).click();
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
      await look('enrollment');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await turnOnTwoStep(page);
      await look('recovery-codes');
      await page.getByRole('button', { name: 'I Saved the Codes' }).click();
      await page.getByText('Recovery codes left: 10 of 10').scrollIntoViewIfNeeded();
      await look('section');
      await page.getByRole('button', { name: 'Turn Off Two-Step Verification' }).click();
      await page.getByRole('dialog', { name: 'Turn off two-step verification?' }).waitFor();
      await look('turn-off');
      await context.clearCookies();
      await enterPassword(page, email);
      await secondStep(page).waitFor();
      await look('second-step');
    },
    { ...options, reducedMotion: 'reduce' },
  );
}
