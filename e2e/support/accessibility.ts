import axe from 'axe-core';
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';

/** Fails naming every rule of WCAG 2.2 AA (as far as a machine can tell) that the page breaks, and where. */
export function assertAccessible(page: Page): Promise<void> {
  return assertKeeps(page, {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
}

/** Checks contrast alone: the one rule whose outcome depends on the theme. */
export function assertReadable(page: Page): Promise<void> {
  return assertKeeps(page, { type: 'rule', values: ['color-contrast'] });
}

async function assertKeeps(page: Page, rules: axe.RunOnly): Promise<void> {
  await comeToRest(page);
  const found = await violationsOf(page, rules);
  assert.deepEqual(found, [], `${page.url()} has accessibility problems:\n  ${found.join('\n  ')}`);
}

/** Each as the rule's name, what it asks, and the places that break it. */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Loaded once for each document. The packages that wrap axe load it anew for each check, and again in an empty page to
  // merge the results of frames: more than half of what a check costs, and no page of the product has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    // Without style sheets from elsewhere to read, which no rule of these needs.
    { runOnly, resultTypes: ['violations'], preload: false, iframes: false } satisfies axe.RunOptions,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('\n    ');
    return `${id}: ${help}\n    ${places}`;
  });
}

/**
 * Waits until every animation that has an end is over: a dialog that still fades in has paler words, and a menu that still
 * grows has its items elsewhere.
 */
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
