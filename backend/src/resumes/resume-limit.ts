import { RESUMES_PER_ACCOUNT, RESUMES_WITH_TRASH } from '@shortlist/shared/contract/resumes';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';

/**
 * Throws 409 if the account is full; the trash counts for new résumés. Locks the account until the transaction ends, so
 * that concurrent additions cannot exceed the limit together.
 */
export async function assertResumeQuota(
  transaction: EntityManager,
  ownerId: string,
  origin: 'new' | 'from the trash',
): Promise<void> {
  const account: unknown[] = await transaction.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  // Deleted since the session was checked.
  if (account.length === 0) throw ApiError.unauthorized();
  const [counts]: { live: number; all: number }[] = await transaction.query(
    `SELECT count(*) FILTER (WHERE deleted_at IS NULL)::int AS live, count(*)::int AS "all"
     FROM resumes WHERE owner_id = $1 AND purged_at IS NULL`,
    [ownerId],
  );
  const { live, all } = counts!;
  if (live < RESUMES_PER_ACCOUNT) {
    if (origin === 'from the trash' || all < RESUMES_WITH_TRASH) return;
    throw ApiError.conflict(
      'too_many_resumes',
      `An account can have ${RESUMES_WITH_TRASH} resumes, including those in the trash. Please empty the trash.`,
    );
  }
  throw ApiError.conflict(
    'too_many_resumes',
    `An account can have ${RESUMES_PER_ACCOUNT} resumes. Please delete one you no longer need.`,
  );
}
