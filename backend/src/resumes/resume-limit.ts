import { RESUMES_PER_ACCOUNT } from '@shortlist/shared/contract/resumes';
import type { Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import type { Resume } from './resume.entity.js';

/** The trash does not count. */
export async function refuseOneTooMany(resumes: Repository<Resume>, ownerId: string): Promise<void> {
  if ((await resumes.countBy({ ownerId })) < RESUMES_PER_ACCOUNT) return;
  throw ApiError.conflict(
    'too_many_resumes',
    `An account holds ${RESUMES_PER_ACCOUNT} résumés. Please delete one you no longer need.`,
  );
}
