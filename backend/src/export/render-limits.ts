import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Limit } from '../auth/limits.js';

/** What rendering may cost a worker process. */
export class RenderThreadLimits {
  /** The built file, also for tests that run the sources: a thread gets none of the tests' own translation. */
  thread = resolve(import.meta.dirname, '../../dist/export/render.worker.js');
  /** One processor stays free for payments, emails and the database. */
  threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  /** On the clock, for one file; the longest resume that fits into a request takes some three seconds. */
  milliseconds = 30_000;
  /** Of one thread's own heap; a thread that needs more is ended. */
  heapMegabytes = 384;
}

/** Files that are really made, downloads and reports together; a file that was made before is free. */
export const RENDERS: Limit = { name: 'renders', times: 60, minutes: 10 };
/** A resume is checked after a round of changes, not after each of them. */
export const FREE_REPORTS: Limit = { name: 'free reports', times: 20, minutes: 10 };
/** A class in which everybody checks their file. */
export const FREE_REPORTS_OF_NETWORK: Limit = { name: 'free reports network', times: 300, minutes: 10 };
/** A file that took all the time or memory there is counts as so many. */
export const TOO_COSTLY_COUNTS_AS = 20;
/** Equal requests at one moment begin one render, which is counted once. */
export const RENDER_BEGUN: Limit = { name: 'render begun', times: 1, minutes: 1 };
