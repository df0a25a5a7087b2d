import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { inBatches } from '../core/sql/in-batches.js';

/** Rows removed per statement. A row may be half a megabyte. */
const BATCH = 100;
/** Large tables whose rows belong to a resume; other referencing tables are small. */
const PARTS = ['resume_versions', 'rendered_files', 'resume_documents'];

/**
 * Permanently deletes resumes. A small statement marks them, which makes them invisible. The request then removes their
 * rows in batches; the hourly sweep continues after an interruption.
 */
@Injectable()
export class ResumeRemoval {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Marks all resumes in the owner's trash, or only the one with the id. @returns the number of marked resumes */
  async markTrashed(ownerId: string, id?: string): Promise<number> {
    const [, marked] = await this.database.query<[unknown[], number]>(
      `UPDATE resumes SET purged_at = now()
       WHERE owner_id = $1 AND id = coalesce($2, id) AND deleted_at IS NOT NULL AND purged_at IS NULL`,
      [ownerId, id ?? null],
    );
    return marked;
  }

  /** Marks all resumes of a closed account. */
  async markAll(ownerId: string): Promise<void> {
    await this.database.query(
      `UPDATE resumes SET deleted_at = coalesce(deleted_at, now()), purged_at = now()
       WHERE owner_id = $1 AND purged_at IS NULL`,
      [ownerId],
    );
  }

  /**
   * Marks resumes that have been in the trash for this many days. Keeps a resume that is being restored concurrently.
   */
  async markExpired(days: number): Promise<void> {
    await inBatches(BATCH, async (limit) => {
      const [, marked] = await this.database.query<[unknown[], number]>(
        `UPDATE resumes SET purged_at = now() WHERE id IN (
           SELECT id FROM resumes WHERE deleted_at < now() - make_interval(days => $1) AND purged_at IS NULL LIMIT $2
         ) AND deleted_at < now() - make_interval(days => $1) AND purged_at IS NULL`,
        [days, limit],
      );
      return marked;
    });
  }

  /** Removes the marked resumes of all accounts. A failure in one account does not stop the removal in others. */
  async removeMarked(): Promise<void> {
    const owners: { owner_id: string }[] = await this.database.query(
      'SELECT DISTINCT owner_id FROM resumes WHERE purged_at IS NOT NULL',
    );
    const failures: unknown[] = [];
    for (const { owner_id } of owners) {
      await this.removeMarkedOf(owner_id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `the résumés of ${failures.length} accounts remain`);
  }

  async removeMarkedOf(ownerId: string): Promise<void> {
    for (const table of PARTS) {
      await this.removeBatches(
        // Locks the account's usage before the rows. All statements use this order, which prevents deadlocks.
        `WITH usage AS MATERIALIZED (SELECT FROM account_usage WHERE owner_id = $1 FOR UPDATE)
         DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
           SELECT t.ctid FROM ${table} t JOIN resumes r ON r.id = t.resume_id
           WHERE r.owner_id = $1 AND r.purged_at IS NOT NULL AND (SELECT count(*) FROM usage) >= 0
           LIMIT $2
         ))`,
        ownerId,
      );
    }
    await this.removeBatches(
      `DELETE FROM resumes WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM resumes WHERE owner_id = $1 AND purged_at IS NOT NULL LIMIT $2
       ))`,
      ownerId,
    );
  }

  private removeBatches(statement: string, ownerId: string): Promise<void> {
    return inBatches(BATCH, async (limit) => {
      const [, removed] = await this.database.query<[unknown[], number]>(statement, [ownerId, limit]);
      return removed;
    });
  }
}
