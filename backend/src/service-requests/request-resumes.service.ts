import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RequestResume, ServiceState } from '@shortlist/shared/contract/service-requests';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { resumeNotFound } from '../resumes/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';

interface Row {
  userId: string;
  state: ServiceState;
  isAllowed: boolean;
  resume: RequestResume | null;
}

/** Reads the résumé of a request for staff, if its owner allows it. */
@Injectable()
export class RequestResumes {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  read(requestId: string, by: StaffAct): Promise<RequestResume> {
    return this.database.transaction(async (transaction) => {
      // Locks the request, so that it is not closed between the check and the response.
      const [row]: Row[] = await transaction.query(
        `SELECT r.user_id AS "userId", r.state, r.consented_at IS NOT NULL AS "isAllowed",
                (SELECT json_build_object('title', d.title, 'revision', d.revision, 'updatedAt', d.updated_at, 'data', d.data)
                 FROM resumes d WHERE d.id = r.resume_id AND d.owner_id = r.user_id AND d.deleted_at IS NULL) AS resume
         FROM service_requests r WHERE r.id = $1 FOR SHARE OF r`,
        [requestId],
      );
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
