// npm run bench:web [-- --short] [-- --lighthouse]
// Measures page loads on a mid-range phone: Chromium at 390 px with a four times slower CPU, a network of 1.6 Mbit/s
// with 150 ms latency and an empty cache, like mobile Lighthouse. Then runs mobile Lighthouse itself; --lighthouse
// skips the first part. Prints medians of five runs.
//
// LCP: time until the largest text or picture is painted. TBT: total time in which the page could not respond. Each
// task after the first paint counts, except for its first 50 ms. CLS: how far content has shifted. Scripts: compressed
// size of the scripts needed for the page, and of those preloaded afterwards.
import { bringLighthouse } from './lib/bring-lighthouse.mjs';
import { startForBench } from './lib/product.mjs';
import { amount } from './lib/short.mjs';
import { median } from './lib/statistics.mjs';

const PAGES = ['/', '/pricing', '/about', '/privacy', '/terms', '/register', '/app/resume'];
const LIGHTHOUSE_PAGES = ['/', '/pricing', '/about', '/app/resume'];
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOW_DOWN = 4;
/** A page counts as loaded after this many milliseconds without a request or a long task. */
const QUIET = 1_500;
/** A script requested up to this many milliseconds after the main content appears counts as needed for the page. */
const SETTLING = 500;

/** Runs in the page before all other scripts. */
function observe() {
  const seen = { lcp: 0, cls: 0, fcp: 0, tasks: [], last: 0, main: 0 };
  globalThis.benchSeen = seen;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main')) return;
    seen.main = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration]);
    seen.last = performance.now();
  });
}

async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  let bytes = 0;
  let lastRequest = Date.now();
  session.on('Network.requestWillBeSent', () => {
    lastRequest = Date.now();
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    lastRequest = Date.now();
    bytes += encodedDataLength;
  });
  const errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  for (;;) {
    const idle = await page.evaluate(() => performance.now() - globalThis.benchSeen.last);
    if (Date.now() - lastRequest > QUIET && idle > QUIET) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { lcp, cls, fcp, tasks, main } = await page.evaluate(() => globalThis.benchSeen);
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
  );
  await context.close();
  const blocked = tasks.filter(([start]) => start > fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  const scripts = requested.filter(([name]) => name.endsWith('.js'));
  const [first, later] = await Promise.all([
    gzipKilobytes(scripts.filter(([, start]) => start <= main + SETTLING)),
    gzipKilobytes(scripts.filter(([, start]) => start > main + SETTLING)),
  ]);
  return { lcp, cls, blocked, first, later, bytes: bytes / 1024, errors: errors.length };
}

async function gzipKilobytes(requested) {
  const sizes = await Promise.all(
    requested.map(async ([name]) => {
      const { headers } = await fetch(name, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      return Number(headers.get('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

async function visits(product) {
  const rows = [];
  for (const path of PAGES.slice(0, amount(PAGES.length, 2))) {
    const runs = [];
    for (let run = 0; run < amount(5, 1); run++) runs.push(await visit(product.browser, product.url + path));
    const of = (key) => median(runs.map((run) => run[key]));
    rows.push({
      page: path,
      'LCP s': (of('lcp') / 1_000).toFixed(2),
      'TBT ms': Math.round(of('blocked')),
      CLS: of('cls').toFixed(3),
      'scripts KB': Math.round(of('first')),
      'later KB': Math.round(of('later')),
      'all KB, as sent': Math.round(of('bytes')),
      'console errors': Math.max(...runs.map(({ errors }) => errors)),
    });
  }
  console.table(rows);
}

async function judgments(product) {
  const lighthouse = await bringLighthouse();
  try {
    const rows = [];
    for (const path of LIGHTHOUSE_PAGES.slice(0, amount(LIGHTHOUSE_PAGES.length, 1))) {
      const runs = [];
      for (let run = 0; run < amount(5, 1); run++) runs.push(await lighthouse.measure(product.url + path));
      const of = (key) => median(runs.map((run) => run[key]));
      rows.push({
        page: path,
        performance: of('performance'),
        accessibility: of('accessibility'),
        'best practices': of('bestPractices'),
        SEO: of('seo'),
        'LCP s': (of('lcp') / 1_000).toFixed(2),
        'TBT ms': Math.round(of('blocked')),
        CLS: of('cls').toFixed(3),
        machine: Math.round(of('machine')),
      });
    }
    console.table(rows);
  } finally {
    lighthouse.close();
  }
}

const product = await startForBench();
try {
  if (!process.argv.includes('--lighthouse')) await visits(product);
  await judgments(product);
} finally {
  await product.stop();
}
