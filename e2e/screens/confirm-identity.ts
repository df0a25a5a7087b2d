import type { Locator, Page } from '@playwright/test';

/**
 * Rejects the next request to a matching URL as if the sign-in were too old.
 *
 * @param addresses URL pattern
 * @returns the dialog that the page shows
 */
export async function expireSignIn(page: Page, addresses: string): Promise<Locator> {
  await page.route(
    addresses,
    (route) =>
      route.fulfill({
        status: 403,
        json: { statusCode: 403, code: 'recent_sign_in_required', message: 'Please confirm that it’s you.' },
      }),
    { times: 1 },
  );
  return identityDialog(page);
}

export const identityDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm it’s you' });
