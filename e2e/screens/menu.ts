import type { Page } from '@playwright/test';
import { comeToRest } from '../support/accessibility.ts';

/** Clicks an item of the open menu after the menu's opening animation. */
export async function choose(page: Page, item: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await entry.waitFor();
  await comeToRest(page);
  await entry.click();
}
