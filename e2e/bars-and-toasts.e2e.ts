import assert from 'node:assert/strict';
import { newAccount } from './screens/account.ts';
import { openBuilder } from './screens/builder.ts';
import { eventually } from './screens/eventually.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';
import { choose } from './screens/menu.ts';

journey(
  'the top bar scrolls away with the page in a short window, for example at 200% zoom',
  async ({ page }) => {
    await openBuilder(page);
    await page.evaluate(() => scrollTo(0, 300));
    await eventually(
      () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom <= 0),
      () => 'the bar stays on the screen',
    );
    const tabs = await page.getByRole('navigation', { name: 'View' }).boundingBox();
    assert.equal(tabs?.y, 0, 'the tabs take its place');
  },
  { viewport: { width: 720, height: 450 } },
);

journey(
  'a toast on a phone appears below the top bars and does not cover the bottom buttons',
  async ({ page, screenshot }) => {
    await openBuilder(page);
    await page.getByRole('button', { name: 'Save Draft' }).tap();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByText('Draft Saved');
    await toast.waitFor();
    const box = await toast.boundingBox();
    assert.ok(box && box.y > 113 && box.y < 300, `the toast is at ${box?.y} px`);
    await screenshot('bars-and-toasts/toast-phone');
  },
  { ...PHONE, reducedMotion: 'reduce' },
);

journey('a toast appears even if the code that stacks toasts fails to load', async ({ page, screenshot }) => {
  await page.route('**/toast-stack*', (route) => route.abort());
  await openBuilder(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await toasts.getByText('Draft Saved').waitFor();
  await screenshot('bars-and-toasts/plain-toast');
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await toasts.getByText('Draft Saved').waitFor({ state: 'detached' });
});

journey(
  'the account menu links to expert help, and the settings page lists its sections',
  async ({ page, context, screenshot }) => {
    await newAccount(context);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Account / }).click();
    await choose(page, 'Expert Help');
    await page.waitForURL('**/account#people');
    const help = page.getByRole('heading', { level: 2, name: 'Expert help' });
    await eventually(
      () => help.evaluate((heading) => heading.getBoundingClientRect().bottom <= innerHeight),
      () => 'the part is not on the screen',
    );
    await screenshot('bars-and-toasts/expert-help');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Delete account' }).click();
    await page.waitForURL('**/account#deletion');
  },
  { ...DESKTOP, reducedMotion: 'reduce' },
);
