import { QueryFailedError } from 'typeorm';

/**
 * Repeats `remove`, which deletes at most `limit` rows, until no rows are left. Each batch commits on its own, so an
 * interrupted attempt still makes progress. A batch that exceeds the statement timeout is retried with a quarter of the
 * rows.
 * @throws any error of `remove`, including a timeout when deleting a single row
 */
export async function inBatches(maxRows: number, remove: (limit: number) => Promise<number>): Promise<void> {
  let limit = maxRows;
  for (;;) {
    try {
      if ((await remove(limit)) === 0) return;
    } catch (error) {
      if (limit === 1 || !isCanceled(error)) throw error;
      limit = Math.ceil(limit / 4);
    }
  }
}

/** Returns whether the error is PostgreSQL's `query_canceled`, which a statement timeout causes. */
function isCanceled(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === '57014';
}
