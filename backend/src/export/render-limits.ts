import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Limit } from '../auth/limits.js';

/** Resource limits of a worker process. */
export class RenderThreadLimits {
  /** Always the built file: threads do not get the transpiler of the test runner. */
  thread = resolve(import.meta.dirname, '../../dist/export/render.worker.js');
  /** Leaves one processor to payments, emails and the database. */
  threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  /** Time limit of one file. The longest résumé that fits into a request takes about three seconds. */
  milliseconds = 30_000;
  /** Heap limit of one thread, which is terminated beyond it. */
  heapMegabytes = 384;
}

/** Rendered files, downloads and reports together. Stored files are not counted. */
export const RENDERS: Limit = { name: 'renders', times: 60, minutes: 10 };
/** Enough to check a résumé after each round of changes. */
export const FREE_REPORTS: Limit = { name: 'free reports', times: 20, minutes: 10 };
/** Enough for a classroom. */
export const FREE_REPORTS_PER_NETWORK: Limit = { name: 'free reports network', times: 300, minutes: 10 };
/** Number of renders that a file counts as when it exceeds the limit of time or memory. */
export const TOO_COSTLY_COUNTS_AS = 20;
/** Concurrent equal requests start one render, which is counted once. */
export const RENDER_STARTED: Limit = { name: 'render begun', times: 1, minutes: 1 };
