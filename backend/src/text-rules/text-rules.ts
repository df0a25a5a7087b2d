import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ThreadPool, type ThreadPoolOptions } from '../core/threads/thread-pool.js';
import type { TextTasks } from './text-tasks.js';

/**
 * Points to the built file even when tests run the sources, because a thread cannot use the tests' transpiler; `src`
 * and `dist` are siblings.
 */
const FILE = resolve(import.meta.dirname, '../../dist/text-rules/text-rules.worker.js');

export class TextRulesLimits implements ThreadPoolOptions {
  file = FILE;
  /** Two threads, so that one long text does not block all others. */
  threads = 2;
  /** Keeps only one idle thread, because a thread takes 60 MB of memory, mostly for the dictionary. */
  idleThreads = 1;
  /** Maximum waiting tasks, enough for a burst of requests; each body has up to half a megabyte. */
  waiting = 150;
  waitingMilliseconds = 15_000;
  /** Time limit of a task in milliseconds: ten times what the longest accepted texts take on a busy machine. */
  milliseconds = 8_000;
  heapMegabytes = 192;
  resultCharacters = 1_000_000;
}

/** Runs the rules of `TEXT_TASKS` on user text in threads. */
@Injectable()
export class TextRules extends ThreadPool<TextTasks> {
  constructor(limits: TextRulesLimits) {
    super(limits);
  }
}
