import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Limit } from '../../rate-limits/limits.js';

/** Resource limits of a worker process. */
export class RenderThreadLimits {
  /** Points to the built file even in tests, because threads cannot use the test runner's transpiler. */
  thread = resolve(import.meta.dirname, '../../../dist/export/render/render.worker.js');
  /** Number of threads. Leaves at least one processor to payments, emails and the database. */
  threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  /** Time limit of one file in milliseconds. The longest resume that fits into a request takes about three seconds. */
  milliseconds = 30_000;
  /** Heap limit in megabytes, beyond which a thread is terminated. */
  heapMegabytes = 384;
}

/** Limit of rendered files, for downloads and reports together. Serving a stored file is not counted. */
export const RENDERS: Limit = { name: 'renders', times: 60, minutes: 10 };
/** Limit of free reports per account: enough to check a resume after each round of changes. */
export const FREE_REPORTS: Limit = { name: 'free reports', times: 20, minutes: 10 };
/** Limit of free reports per network: enough for one classroom. */
export const FREE_REPORTS_PER_NETWORK: Limit = { name: 'free reports network', times: 300, minutes: 10 };
/** Number of renders that one file counts as if it exceeds the time or memory limit. */
export const TOO_COSTLY_COUNTS_AS = 20;
/** Counts a render only once when concurrent equal requests share it. */
export const RENDER_STARTED: Limit = { name: 'render begun', times: 1, minutes: 1 };
