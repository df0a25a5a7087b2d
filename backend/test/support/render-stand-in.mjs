// A stand-in for the render thread. The resume's summary determines how long the stand-in blocks its thread, and
// whether it exhausts the memory or crashes.

import { blockThread } from './block-thread.mjs';

const REPORT = { fields: [], found: 0, total: 0, missing: [], inOrder: true };

export default async function render(task) {
  if (task === 'warm up') return undefined;
  const [what, amount] = String(task.data.summary.text).split(' ');
  if (what === 'takes') blockThread(Number(amount));
  if (what === 'fills') fill();
  if (what === 'dies') process.exit(1);
  return { bytes: new TextEncoder().encode(what), report: REPORT };
}

function fill() {
  const kept = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}
