/** Background jobs, run one per idle moment in order. */
const waiting: (() => void)[] = [];
let scheduled = false;

/** Milliseconds until a job runs on a page that is never idle. */
const MAX_WAIT_MS = 1_500;

/** @returns a function that cancels the job if it has not run */
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
  // Safari lacks idle callbacks; a timeout comes close.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: MAX_WAIT_MS });
  else setTimeout(next, 50);
}

function next(): void {
  scheduled = false;
  const job = waiting.shift();
  schedule();
  job?.();
}
