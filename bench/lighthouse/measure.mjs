import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Maximum number of attempts per page: Chromium occasionally loses Lighthouse's recording. */
const MAX_TRIES = 3;

async function readable(url, options) {
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse(url, options);
    if (!lhr.runtimeError) return lhr;
    if (attempt === MAX_TRIES) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
  }
}

/**
 * Simulates Lighthouse's phone: CPU four times slower than this machine's, 1.6 Mbit/s with 150 ms latency, empty cache.
 * `machine` is Lighthouse's benchmark of this machine: a value below about 1,000 means that the machine was busy.
 */
export async function openLighthouse(chromePath) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  return {
    async measure(url) {
      const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
      const lhr = await readable(url, options);
      const score = (category) => Math.round(lhr.categories[category].score * 100);
      const figure = (audit) => lhr.audits[audit].numericValue;
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        lcp: figure('largest-contentful-paint'),
        blocked: figure('total-blocking-time'),
        cls: figure('cumulative-layout-shift'),
        machine: lhr.environment.benchmarkIndex,
      };
    },
    close: () => chrome.kill(),
  };
}
