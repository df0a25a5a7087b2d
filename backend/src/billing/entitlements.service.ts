import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import type { Plan } from '@shortlist/shared/plans';
import { DataSource } from 'typeorm';

interface DownloadRequest {
  userId: string;
  resumeId: string;
  format: ExportFormat;
}

/** Whatever one can take away of one's own words without paying. */
const FREE_FORMATS: readonly ExportFormat[] = ['text', 'json'];

/** A plan that counts now: paid for, or in the days of grace after a renewal that failed. */
const RUNNING = `(
  state = 'active' AND (NOT cancels_at_period_end OR period_end > now())
  OR state = 'past_due' AND grace_until > now()
)`;

/** The one place that knows what somebody has paid for, and so what they may do. */
@Injectable()
export class EntitlementsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Of somebody's own résumé; whose it is has been looked at before. */
  async mayDownload({ userId, resumeId, format }: DownloadRequest): Promise<boolean> {
    if (FREE_FORMATS.includes(format)) return true;
    const rows: { may: boolean }[] = await this.database.query(
      `SELECT EXISTS (SELECT FROM subscriptions WHERE user_id = $1 AND ${RUNNING})
         OR EXISTS (SELECT FROM orders WHERE user_id = $1 AND resume_id = $2 AND state = 'paid') AS may`,
      [userId, resumeId],
    );
    return rows[0]?.may === true;
  }

  async planOf(userId: string): Promise<Plan> {
    const rows: { plan: PaidPlan }[] = await this.database.query(
      `SELECT plan FROM subscriptions WHERE user_id = $1 AND ${RUNNING}`,
      [userId],
    );
    return rows[0]?.plan ?? 'free';
  }

  /** The end of the period that is paid for. */
  async renewalOf(userId: string): Promise<Date | null> {
    const rows: { paid_until: Date | null }[] = await this.database.query(
      `SELECT CASE state WHEN 'past_due' THEN period_start ELSE period_end END AS paid_until
       FROM subscriptions WHERE user_id = $1 AND ${RUNNING}`,
      [userId],
    );
    return rows[0]?.paid_until ?? null;
  }

  /** Ids of the résumés whose download was paid for one by one. */
  async unlockedResumes(userId: string): Promise<string[]> {
    const rows: { resume_id: string }[] = await this.database.query(
      `SELECT resume_id FROM orders WHERE user_id = $1 AND state = 'paid' ORDER BY paid_at DESC`,
      [userId],
    );
    return rows.map((row) => row.resume_id);
  }
}
