/**
 * Starts the application on the builder's URL. While the code loads, the HTML document shows the builder's first step
 * as static HTML. Pauses between chunks keep the page responsive.
 */

/** Milliseconds to wait for a frame before continuing without one: hidden pages never paint. */
const MAX_WAIT_MS = 500;

function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(start, MAX_WAIT_MS);
    requestAnimationFrame(() => setTimeout(start));
  });
}

async function start(): Promise<void> {
  await nextPaint();
  // Import the chunks one after another, so that the page can respond in between. The last import renders the
  // application.
  await import('react-dom/client');
  await import('@shortlist/ui-kit/theme');
  await import('./features/builder/builder-page.js');
  await import('./main.js');
}

void start();
