// npm run bench:typing [-- --short]
// Measures how long a real browser takes from a keystroke to the painted preview of a four-page resume. Sends real key
// events through the browser's protocol. Measures until the frame with the new text is painted, and reads INP from the
// Event Timing API. Runs at full speed and with a four times slower CPU.
import { startForBench } from './lib/product.mjs';
import { benchResumes } from './lib/resumes.mjs';
import { amount, isShort } from './lib/short.mjs';
import { median, quantile } from './lib/statistics.mjs';

const KEYS = amount(60, 5);
const WARM_UP = amount(10, 1);

function fourPages() {
  const longest = benchResumes().sort((a, b) => JSON.stringify(b.data).length - JSON.stringify(a.data).length)[0];
  return { title: longest.title, templateKey: 'general', data: longest.data };
}

function observeInBrowser() {
  const field = document.activeElement;
  window.painted = [];
  window.events = [];
  // Measures from `keydown` until the preview contains the field's text.
  field.addEventListener('keydown', (event) => {
    const from = event.timeStamp;
    const look = () => {
      const preview = document.querySelector('[data-field="summary.text"]')?.closest('[data-page]');
      const shown = preview?.textContent.replaceAll(/\s/g, '') ?? '';
      if (!shown.includes(field.value.slice(-24).replaceAll(/\s/g, ''))) return requestAnimationFrame(look);
      // The browser paints the frame after this callback, and handles the posted message right after the paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.painted.push(performance.now() - from);
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
}

const product = await startForBench();
const rows = [];
try {
  const account = await product.signUp();
  const created = await (await account.call('POST', '/api/resumes', fourPages())).json();
  for (const slowdown of isShort ? [1] : [1, 4]) {
    const page = await account.newPage();
    await page.goto(`${product.url}/app/resume/${created.id}`);
    await page.waitForSelector('[data-page] [data-line]');
    const pages = await page.locator('[data-page]').count();
    await page.getByRole('button', { name: /^Summary/ }).click();
    const field = page.getByRole('textbox', { name: /summary/i });
    await field.click();
    await field.press('Control+End');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(observeInBrowser);

    const letters = 'the quick brown fox jumps over a lazy dog ';
    for (let index = 0; index < KEYS + WARM_UP; index++) {
      const seen = await page.evaluate(() => window.painted.length);
      await page.keyboard.press(letters[index % letters.length] === ' ' ? 'Space' : letters[index % letters.length]);
      await page.waitForFunction((count) => window.painted.length > count, seen);
    }
    const { painted, events } = await page.evaluate(() => ({ painted: window.painted, events: window.events }));
    const times = painted.slice(WARM_UP);
    rows.push({
      'CPU slow-down': `${slowdown}×`,
      pages,
      keys: times.length,
      'median ms': median(times).toFixed(1),
      'p95 ms': quantile(times, 0.95).toFixed(1),
      // The browser does not report interactions shorter than 16 ms.
      'INP p98 ms': events.length > 0 ? quantile(events, 0.98) : '< 16',
    });
    await page.context().close();
  }
} finally {
  await product.stop();
}
console.table(rows);
