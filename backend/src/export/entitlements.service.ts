import { Injectable } from '@nestjs/common';
import type { ExportFormat } from '@shortlist/shared/contract/export';

interface DownloadRequest {
  userId: string;
  resumeId: string;
  format: ExportFormat;
}

/** The one place that decides whether somebody may take a file away. */
@Injectable()
export class EntitlementsService {
  /** Every format is free for the owner of the résumé. */
  readonly mayDownload: (request: DownloadRequest) => Promise<boolean> = () => Promise.resolve(true);
}
