import type { ExportFormat } from '@shortlist/shared/contract/export';
import { countChanged, type Database } from '../core/sql/sql.js';
import type { FilePlace } from './file-store.js';

/** The columns of the primary key of `rendered_files`, in order. */
const KEY = ['resume_id', 'kind', 'revision', 'companion_revision', 'format', 'renderer'] as const;
const KEY_COLUMNS = KEY.join(', ');

export interface StoredFile {
  resume_id: string;
  kind: string;
  revision: number;
  companion_revision: number;
  format: ExportFormat;
  renderer: number;
  digest: string;
}

const keyOf = (file: StoredFile): unknown[] => KEY.map((column) => file[column]);

interface Batch {
  after: StoredFile | undefined;
  limit: number;
}

/** SQL condition: the row comes after the file whose primary key is in $2 to $7. Always true if $2 is null. */
const FOLLOWS = `($2::uuid IS NULL OR (${KEY_COLUMNS}) > ($2, $3::text, $4::integer, $5::integer, $6::text, $7::integer))`;

const parametersOf = ({ after, limit }: Batch): unknown[] => [limit, ...(after ? keyOf(after) : KEY.map(() => null))];

export const listFilesInDatabase = (database: Database, batch: Batch): Promise<(StoredFile & { content: Buffer })[]> =>
  database.query(
    `SELECT ${KEY_COLUMNS}, digest, content FROM rendered_files
     WHERE content IS NOT NULL AND expires_at > now() AND ${FOLLOWS} ORDER BY ${KEY_COLUMNS} LIMIT $1`,
    parametersOf(batch),
  );

export const listFilesInBucket = (
  database: Database,
  batch: Batch,
): Promise<(StoredFile & { object_key: string; object_bytes: number })[]> =>
  database.query(
    `SELECT ${KEY_COLUMNS}, digest, object_key, object_bytes FROM rendered_files
     WHERE object_key IS NOT NULL AND expires_at > now() AND ${FOLLOWS} ORDER BY ${KEY_COLUMNS} LIMIT $1`,
    parametersOf(batch),
  );

/** @returns false if the file was deleted, changed or moved after it was listed */
export async function changePlace(database: Database, file: StoredFile, place: FilePlace): Promise<boolean> {
  const { content, objectKey, objectBytes } = { content: null, objectKey: null, objectBytes: null, ...place };
  const count = await countChanged(
    database,
    `UPDATE rendered_files SET content = $7, object_key = $8, object_bytes = $9
     WHERE (${KEY_COLUMNS}) = ($1, $2, $3, $4, $5, $6) AND digest = $10 AND (object_key IS NULL) = ($7::bytea IS NULL)`,
    [...keyOf(file), content, objectKey, objectBytes, file.digest],
  );
  return count > 0;
}

export interface StoreFigures {
  inDatabase: number;
  databaseBytes: number;
  inBucket: number;
  bucketBytes: number;
  /** Number of objects waiting to be deleted from the bucket. */
  unreferenced: number;
}

export async function findStoreFigures(database: Database): Promise<StoreFigures> {
  const [figures]: StoreFigures[] = await database.query(
    `SELECT count(content)::int AS "inDatabase", coalesce(sum(octet_length(content)), 0)::float8 AS "databaseBytes",
            count(object_key)::int AS "inBucket", coalesce(sum(object_bytes), 0)::float8 AS "bucketBytes",
            (SELECT count(*)::int FROM unreferenced_objects) AS unreferenced
     FROM rendered_files`,
  );
  return figures!;
}
