import type { Page } from 'playwright-core';

/** Takes an item of the open menu, once it stands still: while it grows, a press would meet another line. */
export async function choose(page: Page, item: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: item, exact: true });
  await entry.waitFor();
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // A transition that gives way to another one is over, too.
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
  await entry.click();
}
