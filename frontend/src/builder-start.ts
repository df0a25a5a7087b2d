/**
 * Starts the application on the builder's address. Its document brings a drawing of the first step, which the browser
 * paints before it runs the code that takes the drawing's place; that code is fetched meanwhile. Between its parts
 * the page can answer.
 */

/** Milliseconds after which a page that paints no frames, such as a hidden one, starts all the same. */
const LONGEST_WAIT = 500;

/** Resolves once a frame has been painted. */
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
  // Each part runs in a task of its own; the last one draws.
  await import('react-dom/client');
  await import('@shortlist/ui-kit/theme');
  await import('./features/builder/builder-page.js');
  await import('./main.js');
}

void start();
