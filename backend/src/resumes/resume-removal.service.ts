import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inBatches } from '../core/sql/in-batches.js';
import { inKeyOrder } from '../core/sql/in-key-order.js';
import { listMarkedOwners, markAll, markedRemovals, markExpired, markTrashed } from './tables/resumes.queries.js';

/** Number of rows in a batch. It is small, because a row may take half a megabyte. */
const BATCH = 100;

/**
 * Permanent deletion first makes the resumes invisible by marking them in one fast statement. The request then removes
 * the marked rows in batches; after an interruption, the hourly sweep continues.
 */
@Injectable()
export class ResumeRemoval {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Without an id, marks all resumes in the owner's trash. @returns the number of marked resumes */
  markTrashed(ownerId: string, id?: string): Promise<number> {
    return markTrashed(this.database, { ownerId, id });
  }

  async markAll(ownerId: string): Promise<void> {
    await markAll(this.database, ownerId);
  }

  /** Marks for removal all resumes that have been in the trash for at least this many days. */
  markExpired(days: number): Promise<void> {
    return inBatches(BATCH, (limit) => markExpired(this.database, { days, limit }));
  }

  /** If the removal fails for one account, continues with the next. */
  async removeMarked(): Promise<void> {
    const failures: unknown[] = [];
    const nextBatch = (after: string) => listMarkedOwners(this.database, { after, limit: BATCH });
    for await (const { id } of inKeyOrder(nextBatch)) {
      await this.removeMarkedOf(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `the resumes of ${failures.length} accounts remain`);
  }

  async removeMarkedOf(ownerId: string): Promise<void> {
    for (const remove of markedRemovals(this.database, ownerId)) await inBatches(BATCH, remove);
  }
}
