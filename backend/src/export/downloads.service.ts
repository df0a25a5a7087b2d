import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import { DataSource } from 'typeorm';
import { VersionsService, type ExportedRevision } from '../resumes/versions.service.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { countCompanionDownload, countDownload, lockExportedResume, tryLockDownload } from './downloads.queries.js';

/** Seconds within which a second download of the same file is not counted, for example after a double click. */
const SAME_DOWNLOAD_SECONDS = 60;

/** A companion and a file format, as stored in the database, such as `letter_pdf`. */
export type CompanionDownload = `${'letter' | 'guide'}_${ExportFormat}`;

interface DownloadedFile {
  userId: string;
  format: ExportFormat;
  source: ExportedRevision;
}

@Injectable()
export class DownloadsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsService,
    private readonly storage: StorageRoom,
  ) {}

  /** Counts a companion's download. Saves no version, because companions have no versions. */
  async recordCompanion(userId: string, resumeId: string, download: CompanionDownload): Promise<void> {
    await countCompanionDownload(this.database, {
      ...{ userId, resumeId, format: download },
      seconds: SAME_DOWNLOAD_SECONDS,
    });
  }

  /**
   * Counts the download and saves the downloaded content as a version, in one transaction. Saves no version if the
   * storage quota is used up.
   */
  record(file: DownloadedFile): Promise<void> {
    return this.storage.fit(file.userId, Buffer.byteLength(file.source.data), (keepsVersions) =>
      this.count(file, keepsVersions),
    );
  }

  private async count({ userId, format, source }: DownloadedFile, keepsVersions: boolean): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const same = `download ${userId} ${source.resumeId} ${source.revision} ${format}`;
      // Skips a download that a concurrent request is recording: waiting for the lock would occupy a database
      // connection.
      if (!(await tryLockDownload(transaction, same))) return;
      // Locks the resume before its versions, in the same order as a save, to prevent deadlocks.
      await lockExportedResume(transaction, source.resumeId);
      if (keepsVersions) await this.versions.keepExported(transaction, source);
      const { resumeId, revision } = source;
      await countDownload(transaction, { userId, resumeId, revision, format, seconds: SAME_DOWNLOAD_SECONDS });
    });
  }
}
