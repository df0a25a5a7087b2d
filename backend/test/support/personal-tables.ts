import type { DataSource } from 'typeorm';

/** A table whose rows belong to users, and the column that links each row to its user, directly or through a resume. */
export interface PersonalTable {
  table: string;
  column: string;
  refersTo: 'users' | 'resumes';
}

/** Reads all foreign keys to users and resumes from the database, so that new tables are included. */
export const personalTables = (database: DataSource): Promise<PersonalTable[]> =>
  database.query(`
    SELECT c.conrelid::regclass::text AS "table", a.attname AS "column", c.confrelid::regclass::text AS "refersTo"
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'resumes'::regclass)
    ORDER BY 1, 2`);

export async function rowsOf(
  database: DataSource,
  userId: string,
  resumeIds: string[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, column, refersTo } of await personalTables(database)) {
    const owners = refersTo === 'users' ? [userId] : resumeIds;
    const rows: { count: number }[] = await database.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = ANY($1)`,
      [owners],
    );
    counts[table] = rows[0]!.count;
  }
  return counts;
}

/** For each table, the path of its rows in the JSON document of the data export. */
export const EXPORTED_AS: Readonly<Record<string, string>> = {
  account_days: 'activeDays',
  ai_calls: 'aiCalls',
  downloads: 'downloads',
  identities: 'identities',
  ledger_entries: 'payments',
  orders: 'orders',
  passkeys: 'passkeys',
  payment_disputes: 'disputes',
  payment_mails: 'paymentMails',
  plan_grants: 'planGrants',
  promo_uses: 'promoCodes',
  recovery_codes: 'twoStepVerification',
  resume_documents: 'resumes.0.documents',
  resume_versions: 'resumes.0.versions',
  resumes: 'resumes',
  security_events: 'securityEvents',
  service_requests: 'serviceRequests',
  sessions: 'sessions',
  subscriptions: 'subscriptions',
  totp_secrets: 'twoStepVerification',
};

/** Tables that the data export leaves out, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_usage: 'derived from the resumes',
  mail_tokens: 'secrets',
  passkey_challenges: 'secrets that expire within minutes',
  payment_customers: 'ids at the payment provider, without data of their own',
  rendered_files: 'derived from the resumes',
};

/** Columns that contain the id of a user or a resume but have no foreign key, each with the reason. */
export const NO_REFERENCE: Readonly<Record<string, string>> = {
  'downloads.resume_id': 'the row outlives the resume',
  'orders.resume_id': 'the row outlives the resume, for accounting',
  'resume_documents.owner_id': 'set by a trigger; the row is deleted with its resume',
  'resume_versions.owner_id': 'set by a trigger; the row is deleted with its resume',
  'usage_events.user_id': 'account deletion replaces the id by a random one',
};

/** Returns the columns that have no foreign key although they are named like the id of a user or a resume. */
export async function unreferencedColumns(database: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await database.query(`
    SELECT c.relname || '.' || a.attname AS name
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname = current_schema()
      AND a.attname IN ('user_id', 'owner_id', 'resume_id')
      AND NOT EXISTS (SELECT 1 FROM pg_constraint f
                      WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.conkey = ARRAY[a.attnum])
    ORDER BY 1`);
  return rows.map(({ name }) => name);
}
