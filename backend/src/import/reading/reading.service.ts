import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ImportedResume } from '@shortlist/shared/import/result/imported-resume';
import { THREAD_OPTIONS } from '../../core/threads/thread-options.js';
import { FileRefusal, notReadable } from './file-refusal.js';
import { ReadingLimits } from './reading-limits.js';
import type { ReadingOutcome } from './reading-outcome.js';
import type { ImportInput } from './read-resume.js';

/**
 * Uses the built file even in tests: threads cannot use the test runner's transpiler. The path works from `src` and
 * `dist`.
 */
const THREAD = resolve(import.meta.dirname, '../../../dist/import/reading/reading.worker.js');

const CHECK_INTERVAL_MS = 100;
const MICROSECONDS = 1_000;
const TOO_COSTLY = 'This file is too large or too complex to read. Save it again as PDF or DOCX, or paste its text.';

interface Turn {
  network: string;
  start: () => void;
}

/** Reads each untrusted file in its own thread, which is terminated if it takes too much time or memory. */
@Injectable()
export class ReadingService implements OnModuleDestroy {
  private readonly threads = new Set<Worker>();
  private readonly queue: Turn[] = [];
  private readonly running: string[] = [];

  constructor(private readonly limits: ReadingLimits) {}

  /** Reads a file as soon as a thread is free. `ReadingPlaces` limits the number of waiting files. */
  async read(input: ImportInput, network: string): Promise<ImportedResume> {
    if (this.running.length < this.limits.concurrency) this.running.push(network);
    else await new Promise<void>((start) => this.queue.push({ network, start }));
    try {
      return await this.readInThread(input);
    } finally {
      this.running.splice(this.running.indexOf(network), 1);
      this.startNext();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.terminate()));
  }

  /** Networks take turns, so that a network with many files delays only its own files. */
  private startNext(): void {
    const other = this.queue.findIndex(({ network }) => !this.running.includes(network));
    const [next] = this.queue.splice(Math.max(other, 0), 1);
    if (!next) return;
    this.running.push(next.network);
    next.start();
  }

  private async readInThread(input: ImportInput): Promise<ImportedResume> {
    const thread = new Worker(THREAD, {
      workerData: input,
      // Keeps environment variables out of the thread.
      env: {},
      execArgv: THREAD_OPTIONS,
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMegabytes },
      // Keeps the libraries' output out of the log, because it may quote the file.
      stdout: true,
      stderr: true,
    });
    thread.stdout.resume();
    thread.stderr.resume();
    this.threads.add(thread);
    const watch = setInterval(() => void this.endIfTooCostly(thread), CHECK_INTERVAL_MS);
    const timer = setTimeout(() => void thread.terminate(), this.limits.milliseconds);
    try {
      const outcome = await outcomeOf(thread);
      if ('resume' in outcome) return outcome.resume;
      throw new FileRefusal(outcome.refusal.code, outcome.refusal.message);
    } finally {
      clearInterval(watch);
      clearTimeout(timer);
      this.threads.delete(thread);
      await thread.terminate();
    }
  }

  /** Checks buffer memory and CPU time, which the heap limit does not cover. */
  private async endIfTooCostly(thread: Worker): Promise<void> {
    // These calls reject if the thread has already ended.
    const costs = await Promise.all([thread.getHeapStatistics(), thread.cpuUsage()]).catch(() => undefined);
    if (!costs) return;
    const [{ external_memory }, { user, system }] = costs;
    const exceedsLimits =
      external_memory > this.limits.bufferBytes || user + system > this.limits.cpuMilliseconds * MICROSECONDS;
    if (exceedsLimits) await thread.terminate();
  }
}

/** A thread that ends without a result has exceeded a limit. */
const outcomeOf = (thread: Worker): Promise<ReadingOutcome> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', () => reject(notReadable(TOO_COSTLY)));
    thread.once('exit', () => reject(notReadable(TOO_COSTLY)));
  });
