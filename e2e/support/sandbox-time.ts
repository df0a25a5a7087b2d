import pg from 'pg';

const DAY = 24 * 60 * 60 * 1_000;

/** Moves the clock of the payment sandbox forward. The worker processes due payments within seconds. */
export async function daysPass(databaseUrl: string, days: number): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `INSERT INTO sandbox_objects (id, kind, object) VALUES ('clock', 'clock', jsonb_build_object('ahead', $1::bigint))`,
    [days * DAY],
  );
  await database.end();
}
