import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { inBatches } from '../core/sql/in-batches.js';
import { ApiError } from '../core/errors/api-error.js';

/** Versions removed per statement. */
const BATCH = 200;
/** Extra bytes to free, so that the next saves need not free storage again. */
const SLACK = 256 * 1024;

/**
 * SQL that removes one batch of versions if the requested bytes exceed the free quota. Order: automatic versions before
 * those of suggestions and restorations, oldest first, the two newest of each resume last. Exported versions stay,
 * because employers have received them. Locks the account's usage before the versions. All statements use this order,
 * which prevents deadlocks. $1 owner, $2 requested bytes, $3 rows.
 */
const REMOVE_AUTOMATIC_VERSIONS = `
  WITH usage AS (
    SELECT bytes + $2 - quota_bytes AS excess FROM account_usage WHERE owner_id = $1 FOR UPDATE
  ), ranked AS (
    SELECT id, reason, bytes, created_at,
      row_number() OVER (PARTITION BY resume_id ORDER BY revision DESC) <= 2 AS newest
    FROM resume_versions WHERE owner_id = $1
  ), aged AS (
    SELECT id, sum(bytes) OVER (ORDER BY newest, reason <> 'edit', created_at, id) - bytes AS freed_before
    FROM ranked WHERE reason <> 'export'
  )
  DELETE FROM resume_versions WHERE id IN (
    SELECT id FROM aged, usage WHERE freed_before < excess ORDER BY freed_before LIMIT $3
  )`;

/** Frees storage for an account's writes. Triggers enforce the quota itself, see the migration `account-storage`. */
@Injectable()
export class StorageRoom {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Runs a write. If the quota rejects it, removes automatic versions and retries. The last attempt keeps no new
   * versions, because the current text matters more than its history. @param bytes size of the write, excluding the
   * versions that it keeps @throws ApiError 409 `storage_full`
   */
  async fit<T>(ownerId: string, bytes: number, write: (keepsVersions: boolean) => Promise<T>): Promise<T> {
    const first = await unlessFull(() => write(true));
    if (first) return first.result;
    // A save keeps at most two versions of the same size.
    await this.removeAutomaticVersions(ownerId, 3 * bytes + SLACK);
    const result = (await unlessFull(() => write(true))) ?? (await unlessFull(() => write(false)));
    if (!result) throw storageFull();
    return result.result;
  }

  private removeAutomaticVersions(ownerId: string, wanted: number): Promise<void> {
    return inBatches(BATCH, async (limit) => {
      const [, removed] = await this.database.query<[unknown[], number]>(REMOVE_AUTOMATIC_VERSIONS, [
        ownerId,
        wanted,
        limit,
      ]);
      return removed;
    });
  }
}

/** Returns the write's result; undefined if the quota rejected the write. */
async function unlessFull<T>(write: () => Promise<T>): Promise<{ result: T } | undefined> {
  try {
    return { result: await write() };
  } catch (error) {
    if (isStorageFull(error)) return undefined;
    throw error;
  }
}

/** Returns whether the account's storage quota rejected a statement. */
function isStorageFull(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: unknown }).constraint === 'account_usage_quota';
}

const storageFull = (): ApiError =>
  ApiError.conflict(
    'storage_full',
    'Your storage is full. Delete resumes that you no longer need, and empty the trash.',
  );
