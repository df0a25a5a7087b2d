import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ThreadPool, type ThreadPoolOptions } from '../core/thread-pool.js';
import type { TextTasks } from './text-tasks.js';

/**
 * The built file, also for tests that run the sources: `src` and `dist` lie side by side, and a thread gets none of the
 * tests' own translation.
 */
const FILE = resolve(import.meta.dirname, '../../dist/text-rules/text-rules.worker.js');

export class TextRulesLimits implements ThreadPoolOptions {
  file = FILE;
  /** One long text does not make all others wait. */
  threads = 2;
  /** Each takes 60 MB, most of it for the dictionary. */
  idleThreads = 1;
  /** Enough for a burst of requests; each waits with a body of up to half a megabyte. */
  waiting = 150;
  waitingMilliseconds = 15_000;
  /** The longest texts that are accepted take a tenth of it on a busy machine. */
  milliseconds = 8_000;
  heapMegabytes = 192;
  resultCharacters = 1_000_000;
}

/** Runs the rules over user text, all of which `TEXT_TASKS` lists. */
@Injectable()
export class TextRules extends ThreadPool<TextTasks> {
  constructor(limits: TextRulesLimits) {
    super(limits);
  }
}
