import { Readable } from 'node:stream';
import { CSV_MARK, toCsv, type Cell } from '@shortlist/shared/text/csv';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { readInBatches, type Statement } from './revenue.queries.js';

/** Rows per FETCH of the database cursor. */
const BATCH = 500;
/** Time after which a client that stops reading is disconnected, to free its database connection. */
const LONGEST_PAUSE = '60s';

/** A statement and the conversion of its rows to lines of a file. */
export interface CsvSource<Row> {
  columns: readonly string[];
  statement: Statement;
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

async function* parts<Row>(database: DataSource, { columns, statement, line }: CsvSource<Row>): AsyncGenerator<string> {
  yield CSV_MARK + toCsv([columns]);
  const batches = readInBatches<Row>(database, statement, { size: BATCH, longestPause: LONGEST_PAUSE });
  for await (const rows of batches) yield toCsv(rows.map(line));
}
