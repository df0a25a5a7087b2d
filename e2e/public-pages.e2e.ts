import assert from 'node:assert/strict';
import { assertFitsWidth } from './screens/builder.ts';
import { assertAccessible, assertReadable } from './support/accessibility.ts';
import { DESKTOP, journey, PHONE } from './support/journey.ts';

const PAGES = [
  { path: '/', heading: /makes the shortlist/ },
  { path: '/pricing', heading: 'Pricing' },
  { path: '/about', heading: /arrive the way you wrote it/ },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/terms', heading: 'Terms' },
  { path: '/login', heading: 'Sign in' },
  { path: '/register', heading: 'Create your account' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password?token=invented', heading: 'Choose a new password' },
  { path: '/verify-email?token=invented', heading: 'This link no longer works' },
  { path: '/confirm-email?token=invented', heading: 'This link no longer works' },
];

for (const [device, options] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  journey(
    `every public page is accessible and fits on a ${device}, in both themes`,
    async ({ page, screenshot }) => {
      for (const { path, heading } of PAGES) {
        const picture = `public/${path.slice(1).replace(/\?.*/, '') || 'landing'}-${device}`;
        const open = async (colorScheme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme });
          await page.goto(path);
          await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        };
        await open('light');
        await assertFitsWidth(page);
        await assertAccessible(page);
        await screenshot(`${picture}-light`, { fullPage: true });
        // Reopens the page, because static HTML pages apply the theme only on load.
        await open('dark');
        await assertReadable(page);
        await screenshot(`${picture}-dark`, { fullPage: true });
      }
    },
    options,
  );
}

journey('the demo on the landing page shows typed text, and placeholders for empty fields', async ({ page }) => {
  await page.goto('/');
  const preview = page.getByRole('region', { name: 'Live preview' });
  const name = page.getByLabel('Full name');
  await name.fill('Zoë Ångström');
  await preview.getByText('Zoë Ångström').waitFor();
  await name.fill('   ');
  await preview.getByText('Your Name').waitFor();
  await page.getByRole('button', { name: 'Skills' }).click();
  await page.getByLabel('Skills, separated by commas').fill('Welding');
  await preview.getByText('Welding').waitFor();
});

journey('the builder opens with the text and the template chosen in the demo on the landing page', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Full name').fill('Rosa Klein');
  await page.getByLabel('Job title').fill('Pharmacist');
  await page.getByRole('button', { name: /Skills/ }).click();
  await page.getByLabel('Skills, separated by commas').fill('Compounding, Vaccination');
  await page.getByRole('link', { name: 'Healthcare' }).click();
  await page.getByRole('heading', { level: 2, name: 'Personal Information' }).waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Full name' }).inputValue(), 'Rosa Klein');
  assert.equal(await page.getByRole('textbox', { name: 'Job title' }).inputValue(), 'Pharmacist');
  assert.ok(!page.url().includes('template'), 'a reload does not choose it again');
  await page.getByText('Saved on this device').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Personal Information' }).waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Full name' }).inputValue(), 'Rosa Klein');
});

journey('the sitemap lists the public pages with absolute URLs', async ({ page, context }) => {
  const robots = await (await context.request.get('/robots.txt')).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const pages = [...(await (await context.request.get(sitemap)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  assert.ok(pages.length >= 5, 'the public pages');
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const address of pages) {
    const html = await (await context.request.get(address)).text();
    if (!address.endsWith('/app/resume')) {
      assert.match(html, /<h1[ >]/, `${address} is finished HTML`);
      assert.ok(html.includes(`<link rel="canonical" href="${address}"`), `${address} names itself`);
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      assert.equal((await context.request.get(picture)).status(), 200, picture);
    }
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  assert.deepEqual(errors, [], 'no error in the console of a visitor');
});

journey('the chosen theme applies from the first paint of the next page', async ({ page }) => {
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  assert.equal(await isDark(), true);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  assert.equal(await isDark(), true);
  // The button does nothing until the page's script has run.
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await page.goto('/');
  assert.equal(await isDark(), false);
});

journey("an open page follows the device's theme until the visitor chooses a theme", async ({ page }) => {
  const turned = (isDark: boolean) =>
    page.waitForFunction((dark) => document.documentElement.classList.contains('dark') === dark, isDark);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/pricing', { waitUntil: 'networkidle' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await turned(true);
  await page.getByRole('button', { name: 'Switch between light and dark theme' }).click();
  await turned(false);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await turned(false);
});

journey(
  'the menu on a phone closes on a tap outside it',
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Pricing' }).waitFor();
    await page.mouse.click(200, 700);
    await menu.waitFor({ state: 'hidden' });
  },
  PHONE,
);

journey('an unknown URL shows a not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  assert.equal(answer?.status(), 404);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  assert.match(await page.title(), /^Page Not Found/);
  await assertAccessible(page);
});

journey("the HTML of the landing page contains the server's prices, for search engines", async ({ page, context }) => {
  await page.goto('/');
  const read = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    offers: { price: string }[];
  };
  const { prices } = (await (await context.request.get('/api/config')).json()) as { prices: Record<string, number> };
  const sold = [0, prices.download, prices.pro, prices.premium];
  assert.deepEqual(
    read.offers.map(({ price }) => Math.round(Number(price) * 100)),
    sold,
  );
});

journey('the landing page loads no more than 40 KB of script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  assert.ok(bytes > 0 && bytes <= 40 * 1024, `${bytes} bytes of script`);
});
