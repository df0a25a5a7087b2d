import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import { DataSource } from 'typeorm';
import { usageInsert } from '../usage/record-usage.js';
import { VersionsService, type ExportedRevision } from '../resumes/versions.service.js';
import { StorageRoom } from '../storage/storage-room.service.js';

/** Seconds within which a repeated download is not counted, such as after a double click. */
const SAME_DOWNLOAD_SECONDS = 60;

const EXPORTED = usageInsert({ kind: 'exported', label: 'format', userId: 'user_id', from: 'counted' });

/** Stored format of a companion's file, such as `letter_pdf`. */
export type CompanionDownload = `${'letter' | 'guide'}_${ExportFormat}`;

interface DownloadedFile {
  userId: string;
  format: ExportFormat;
  source: ExportedRevision;
}

/** Records downloads and keeps the downloaded versions. */
@Injectable()
export class DownloadsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsService,
    private readonly storage: StorageRoom,
  ) {}

  /** Records the download of a companion. Keeps no version, because companions have no versions. */
  async recordCompanion(userId: string, resumeId: string, download: CompanionDownload): Promise<void> {
    await this.database.query(
      `WITH counted AS (
         INSERT INTO downloads (user_id, resume_id, format)
         SELECT $1, $2, $3 WHERE NOT EXISTS (
           SELECT FROM downloads
           WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > now() - make_interval(secs => $4)
         ) RETURNING user_id, format
       ) ${EXPORTED}`,
      [userId, resumeId, download, SAME_DOWNLOAD_SECONDS],
    );
  }

  /**
   * Counts the download and keeps its content as a version, in one transaction. Keeps no version if the storage quota
   * is used up.
   */
  record(file: DownloadedFile): Promise<void> {
    return this.storage.fit(file.userId, Buffer.byteLength(file.source.data), (keepsVersions) =>
      this.count(file, keepsVersions),
    );
  }

  private async count({ userId, format, source }: DownloadedFile, keepsVersions: boolean): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const same = `download ${userId} ${source.resumeId} ${source.revision} ${format}`;
      const [lock]: { taken: boolean }[] = await transaction.query(
        'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
        [same],
      );
      // A concurrent request records the same download. Waiting for the lock would occupy a connection.
      if (!lock?.taken) return;
      // Locks the resume before its versions, in the same order as a save, to prevent deadlocks.
      await transaction.query('SELECT FROM resumes WHERE id = $1 FOR NO KEY UPDATE', [source.resumeId]);
      if (keepsVersions) await this.versions.keepExported(transaction, source);
      await transaction.query(
        `WITH counted AS (
           INSERT INTO downloads (user_id, resume_id, format)
           SELECT $1, $2, $3 WHERE NOT EXISTS (
             SELECT FROM downloads
             WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > greatest(
               now() - make_interval(secs => $4),
               -- Before the last change it was a different file.
               (SELECT updated_at FROM resumes WHERE id = $2 AND revision = $5)
             )
           ) RETURNING user_id, format
         ) ${EXPORTED}`,
        [userId, source.resumeId, format, SAME_DOWNLOAD_SECONDS, source.revision],
      );
    });
  }
}
