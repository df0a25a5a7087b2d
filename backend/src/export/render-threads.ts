import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { THREAD_OPTIONS } from '../core/thread-options.js';
import { RenderThreadLimits } from './render-limits.js';
import type { RenderedBytes, RenderTask } from './render-task.js';
import { RenderTooCostly } from './too-costly.js';

/**
 * Makes files on threads of their own, so that the process goes on with payments, emails and the renewal of its jobs'
 * locks. A thread that takes too long or too much memory is ended and replaced.
 */
@Injectable()
export class RenderThreads implements OnApplicationShutdown {
  private readonly log = new Logger(RenderThreads.name);
  private started: Piscina<RenderTask, RenderedBytes | undefined> | undefined;
  private readonly waiting: (() => void)[] = [];
  private free: number;
  /** Settles when the threads are warm. */
  private warm: Promise<unknown> | undefined;

  constructor(private readonly limits: RenderThreadLimits) {
    this.free = limits.threads;
  }

  /** Resolves when files can be made without the delay of a first one. */
  async start(): Promise<void> {
    this.warm ??= this.pool().run({ kind: 'warm_up' });
    await this.warm;
  }

  /**
   * @throws {RenderTooCostly} when it took too much time or memory
   */
  async make(task: Exclude<RenderTask, { kind: 'warm_up' }>): Promise<RenderedBytes> {
    await this.turn();
    try {
      // Outside the time limit, which is for the document.
      await this.start();
      const made = await this.pool().run(task, { signal: AbortSignal.timeout(this.limits.milliseconds) });
      if (!made) throw new Error('the render thread answered nothing');
      return made;
    } catch (error) {
      // The thread may be another one from now on.
      this.warm = undefined;
      throw isTooCostly(error) ? new RenderTooCostly() : error;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  /** After the processor has finished the job in hand. */
  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  private pool(): Piscina<RenderTask, RenderedBytes | undefined> {
    if (this.started) return this.started;
    const { thread, threads, heapMegabytes } = this.limits;
    const pool = new Piscina<RenderTask, RenderedBytes | undefined>({
      filename: thread,
      minThreads: threads,
      maxThreads: threads,
      // With it, a thread would block between tasks and answer nothing else.
      atomics: 'disabled',
      // Nothing of the server's settings is there to be found.
      env: {},
      execArgv: THREAD_OPTIONS,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    pool.on('error', (error: unknown) => this.log.error({ err: error }, 'a render thread failed'));
    this.started = pool;
    return pool;
  }

  /** Waits here and not in the pool, whose clock for a task begins when it is handed over. */
  private async turn(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

function isTooCostly(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
