import { AxeBuilder } from '@axe-core/playwright';
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Fails naming every rule of WCAG 2.2 AA (as far as a machine can tell) that the page breaks, and where. */
export async function assertAccessible(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page });
  await assertKeeps(page, axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']));
}

/** Checks contrast alone: the one rule whose outcome depends on the theme. */
export async function assertReadable(page: Page): Promise<void> {
  await assertKeeps(page, new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function assertKeeps(page: Page, rules: AxeBuilder): Promise<void> {
  await comeToRest(page);
  const { violations } = await rules.analyze();
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('\n    ');
    return `${id}: ${help}\n    ${places}`;
  });
  assert.deepEqual(found, [], `${page.url()} has accessibility problems:\n  ${found.join('\n  ')}`);
}

/** A dialog that is still fading in has paler words than it will have; what goes on forever, such as a skeleton, may. */
function comeToRest(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
