import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RequestResume } from '@shortlist/shared/contract/service-requests';
import { DataSource } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import { resumeNotFound } from '../../resumes/tables/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';
import { lockRequestResume } from '../tables/service-requests.queries.js';

/** Lets staff read the resume of a service request. Throws unless the owner consented. */
@Injectable()
export class RequestResumes {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  read(requestId: string, by: StaffAct): Promise<RequestResume> {
    return this.database.transaction(async (transaction) => {
      const row = await lockRequestResume(transaction, requestId);
      if (!row) throw ApiError.notFound('request');
      if (!row.isAllowed)
        throw new ApiError(403, 'consent_needed', 'The customer did not allow staff to read the resume.');
      if (row.state !== 'open' && row.state !== 'in_progress')
        throw ApiError.conflict('request_closed', 'The resume can be read only while the request is open.');
      if (!row.resume) throw resumeNotFound();
      const { userId, resume } = row;
      await this.events.record(transaction, {
        ...by,
        kind: 'request_resume_read',
        userId,
        subjectId: requestId,
        detail: resume.title,
      });
      return { ...resume, updatedAt: new Date(resume.updatedAt).toISOString() };
    });
  }
}
