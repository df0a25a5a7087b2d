import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReadResume } from '@shortlist/shared/contract/console/admin-resumes';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { findReadableResume, lockOwnerOf } from './resumes-console.queries.js';

/** Lets staff read resumes while their owners allow support access. */
@Injectable()
export class ResumeReadingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  read(id: string, reason: string, by: StaffAct): Promise<ReadResume> {
    return this.database.transaction(async (transaction) => {
      // Locks the owner, so that a concurrent withdrawal of consent takes effect either before the read or after the
      // access is recorded.
      await lockOwnerOf(transaction, id);
      const resume = await findReadableResume(transaction, id);
      if (!resume) throw resumeNotFound();
      if (!resume.isAllowed)
        throw new ApiError(
          403,
          'consent_needed',
          'The owner does not allow support to read this resume. The owner can allow it in the account settings.',
        );
      const { ownerId, title, templateKey, revision, updatedAt, data } = resume;
      await this.events.record(transaction, {
        ...by,
        kind: 'resume_read_by_staff',
        userId: ownerId,
        subjectId: id,
        reason,
        detail: title,
      });
      return { title, templateKey, revision, data, updatedAt: updatedAt.toISOString() };
    });
  }
}
