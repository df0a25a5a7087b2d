// A running product of its own, with an account, for benches that measure the real thing in a real browser.
import { rmSync } from 'node:fs';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { newDataDir, startProduct } from '../../e2e/support/product.ts';

/**
 * Starts the product on a free port and registers an account in it.
 * @returns `call` sends JSON as that account and answers the response; `newPage` opens a signed-in page
 */
export async function startSignedIn(env = {}) {
  const dataDir = newDataDir();
  const product = await startProduct({ dataDir, env });
  const browser = await launchBrowser();
  let cookie = '';
  const call = async (method, path, body) => {
    const response = await fetch(product.url + path, {
      method,
      headers: { cookie, origin: product.url, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const registered = await call('POST', '/api/auth/register', {
    email: 'bench@example.com',
    password: 'a long enough pass phrase',
    firstName: 'Bench',
    lastName: 'Mark',
  });
  cookie = registered.headers.getSetCookie()[0].split(';')[0];
  return {
    url: product.url,
    browser,
    call,
    async newPage(options = { viewport: { width: 1440, height: 900 } }) {
      const context = await browser.newContext(options);
      const [name, value] = cookie.split('=');
      await context.addCookies([{ name, value, url: product.url }]);
      return context.newPage();
    },
    async stop() {
      await browser.close();
      await product.end('SIGTERM');
      rmSync(dataDir, { recursive: true });
    },
  };
}
