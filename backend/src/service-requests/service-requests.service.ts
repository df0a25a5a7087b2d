import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ServiceRequest, ServiceRequestCreate } from '@shortlist/shared/contract/service-requests';
import { FEATURE_OF_SERVICE } from '@shortlist/shared/product/service-kinds';
import { ANSWER_HOURS } from '@shortlist/shared/product/service-times';
import { DataSource } from 'typeorm';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { ApiError } from '../core/errors/api-error.js';
import { isUniqueViolation } from '../core/errors/unique-violation.js';
import { hasResume } from '../resumes/tables/find-resume.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { RequestNotices } from './request-notices.service.js';
import { insertRequest, listOwnRequests, type ServiceRow } from './tables/service-requests.queries.js';
import { asView } from './tables/service-row.js';

@Injectable()
export class ServiceRequestsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly notices: RequestNotices,
  ) {}

  async list(userId: string): Promise<ServiceRequest[]> {
    return (await listOwnRequests(this.database, userId)).map(asView);
  }

  async create(userId: string, request: ServiceRequestCreate): Promise<ServiceRequest> {
    const { kind, resumeId } = request;
    await this.entitlements.require(userId, FEATURE_OF_SERVICE[kind]);
    if (resumeId && !(await hasResume(this.database, userId, resumeId))) throw resumeNotFound();
    const row = await this.insert(userId, request);
    await this.notices.post(row.id);
    return asView(row);
  }

  private async insert(
    userId: string,
    { kind, resumeId, consent, message }: ServiceRequestCreate,
  ): Promise<ServiceRow> {
    const promisedHours = ANSWER_HOURS[kind][await this.entitlements.planOf(userId)];
    try {
      return await insertRequest(this.database, {
        userId,
        resumeId: resumeId ?? null,
        kind,
        message,
        promisedHours,
        isConsented: Boolean(resumeId) && consent === true,
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict(
        'request_open',
        'Your request was not sent, because you already have an open request of this type. Please wait for our answer first.',
      );
    }
  }
}
