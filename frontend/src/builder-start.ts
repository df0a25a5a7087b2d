/**
 * Starts the application on the builder's address. The document contains a static first step, which the browser paints
 * while the code loads. Yields between chunks so that the page stays responsive.
 */

/** Milliseconds to wait for a frame; hidden pages never paint one. */
const LONGEST_WAIT = 500;

function painted(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(start, LONGEST_WAIT);
    requestAnimationFrame(() => setTimeout(start));
  });
}

async function start(): Promise<void> {
  await painted();
  // Each chunk runs in its own task; the last one renders.
  await import('react-dom/client');
  await import('@shortlist/ui-kit/theme');
  await import('./features/builder/builder-page.js');
  await import('./main.js');
}

void start();
