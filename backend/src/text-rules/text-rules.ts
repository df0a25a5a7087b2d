import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ThreadPool, type ThreadPoolOptions } from '../core/threads/thread-pool.js';
import type { TextTasks } from './text-tasks.js';

/**
 * Uses the built file even in tests: threads cannot use the test runner's transpiler. The path works from `src` and
 * `dist`.
 */
const FILE = resolve(import.meta.dirname, '../../dist/text-rules/text-rules.worker.js');

export class TextRulesLimits implements ThreadPoolOptions {
  file = FILE;
  /** More than one thread, so that a long text does not block all others. */
  threads = 2;
  /** Only one thread stays alive when idle, because each takes 60 MB of memory, mostly for the dictionary. */
  idleThreads = 1;
  /** Maximum number of waiting tasks: enough for a burst of requests with bodies of up to half a megabyte each. */
  waiting = 150;
  waitingMilliseconds = 15_000;
  /** Time limit in milliseconds: ten times as long as the longest accepted texts take on a busy machine. */
  milliseconds = 8_000;
  heapMegabytes = 192;
  resultCharacters = 1_000_000;
}

@Injectable()
export class TextRules extends ThreadPool<TextTasks> {
  constructor(limits: TextRulesLimits) {
    super(limits);
  }
}
