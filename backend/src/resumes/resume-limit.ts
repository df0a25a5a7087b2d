import { RESUMES_PER_ACCOUNT } from '@shortlist/shared/contract/resumes';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { Resume } from './resume.entity.js';

/**
 * Throws 409 when the account is full; the trash does not count. Holds the account to the end of the transaction, so
 * that of many additions at once none slips past the count of another.
 */
export async function makeSureOneFits(transaction: EntityManager, ownerId: string): Promise<void> {
  const account: unknown[] = await transaction.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
  // Deleted since the session was looked at.
  if (account.length === 0) throw ApiError.unauthorized();
  if ((await transaction.countBy(Resume, { ownerId })) < RESUMES_PER_ACCOUNT) return;
  throw ApiError.conflict(
    'too_many_resumes',
    `An account holds ${RESUMES_PER_ACCOUNT} résumés. Please delete one you no longer need.`,
  );
}
