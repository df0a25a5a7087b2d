/** Queued callbacks. Whenever the browser is idle, the first one runs. */
const waiting: (() => void)[] = [];
let scheduled = false;

/** Milliseconds after which a callback runs even if the page is never idle. */
const MAX_WAIT_MS = 1_500;

/** @returns a function that cancels the callback if it has not run */
export function whenIdle(job: () => void): () => void {
  waiting.push(job);
  schedule();
  return () => {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
  };
}

function schedule(): void {
  if (scheduled || waiting.length === 0) return;
  scheduled = true;
  // Use a timeout in Safari, which does not support `requestIdleCallback`.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: MAX_WAIT_MS });
  else setTimeout(next, 50);
}

function next(): void {
  scheduled = false;
  const job = waiting.shift();
  schedule();
  job?.();
}
