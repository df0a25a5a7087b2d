import type { Database } from '../core/sql/sql.js';

/** Returns null if staff have not set a support address. */
export async function findSupportEmail(database: Database): Promise<string | null> {
  const rows: { address: string | null }[] = await database.query(
    `SELECT settings->>'supportEmail' AS address FROM settings_versions ORDER BY version DESC LIMIT 1`,
  );
  return rows[0]?.address ?? null;
}
