import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import { firstPlanWith, PLAN_MATRIX, PLAN_NAMES, type Plan, type PlanFeature } from '@shortlist/shared/product/plans';
import { EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import {
  findDownloadAccess,
  findGrantEnd,
  findPaidUntil,
  findRunningPlan,
  listUnlockedResumes,
} from './entitlements.queries.js';

interface DownloadRequest {
  userId: string;
  resumeId: string;
  format: ExportFormat;
}

const FEATURE_OF: Readonly<Record<ExportFormat, PlanFeature>> = {
  text: 'text',
  json: 'saving',
  pdf: 'downloads',
  docx: 'downloads',
};

@Injectable()
export class EntitlementsService {
  constructor(@InjectEntityManager() private readonly database: EntityManager) {}

  /** Callers must first check who owns the resume. */
  async mayDownload({ userId, resumeId, format }: DownloadRequest): Promise<boolean> {
    const { plan, isPaid } = await findDownloadAccess(this.database, { userId, resumeId });
    const access = PLAN_MATRIX[plan ?? 'free'][FEATURE_OF[format]];
    return access === 'per resume' ? isPaid : access === 'included';
  }

  /** Requires a plan that includes the feature. @throws {ApiError} 402 with the name of the required plan */
  async require(userId: string | null, feature: PlanFeature): Promise<void> {
    const access = PLAN_MATRIX[userId === null ? 'visitor' : await this.planOf(userId)][feature];
    if (access === 'included') return;
    throw new ApiError(402, 'plan_required', `This is a feature of the ${PLAN_NAMES[firstPlanWith(feature)]} plan.`);
  }

  async planOf(userId: string): Promise<Plan> {
    return (await findRunningPlan(this.database, userId)) ?? 'free';
  }

  /** Returns the end of the running plan's paid or granted period; null without a plan. */
  async renewalOf(userId: string): Promise<Date | null> {
    const paid = await findPaidUntil(this.database, userId);
    return paid ? paid.until : findGrantEnd(this.database, userId);
  }

  unlockedResumes(userId: string): Promise<string[]> {
    return listUnlockedResumes(this.database, userId);
  }
}
