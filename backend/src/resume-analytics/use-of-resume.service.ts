import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { latestWeeks } from '@shortlist/shared/analytics/weeks';
import { WEEKS_SHOWN, type ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { DataSource } from 'typeorm';
import { countDownloadsByFormat, countDownloadsByWeek, listWrittenCompanions } from './resume-analytics.queries.js';

type Use = ResumeAnalytics['use'];

@Injectable()
export class UseOfResumeService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async of(ownerId: string, resumeId: string, today: Date): Promise<Use> {
    const [formats, weeks, texts] = await Promise.all([
      countDownloadsByFormat(this.database, { ownerId, resumeId }),
      countDownloadsByWeek(this.database, { ownerId, resumeId, weeks: WEEKS_SHOWN }),
      listWrittenCompanions(this.database, resumeId),
    ]);
    return {
      formats,
      weeks: latestWeeks(weeks, today, WEEKS_SHOWN),
      texts: texts.map(({ kind, updatedAt }) => ({ kind, updatedAt: updatedAt.toISOString() })),
    };
  }
}
