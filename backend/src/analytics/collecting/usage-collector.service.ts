import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Ignored } from './ignored-usage.entity.js';
import { addIgnored, insertClientEvents, type ClientEventRow } from './collecting.queries.js';

/** Milliseconds for which events are collected into one insert; a full batch is written immediately. */
const FLUSH_INTERVAL_MS = 1_000;
/** Maximum number of events buffered while the database is unavailable; further events are dropped and counted. */
const MAX_BUFFERED = 20_000;
const BATCH = 2_000;

/**
 * Writes the client's events in batches. Buffered events are lost when the process is killed, which is acceptable for
 * statistics.
 */
@Injectable()
export class UsageCollector implements BeforeApplicationShutdown {
  private readonly log = new Logger(UsageCollector.name);
  private buffer: ClientEventRow[] = [];
  private readonly ignored = new Map<Ignored, number>();
  private timer: NodeJS.Timeout | undefined;
  /** After a failed insert, only the timer retries: a retry with every event would overload the database. */
  private writer: 'idle' | 'writing' | 'failing' = 'idle';
  private flushing: Promise<void> = Promise.resolve();

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  add(rows: readonly ClientEventRow[]): void {
    const room = MAX_BUFFERED - this.buffer.length;
    this.buffer.push(...rows.slice(0, room));
    if (rows.length > room) this.ignore('no_room', rows.length - room);
    if (this.buffer.length >= BATCH && this.writer === 'idle') void this.flush();
    this.schedule();
  }

  ignore(reason: Ignored, count: number): void {
    if (count === 0) return;
    this.ignored.set(reason, (this.ignored.get(reason) ?? 0) + count);
    this.schedule();
  }

  /** Writes all buffered events, one batch after the other, so that queries do not pile up on a slow database. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, FLUSH_INTERVAL_MS).unref();
  }

  private async write(): Promise<void> {
    this.writer = 'writing';
    try {
      while (this.buffer.length > 0) {
        const rows = this.buffer.slice(0, BATCH);
        await insertClientEvents(this.database, rows);
        this.buffer = this.buffer.slice(rows.length);
      }
      await this.countIgnored();
      this.writer = 'idle';
    } catch (error) {
      this.writer = 'failing';
      this.log.warn({ err: error, waiting: this.buffer.length }, 'storing client events failed; retrying');
      this.schedule();
    }
  }

  private async countIgnored(): Promise<void> {
    for (const [reason, count] of this.ignored) {
      await addIgnored(this.database, { reason, count });
      const more = (this.ignored.get(reason) ?? 0) - count;
      if (more > 0) this.ignored.set(reason, more);
      else this.ignored.delete(reason);
    }
  }
}
