import { RESUMES_PER_ACCOUNT, RESUMES_WITH_TRASH } from '@shortlist/shared/contract/resumes';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { countResumes, lockOwner } from './resumes.queries.js';

/**
 * Throws 409 when the account is full; for a new résumé the trash counts, too. Holds the account to the end of the
 * transaction, so that of many additions at once none slips past the count of another.
 */
export async function makeSureOneFits(
  transaction: EntityManager,
  ownerId: string,
  comes: 'new' | 'from the trash',
): Promise<void> {
  // Deleted since the session was looked at.
  if (!(await lockOwner(transaction, ownerId))) throw ApiError.unauthorized();
  const { live, all } = await countResumes(transaction, ownerId);
  if (live < RESUMES_PER_ACCOUNT) {
    if (comes === 'from the trash' || all < RESUMES_WITH_TRASH) return;
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
