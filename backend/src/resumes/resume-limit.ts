import { RESUMES_PER_ACCOUNT, RESUMES_WITH_TRASH } from '@shortlist/shared/contract/resumes';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { countResumes, lockOwner } from './tables/resumes.queries.js';

/**
 * Throws 409 if the account has reached its limit on resumes outside the trash. For a new resume, also checks the limit
 * that includes the trash. Locks the account until the transaction ends, so that concurrent additions together cannot
 * exceed a limit.
 */
export async function assertResumeQuota(
  transaction: EntityManager,
  ownerId: string,
  origin: 'new' | 'from the trash',
): Promise<void> {
  // The account was deleted after the session check.
  if (!(await lockOwner(transaction, ownerId))) throw ApiError.unauthorized();
  const { live, all } = await countResumes(transaction, ownerId);
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
