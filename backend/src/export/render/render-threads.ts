import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { readBackFailures, renderDuration, renders } from '../../core/metrics/renders.js';
import { THREAD_OPTIONS } from '../../core/threads/thread-options.js';
import { RenderThreadLimits } from './render-limits.js';
import { WARM_UP, type RenderedBytes, type RenderTask } from './render-task.js';
import { RenderTooCostly } from './too-costly.js';

type RenderPool = Piscina<RenderTask | typeof WARM_UP, RenderedBytes | undefined>;

/**
 * Renders files in threads, so that the process can keep handling payments, emails and job locks. A thread that exceeds
 * its time or memory limit is terminated and replaced.
 */
@Injectable()
export class RenderThreads implements OnApplicationShutdown {
  private readonly log = new Logger(RenderThreads.name);
  private started: RenderPool | undefined;
  private readonly waiting: (() => void)[] = [];
  private free: number;
  private warm: Promise<unknown> | undefined;

  constructor(private readonly limits: RenderThreadLimits) {
    this.free = limits.threads;
  }

  /** Resolves when all threads have warmed up. */
  async start(): Promise<void> {
    this.warm ??= this.pool().run(WARM_UP);
    await this.warm;
  }

  /** @throws {RenderTooCostly} if the file exceeds the time or memory limit */
  async render(task: RenderTask): Promise<RenderedBytes> {
    await this.acquire();
    try {
      // Warms up first, so that the time limit covers only the rendering.
      await this.start();
      const end = renderDuration.startTimer({ format: task.format });
      const rendered = await this.pool().run(task, { signal: AbortSignal.timeout(this.limits.milliseconds) });
      if (!rendered) throw new Error('the render thread returned nothing');
      end();
      countRender(task.format, 'created');
      if (rendered.report.missing.length > 0 || !rendered.report.inOrder) readBackFailures.inc({ format: task.format });
      return rendered;
    } catch (error) {
      // The failed thread may have been replaced by a thread that has not warmed up.
      this.warm = undefined;
      const isCostly = isTooCostly(error);
      countRender(task.format, isCostly ? 'too_costly' : 'failed');
      throw isCostly ? new RenderTooCostly() : error;
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  /** Called after `RenderProcessor` has finished its current job. */
  async onApplicationShutdown(): Promise<void> {
    await this.started?.destroy();
  }

  private pool(): RenderPool {
    if (this.started) return this.started;
    const { thread, threads, heapMegabytes } = this.limits;
    const pool: RenderPool = new Piscina({
      filename: thread,
      minThreads: threads,
      maxThreads: threads,
      // If Atomics were enabled, the thread pool library would block the event loop of a thread between tasks.
      atomics: 'disabled',
      // Keeps environment variables out of the threads.
      env: {},
      execArgv: THREAD_OPTIONS,
      // Rendering creates mostly short-lived objects, so a small young generation saves memory without costing time.
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 4 },
    });
    pool.on('error', (error: unknown) => this.log.error({ err: error }, 'a render thread failed'));
    this.started = pool;
    return pool;
  }

  /** Waits for a free thread. The pool's own queue would count the wait against the task's time limit. */
  private async acquire(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

const countRender = (format: string, outcome: 'created' | 'too_costly' | 'failed'): void =>
  renders.inc({ format, outcome });

function isTooCostly(error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
}
