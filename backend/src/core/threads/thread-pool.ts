import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { ApiError } from '../errors/api-error.js';
import type { TaskCall, TaskOutcome, Tasks } from './in-thread.js';
import { THREAD_OPTIONS } from './thread-options.js';

export interface ThreadPoolOptions {
  /** The built file whose default export is `inThread(tasks)`. */
  file: string;
  threads: number;
  idleThreads: number;
  /** Maximum number of tasks waiting for a thread. Further tasks fail with status 503. */
  waiting: number;
  /** Maximum time that a task waits for a thread, in milliseconds. After that, it fails with status 503. */
  waitingMilliseconds: number;
  /** Time limit for a task in milliseconds, excluding the wait for a thread. */
  milliseconds: number;
  heapMegabytes: number;
  /** Size limit of a result, in characters of its JSON. */
  resultCharacters: number;
}

/**
 * Niceness of the threads. Set on Linux only: on systems without per-thread priorities, a niceness would slow down the
 * entire process.
 */
const NICE = process.platform === 'linux' ? 5 : 0;
const RETRY_AFTER_SECONDS = 5;
/** Milliseconds for which an idle thread is kept, because starting a thread takes most of a second. */
const IDLE_MS = 60_000;

const busy = (): ApiError =>
  ApiError.busy('unavailable', 'The service is busy right now. Please try again.', RETRY_AFTER_SECONDS);

/**
 * Runs tasks in worker threads to keep the event loop free. A task that exceeds a limit throws 422 `text_too_complex`,
 * and its thread is terminated and replaced.
 */
export class ThreadPool<Registry extends Tasks> implements OnApplicationShutdown {
  private readonly log = new Logger('ThreadPool');
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private started: Piscina<TaskCall, TaskOutcome> | undefined;

  constructor(private readonly options: ThreadPoolOptions) {}

  start(): void {
    this.pool();
  }

  get busy(): number {
    return this.running;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async run<Name extends keyof Registry & string>(
    name: Name,
    ...args: Parameters<Registry[Name]>
  ): Promise<Awaited<ReturnType<Registry[Name]>>> {
    await this.turn();
    try {
      return (await this.runNow(name, args)) as Awaited<ReturnType<Registry[Name]>>;
    } finally {
      // Hands the slot to the next queued task, so that a new task cannot overtake it.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /** Ends the threads after the server has sent its last response. */
  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
    this.started = undefined;
  }

  private async turn(): Promise<void> {
    const { threads, waiting, waitingMilliseconds } = this.options;
    if (this.running < threads) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(begin), 1);
        reject(busy());
      }, waitingMilliseconds);
      this.queue.push(begin);
    });
  }

  private async runNow(task: string, args: unknown[]): Promise<unknown> {
    const { milliseconds, resultCharacters: maxCharacters } = this.options;
    const limit = new TaskTimer(milliseconds);
    try {
      const call = { task, args, maxCharacters, startedAt: limit.startedAt };
      const outcome = await this.pool().run(call, { signal: limit.signal });
      if ('result' in outcome) return outcome.result;
    } catch (error) {
      if (limit.signal.aborted) throw limit.hasStarted ? this.tooComplex(task, 'time') : busy();
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw this.tooComplex(task, 'memory');
      throw error;
    } finally {
      limit.clear();
    }
    throw this.tooComplex(task, 'result size');
  }

  private tooComplex(task: string, limit: string): ApiError {
    this.log.warn({ task, limit }, 'a task exceeded its limit');
    return new ApiError(
      422,
      'text_too_complex',
      'This text is too long or too complex to analyze. Shorten it and try again.',
    );
  }

  private pool(): Piscina<TaskCall, TaskOutcome> {
    if (this.started) return this.started;
    const { file, threads, idleThreads, heapMegabytes } = this.options;
    const pool = new Piscina<TaskCall, TaskOutcome>({
      filename: file,
      minThreads: idleThreads,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      // Limits the young generation, which V8 would let grow to 64 MB in each thread.
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 8 },
      // The threads process untrusted text, so they get no environment variables.
      env: {},
      execArgv: THREAD_OPTIONS,
      niceIncrement: NICE,
      recordTiming: false,
    });
    // Logs the failure of an idle thread, which no task would report.
    pool.on('error', (error: unknown) => this.log.error({ err: error }, 'a thread failed'));
    this.started = pool;
    return pool;
  }
}

/** Time limit in milliseconds for a thread to start a task. A slower thread counts as failed. */
const START_MS = 30_000;

/** Enforces a task's time limit, which does not include the time to start the thread. */
class TaskTimer {
  /** Time at which the thread began the task, in milliseconds; 0 before the task has begun. */
  readonly startedAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  private readonly controller = new AbortController();
  private readonly start = Date.now();
  private timer: NodeJS.Timeout;

  constructor(private readonly milliseconds: number) {
    this.timer = setTimeout(this.check, milliseconds);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get hasStarted(): boolean {
    return this.startedAt[0] !== 0;
  }

  clear(): void {
    clearTimeout(this.timer);
  }

  private readonly check = (): void => {
    const end = this.hasStarted ? this.startedAt[0]! + this.milliseconds : this.start + START_MS;
    const left = end - Date.now();
    if (left <= 0) this.controller.abort();
    else this.timer = setTimeout(this.check, Math.min(left, this.milliseconds));
  };
}
