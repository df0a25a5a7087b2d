import { createPostgresBackend, Queue } from 'bullmq';
import pg from 'pg';

const DAY = 24 * 60 * 60 * 1_000;

/** Moves the payment sandbox's clock, and runs the worker's jobs that are due by then. */
export async function daysPass(databaseUrl: string, days: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `INSERT INTO sandbox_objects (id, kind, object) VALUES ('clock', 'clock', jsonb_build_object('ahead', $1::bigint))`,
    [days * DAY],
  );
  await database.end();
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c search_path=bullmq' });
  const queue = new Queue('payments', { connection: pool }, createPostgresBackend);
  await queue.add('sandbox_renewals', { kind: 'sandbox_renewals' });
  await queue.close();
  await pool.end();
}
