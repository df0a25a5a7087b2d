import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ReadResume } from '@shortlist/shared/contract/console/admin-resumes';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';

interface Row extends Omit<ReadResume, 'updatedAt'> {
  ownerId: string;
  updatedAt: Date;
  isAllowed: boolean;
}

/** Reads the content of resumes while their owners allow support access. */
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
      await transaction.query('SELECT FROM users WHERE id = (SELECT owner_id FROM resumes WHERE id = $1) FOR SHARE', [
        id,
      ]);
      const [row]: Row[] = await transaction.query(
        `SELECT r.owner_id AS "ownerId", r.title, r.template_key AS "templateKey", r.revision,
                r.updated_at AS "updatedAt", r.data,
                coalesce(u.support_access_until > now(), false) OR EXISTS (
                  SELECT FROM service_requests s
                  WHERE s.resume_id = r.id AND s.user_id = r.owner_id AND s.consented_at IS NOT NULL
                    AND s.state IN ('open', 'in_progress')
                ) AS "isAllowed"
         FROM resumes r JOIN users u ON u.id = r.owner_id
         WHERE r.id = $1 AND r.deleted_at IS NULL AND u.closed_at IS NULL`,
        [id],
      );
      if (!row) throw resumeNotFound();
      if (!row.isAllowed)
        throw new ApiError(
          403,
          'consent_needed',
          'The owner does not allow support to read this resume. They can allow it in their account settings.',
        );
      const { ownerId, title, templateKey, revision, updatedAt, data } = row;
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
