import { countChanged, type Database } from '../core/sql/sql.js';

/**
 * Removes one batch of versions if the requested bytes exceed the free quota. Removes automatic versions first, then
 * versions saved for suggestions and restorations, each oldest first. The two newest versions of each resume are
 * removed last. Exported versions are kept, because employers may have received the exported files. Locks the account's
 * row in `account_usage` before the versions, as all statements do, to prevent deadlocks.
 * @returns the number of removed versions
 */
export const removeVersionsForRoom = (
  database: Database,
  { ownerId, bytes, limit }: { ownerId: string; bytes: number; limit: number },
): Promise<number> =>
  countChanged(
    database,
    `WITH usage AS (
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
     )`,
    [ownerId, bytes, limit],
  );
