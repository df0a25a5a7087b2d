import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Limit } from '../../rate-limits/limits.js';

export class RenderThreadLimits {
  /** Uses the built file even in tests, because threads cannot use the test runner's transpiler. */
  thread = resolve(import.meta.dirname, '../../../dist/export/render/render.worker.js');
  /** At most two threads. If there are several processors, one remains free for payments, emails and the database. */
  threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  /** Time limit in milliseconds. The longest resume that fits into a request takes about three seconds to render. */
  milliseconds = 30_000;
  heapMegabytes = 384;
}

/** Limit on renders, for downloads and reports together. Requests for stored files are not counted. */
export const RENDERS: Limit = { name: 'renders', times: 60, minutes: 10 };
/** Limit on free reports: enough to check a resume after each round of changes. */
export const FREE_REPORTS: Limit = { name: 'free reports', times: 20, minutes: 10 };
/** Limit on free reports per network: enough for one classroom. */
export const FREE_REPORTS_PER_NETWORK: Limit = { name: 'free reports network', times: 300, minutes: 10 };
/** A file that exceeds the time or memory limit counts as this many renders. */
export const TOO_COSTLY_COUNTS_AS = 20;
/** Counts concurrent requests for the same file as one, because they share a render. */
export const RENDER_STARTED: Limit = { name: 'render begun', times: 1, minutes: 1 };
