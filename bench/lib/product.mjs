// Starts a separate instance of the product with accounts, for benchmarks in a real browser.
import { rmSync } from 'node:fs';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { newDataDir, startProduct } from '../../e2e/support/product.ts';
import { newAccount, subscribeToPro } from './account.mjs';

/**
 * Starts the product on a free port.
 *
 * @returns `browser` is signed out. `signUp` registers a Pro account and returns `call`, which sends JSON and returns
 *   the response, and `newPage`, which opens a signed-in page.
 */
export async function startForBench() {
  const dataDir = newDataDir();
  const product = await startProduct({ dataDir, env: { TRUST_PROXY: '1' } });
  const browser = await launchBrowser();
  return {
    url: product.url,
    browser,
    async signUp() {
      const account = await newAccount(product.url);
      await subscribeToPro(account);
      return {
        call: account.call,
        async newPage(options = { viewport: { width: 1440, height: 900 } }) {
          const context = await browser.newContext(options);
          const [name, value] = account.cookie.split('=');
          await context.addCookies([{ name, value, url: product.url }]);
          return context.newPage();
        },
      };
    },
    async stop() {
      await browser.close();
      await product.end('SIGTERM');
      rmSync(dataDir, { recursive: true });
    },
  };
}
