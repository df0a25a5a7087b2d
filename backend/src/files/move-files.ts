import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import type { FileStore } from './file-store.js';
import { deleteLostFile } from './files.queries.js';
import { MEDIA_TYPES } from './media-types.js';
import { changePlace, listFilesInBucket, listFilesInDatabase, type StoredFile } from './move-files.queries.js';

/** Number of files that are moved, and held in memory, at the same time. */
const BATCH = 10;

export interface Moving {
  database: DataSource;
  store: FileStore;
  onProgress?: (moved: number) => void;
}

/**
 * Moves all unexpired files from the database to the bucket. Can be interrupted and repeated while the product runs.
 * @returns the number of moved files
 */
export const moveToBucket = (moving: Moving): Promise<number> =>
  moveInBatches(moving, listFilesInDatabase, ({ content, ...file }) =>
    moving.store.upload(content, MEDIA_TYPES[file.format], (place) => changePlace(moving.database, file, place)),
  );

/**
 * Moves all unexpired files from the bucket to the database, then deletes their objects. Deletes the row of a file
 * whose object is missing or damaged.
 */
export async function moveToDatabase(moving: Moving): Promise<number> {
  const { database, store } = moving;
  const moved = await moveInBatches(moving, listFilesInBucket, async (file) => {
    const body = await store.open({ objectKey: file.object_key, objectBytes: file.object_bytes });
    const content = body && (await bytesOf(body));
    if (!content || createHash('sha256').update(content).digest('base64url') !== file.digest) {
      await deleteLostFile(database, file.resume_id, file.object_key);
      return false;
    }
    return changePlace(database, file, { content });
  });
  await store.deleteUnreferenced();
  return moved;
}

const bytesOf = async (body: Buffer | Readable): Promise<Buffer> => (Buffer.isBuffer(body) ? body : buffer(body));

async function moveInBatches<File extends StoredFile>(
  { database, onProgress }: Moving,
  list: (database: DataSource, batch: { after: StoredFile | undefined; limit: number }) => Promise<File[]>,
  move: (file: File) => Promise<boolean>,
): Promise<number> {
  let moved = 0;
  let after: File | undefined;
  for (;;) {
    const files = await list(database, { after, limit: BATCH });
    // Waits for all files before throwing, because the caller then closes the database.
    const results = await Promise.allSettled(files.map(move));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    moved += results.filter((result) => result.status === 'fulfilled' && result.value).length;
    after = files.at(-1);
    if (!after) return moved;
    onProgress?.(moved);
  }
}
