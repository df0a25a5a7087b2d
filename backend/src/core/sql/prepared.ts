import type pg from 'pg';
import type { DataSource } from 'typeorm';

export interface Statement {
  /** Name of the prepared statement. Every SQL statement needs a name of its own. */
  name: string;
  text: string;
}

/**
 * Runs a frequent read as a prepared statement, which the database parses once per connection. Bypasses TypeORM's query
 * runner, which would increase the API's time for the read by half.
 */
export async function readPrepared<Row extends object>(
  database: DataSource,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(database).query<Row>({ ...statement, values });
  return rows;
}

const poolOf = ({ driver }: DataSource): pg.Pool => (driver as typeof driver & { master: pg.Pool }).master;
