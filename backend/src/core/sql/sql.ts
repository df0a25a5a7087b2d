import type { EntityManager } from 'typeorm';

/** An object that runs SQL statements: the data source, or the entity manager of a transaction. */
export type Database = Pick<EntityManager, 'query'>;

/** Runs an UPDATE or DELETE with RETURNING, and returns its rows. */
export async function changedRows<Row>(database: Database, sql: string, parameters: unknown[]): Promise<Row[]> {
  const [rows] = await database.query<[rows: Row[], count: number]>(sql, parameters);
  return rows;
}

export async function countChanged(database: Database, sql: string, parameters: unknown[]): Promise<number> {
  const [, count] = await database.query<[rows: unknown[], count: number]>(sql, parameters);
  return count;
}
