import { Injectable } from '@nestjs/common';
import type { Plan } from '@shortlist/shared/plans';
import type { ExportFormat } from '@shortlist/shared/contract/export';

interface DownloadRequest {
  userId: string;
  resumeId: string;
  format: ExportFormat;
}

/** The one place that knows what somebody has paid for, and so what they may do. Nothing can be bought yet. */
@Injectable()
export class EntitlementsService {
  /** Every format is free for the owner of the résumé. */
  readonly mayDownload: (request: DownloadRequest) => Promise<boolean> = () => Promise.resolve(true);

  readonly planOf: (userId: string) => Promise<Plan> = () => Promise.resolve('free');

  /** The end of the period that is paid for. */
  readonly renewalOf: (userId: string) => Promise<Date | null> = () => Promise.resolve(null);

  /** Ids of the résumés whose download was paid for one by one. */
  readonly unlockedResumes: (userId: string) => Promise<string[]> = () => Promise.resolve([]);
}
