import { Readable } from 'node:stream';
import { CSV_MARK, toCsv, type Cell } from '@shortlist/shared/text/csv';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';

/** Rows per FETCH of the database cursor. */
const BATCH = 500;
/** Time after which a client that stops reading is disconnected, to free its database connection. */
const LONGEST_PAUSE = '60s';

/** A statement and the conversion of its rows to lines of a file. */
export interface CsvSource<Row> {
  columns: readonly string[];
  sql: string;
  values: readonly unknown[];
  line: (row: Row) => Cell[];
}

/** Streams rows as they are read, so that a file of any length needs little memory. */
export function sendCsv<Row>(reply: FastifyReply, database: DataSource, name: string, source: CsvSource<Row>): void {
  void reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(parts(database, source)));
}

async function* parts<Row>(
  database: DataSource,
  { columns, sql, values, line }: CsvSource<Row>,
): AsyncGenerator<string> {
  yield CSV_MARK + toCsv([columns]);
  const runner = database.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '${LONGEST_PAUSE}'`);
    await runner.query(`DECLARE lines NO SCROLL CURSOR FOR ${sql}`, [...values]);
    for (;;) {
      const rows = (await runner.query(`FETCH ${BATCH} FROM lines`)) as Row[];
      if (rows.length === 0) break;
      yield toCsv(rows.map(line));
    }
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}
