/**
 * Starts the application on the builder's address. The document contains a static first step, which the browser paints
 * while the code loads. Yields between chunks so that the page stays responsive.
 */

/** Milliseconds to wait for a frame; hidden pages never paint one. */
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
  // Each chunk runs in its own task; the last one renders.
  await import('react-dom/client');
  await import('@shortlist/ui-kit/theme');
  await import('./features/builder/builder-page.js');
  await import('./main.js');
}

void start();
