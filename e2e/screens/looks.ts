import type { Stage } from '../support/journey.ts';
import { assertAccessible, assertReadable } from '../support/accessibility.ts';
import { assertFitsWidth } from './builder.ts';

interface LookOptions {
  fullPage?: boolean;
}

/**
 * Asserts that a page fits the screen's width and is accessible in both themes. Takes the screenshots <name>-light and
 * <name>-dark.
 */
export async function assertLooksRight(
  { page, screenshot }: Stage,
  name: string,
  options?: LookOptions,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await assertFitsWidth(page);
  await assertAccessible(page);
  await screenshot(`${name}-light`, options);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html.dark').waitFor({ state: 'attached' });
  await assertReadable(page);
  await screenshot(`${name}-dark`, options);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html:not(.dark)').waitFor({ state: 'attached' });
}
