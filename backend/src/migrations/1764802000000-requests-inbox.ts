import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds due times, assignment and versions of requests, and email addresses of staff. */
export class RequestsInbox1764802000000 implements MigrationInterface {
  name = 'RequestsInbox1764802000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE staff ADD COLUMN email text');
    await database.query(`
      ALTER TABLE service_requests
        -- As promised when the request was made.
        ADD COLUMN promised_hours smallint NOT NULL DEFAULT 48,
        ADD COLUMN assignee_id uuid CONSTRAINT service_requests_assignee_id_fkey REFERENCES staff (id) ON DELETE SET NULL,
        -- When the owner allowed staff to read the résumé for this request.
        ADD COLUMN consented_at timestamptz(3),
        ADD COLUMN revision integer NOT NULL DEFAULT 1,
        -- When staff was notified of the arrival, reminded of the due time, and told that it has passed.
        ADD COLUMN arrival_notified_at timestamptz(3),
        ADD COLUMN reminded_at timestamptz(3),
        ADD COLUMN overdue_notified_at timestamptz(3)`);
    await database.query(`
      UPDATE service_requests SET promised_hours = CASE kind WHEN 'support' THEN 24 ELSE 48 END, arrival_notified_at = now()
      WHERE state IN ('open', 'in_progress')`);
    // The expression repeats INBOX_RANK in service-requests.queries.ts.
    await database.query(`
      CREATE INDEX service_requests_inbox_index ON service_requests (
        (CASE WHEN state = 'open' AND kind = 'support' THEN 0 WHEN state = 'in_progress' AND kind = 'support' THEN 1
              WHEN state = 'open' THEN 2 WHEN state = 'in_progress' THEN 3 ELSE 4 END), created_at, id)`);
    await database.query(`
      CREATE INDEX service_requests_unanswered_index ON service_requests (created_at)
      WHERE state IN ('open', 'in_progress') AND answer IS NULL`);
    await database.query(
      'CREATE INDEX service_requests_assignee_id_index ON service_requests (assignee_id) WHERE assignee_id IS NOT NULL',
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
