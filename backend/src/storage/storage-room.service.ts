import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, QueryFailedError } from 'typeorm';
import { inBatches } from '../core/sql/in-batches.js';
import { ApiError } from '../core/errors/api-error.js';
import { removeVersionsForRoom } from './storage.queries.js';

const BATCH = 200;
/** Bytes to free in addition to those needed, so that the next saves do not have to free storage again. */
const SLACK = 256 * 1024;

/**
 * Frees storage for writes that would exceed the account's quota. Triggers of the migration `account-storage` enforce
 * the quota.
 */
@Injectable()
export class StorageRoom {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Runs the write. If it exceeds the quota, removes versions that were not exported, and retries. The last attempt
   * saves no new versions, because the current text matters more than its history.
   * @param bytes size of the write, excluding the versions that it saves
   * @throws ApiError 409 `storage_full`
   */
  async fit<T>(ownerId: string, bytes: number, write: (keepsVersions: boolean) => Promise<T>): Promise<T> {
    const first = await unlessFull(() => write(true));
    if (first) return first.result;
    // A save stores the content and at most two versions, each as large as the content.
    await this.removeAutomaticVersions(ownerId, 3 * bytes + SLACK);
    const result = (await unlessFull(() => write(true))) ?? (await unlessFull(() => write(false)));
    if (!result) throw storageFull();
    return result.result;
  }

  private removeAutomaticVersions(ownerId: string, wanted: number): Promise<void> {
    return inBatches(BATCH, (limit) => removeVersionsForRoom(this.database, { ownerId, bytes: wanted, limit }));
  }
}

async function unlessFull<T>(write: () => Promise<T>): Promise<{ result: T } | undefined> {
  try {
    return { result: await write() };
  } catch (error) {
    if (isStorageFull(error)) return undefined;
    throw error;
  }
}

function isStorageFull(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  return (error.driverError as { constraint?: unknown }).constraint === 'account_usage_quota';
}

const storageFull = (): ApiError =>
  ApiError.conflict(
    'storage_full',
    'Your storage is full. Delete resumes that you no longer need, and empty the trash.',
  );
