// Tests passkeys with a virtual authenticator: https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/
import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import { expireSignIn } from './screens/confirm-identity.ts';
import { assertLooksRight } from './screens/looks.ts';
import { isSignedIn } from './screens/other-device.ts';
import { newVerifiedAccount } from './screens/two-step.ts';
import { assertAccessible } from './support/accessibility.ts';
import { DESKTOP, journey, onProduct, PHONE, productUrl } from './support/journey.ts';

/** Passkeys require a host name: browsers reject them on an IP address. */
const siteUrl = () => productUrl().replace('127.0.0.1', 'localhost');

const OPTIONS = '**/api/auth/login/passkey-options';

interface Authenticator {
  cdp: CDPSession;
  id: string;
}

/** Adds a virtual authenticator with a fingerprint reader that confirms each request. */
async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

/** Sets whether the fingerprint reader confirms the next request. */
async function touch({ cdp, id }: Authenticator, enabled: boolean): Promise<void> {
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await page.getByLabel('Name (optional)').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Passkey added').waitFor();
}

journey(
  'a passkey is added, used to sign in without a password, renamed and removed',
  async ({ page, context }) => {
    const authenticator = await addAuthenticator(page);
    await newVerifiedAccount(context);
    await addPasskey(page, 'My phone');
    await page.getByRole('listitem').filter({ hasText: 'My phone' }).getByText('Added just now').waitFor();

    await page.getByRole('link', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: /makes the shortlist/ }).waitFor();
    assert.ok(!(await isSignedIn(context)));
    await touch(authenticator, false);
    await Promise.all([page.waitForResponse(OPTIONS), page.goto('/login?returnTo=%2Faccount')]);
    // Touches the fingerprint reader only during the passkey request that the button starts. An earlier touch would
    // confirm the email field's request instead, and Chromium's authenticator ignores later touches.
    await page.route(
      OPTIONS,
      async (route) => {
        await touch(authenticator, true);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
    await page.waitForURL('**/account');
    assert.ok(await isSignedIn(context));
    await page.getByText('last used just now').waitFor();

    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Blue phone');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByText('Passkey renamed').waitFor();
    await page.getByRole('button', { name: 'Remove Blue phone' }).click();
    await page.getByRole('button', { name: 'Remove Passkey' }).click();
    await page.getByText('Passkey removed').waitFor();
    const { credentials } = await authenticator.cdp.send('WebAuthn.getCredentials', {
      authenticatorId: authenticator.id,
    });
    assert.equal(credentials.length, 1, 'the device still has it, and offers it');
    await context.clearCookies();
    await page.goto('/login');
    await page.getByText('This passkey was not accepted.').waitFor();
    await assertAccessible(page);
  },
  onProduct(siteUrl, DESKTOP),
);

journey(
  'a user signs in with a passkey chosen from the suggestions of the email field',
  async ({ page, context }) => {
    await addAuthenticator(page);
    await newVerifiedAccount(context);
    await addPasskey(page, 'My phone');
    await context.clearCookies();
    // While the virtual authenticator simulates a touch, Chromium accepts the suggested passkey immediately.
    await page.goto('/login?returnTo=%2Faccount');
    await page.waitForURL('**/account');
    await page.getByText('last used just now').waitFor();
  },
  onProduct(siteUrl, DESKTOP),
);

journey(
  'removing a passkey requires users to confirm their identity with a passkey',
  async ({ page, context }) => {
    await addAuthenticator(page);
    await newVerifiedAccount(context);
    await addPasskey(page, 'My phone');
    const dialog = await expireSignIn(page, '**/api/auth/passkeys/*');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('button', { name: 'Remove Passkey' }).click();
    await dialog.getByRole('button', { name: 'Use a Passkey' }).click();
    await page.getByText('Passkey removed').waitFor();
  },
  onProduct(siteUrl, DESKTOP),
);

journey(
  'closing a passkey prompt leaves the page unchanged',
  async ({ page, context }) => {
    const { cdp, id } = await addAuthenticator(page);
    await newVerifiedAccount(context);
    await page.goto('/account');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
    await page.getByRole('button', { name: 'Add a Passkey' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('The passkey prompt was closed or timed out.').waitFor();
    await assertAccessible(page);
  },
  onProduct(siteUrl, DESKTOP),
);

journey('passkeys are unavailable on a website without a host name', async ({ page, context }) => {
  await newVerifiedAccount(context);
  await page.goto('/account');
  await page.getByText('This browser cannot create passkeys for this website.').waitFor();
});

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `the passkey pages are accessible and fit on a ${device}, in both themes`,
    async (stage) => {
      const { page, context } = stage;
      const look = (state: string) => assertLooksRight(stage, `passkeys/${state}-${device}`);
      const authenticator = await addAuthenticator(page);
      await newVerifiedAccount(context);
      await addPasskey(page, 'The phone with the longest name that anybody could ever want');
      await page.getByRole('button', { name: 'Add a Passkey' }).scrollIntoViewIfNeeded();
      await look('section');
      await page.getByRole('button', { name: 'Add a Passkey' }).click();
      await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor();
      await look('add');
      await context.clearCookies();
      await touch(authenticator, false);
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In with a Passkey' }).waitFor();
      await look('sign-in');
    },
    onProduct(siteUrl, { ...options, reducedMotion: 'reduce' }),
  );
}
