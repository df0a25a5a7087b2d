/** Jobs that nobody waits for, one in each idle moment, in the order they were asked for. */
const waiting: (() => void)[] = [];
let scheduled = false;

/** A page that is never idle does them all the same. Milliseconds. */
const PATIENCE = 1_500;

/** @returns takes the job back, if it has not been done */
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
  // Safari has no idle callbacks; a job after the next events is close to one.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: PATIENCE });
  else setTimeout(next, 50);
}

function next(): void {
  scheduled = false;
  const job = waiting.shift();
  schedule();
  job?.();
}
