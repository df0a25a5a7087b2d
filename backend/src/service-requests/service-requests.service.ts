import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ServiceRequest, ServiceRequestCreate } from '@shortlist/shared/contract/service-requests';
import { FEATURE_OF_SERVICE } from '@shortlist/shared/service-kinds';
import { ANSWER_HOURS } from '@shortlist/shared/service-times';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/api-error.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { hasResume } from '../resumes/find-resume.js';
import { noSuchResume } from '../resumes/resume-errors.js';
import { RequestNotices } from './request-notices.service.js';
import { asView, OWN_COLUMNS, type ServiceRow } from './service-row.js';

/** Work for people, asked for by those whose plan includes it. */
@Injectable()
export class ServiceRequestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly notices: RequestNotices,
  ) {}

  /** Newest first. */
  async list(userId: string): Promise<ServiceRequest[]> {
    const rows = await this.database.query<ServiceRow[]>(
      `SELECT ${OWN_COLUMNS} FROM service_requests r WHERE r.user_id = $1 ORDER BY r.created_at DESC, r.id`,
      [userId],
    );
    return rows.map(asView);
  }

  async create(userId: string, request: ServiceRequestCreate): Promise<ServiceRequest> {
    const { kind, resumeId } = request;
    await this.entitlements.require(userId, FEATURE_OF_SERVICE[kind]);
    if (resumeId && !(await hasResume(this.database, userId, resumeId))) throw noSuchResume();
    const row = await this.insert(userId, request);
    await this.notices.post(row.id);
    return asView(row);
  }

  private async insert(
    userId: string,
    { kind, resumeId, consent, message }: ServiceRequestCreate,
  ): Promise<ServiceRow> {
    const hours = ANSWER_HOURS[kind][await this.entitlements.planOf(userId)];
    try {
      const [row] = await this.database.query<ServiceRow[]>(
        `INSERT INTO service_requests AS r (user_id, resume_id, kind, message, state, promised_hours, consented_at)
         VALUES ($1, $2, $3, $4, 'open', $5, CASE WHEN $6 THEN now() END)
         RETURNING ${OWN_COLUMNS}`,
        [userId, resumeId ?? null, kind, message, hours, Boolean(resumeId) && consent === true],
      );
      return row!;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict('request_open', 'We are still working on your last request of this kind.');
    }
  }
}
