import axe from 'axe-core';
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Fails if axe reports violations of WCAG 2.2 AA rules, and lists the rules and the elements. */
export function assertAccessible(page: Page): Promise<void> {
  return assertKeeps(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
}

/** Checks only contrast, the only rule whose result depends on the theme. */
export function assertReadable(page: Page): Promise<void> {
  return assertKeeps(page, { type: 'rule', values: ['color-contrast'] });
}

async function assertKeeps(page: Page, rules: axe.RunOnly): Promise<void> {
  await comeToRest(page);
  const found = await violationsOf(page, rules);
  assert.deepEqual(found, [], `${page.url()} has accessibility problems:\n  ${found.join('\n  ')}`);
}

async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Loads axe once per document. The packages that wrap axe load it for each check, and once more to merge the results
  // of frames, although the product has no frames. The extra loads account for more than half the time of a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    // Disable preloading, because none of the checked rules needs the style sheets.
    { runOnly, resultTypes: ['violations'], preload: false, iframes: false } satisfies axe.RunOptions,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('\n    ');
    return `${id}: ${help}\n    ${places}`;
  });
}

/** Waits for all finite animations to end: a fading dialog has lower contrast, and an opening menu moves its items. */
export function comeToRest(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
