const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Reads rows in batches, so that memory holds only one batch. Reads them in the order of their ids, so that a row that
 * could not be handled is not read again.
 * @param nextBatch returns the rows after an id, and no rows at the end
 */
export async function* inKeyOrder<Row extends { id: string }>(
  nextBatch: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await nextBatch(FIRST_ID);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield* rows;
    rows = await nextBatch(last.id);
  }
}
