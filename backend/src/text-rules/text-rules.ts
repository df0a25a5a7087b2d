import { resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ThreadPool, type ThreadPoolOptions } from '../core/thread-pool.js';
import type { TextTasks } from './text-tasks.js';

/**
 * Points to the built file even when tests run the sources: `src` and `dist` are siblings, and a thread does not use
 * the tests' transpiler.
 */
const FILE = resolve(import.meta.dirname, '../../dist/text-rules/text-rules.worker.js');

export class TextRulesLimits implements ThreadPoolOptions {
  file = FILE;
  /** Two, so that one long text does not block all others. */
  threads = 2;
  /** A thread takes 60 MB, most of it for the dictionary. */
  idleThreads = 1;
  /** Enough for a burst of requests, each with a body of up to half a megabyte. */
  waiting = 150;
  waitingMilliseconds = 15_000;
  /** The longest accepted texts take a tenth of it on a busy machine. */
  milliseconds = 8_000;
  heapMegabytes = 192;
  resultCharacters = 1_000_000;
}

/** Runs the rules of `TEXT_TASKS` over user text. */
@Injectable()
export class TextRules extends ThreadPool<TextTasks> {
  constructor(limits: TextRulesLimits) {
    super(limits);
  }
}
