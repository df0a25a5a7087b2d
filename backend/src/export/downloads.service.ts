import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ExportFormat } from '@shortlist/shared/contract/export';
import { DataSource } from 'typeorm';
import { usageInsert } from '../analytics/record-usage.js';
import { VersionsService, type ExportedRevision } from '../resumes/versions.service.js';
import { StorageRoom } from '../storage/storage-room.service.js';

/** Seconds in which the same file again is the same download: a double click, a browser that asks twice. */
const SAME_DOWNLOAD = 60;

const EXPORTED = usageInsert({ kind: 'exported', label: 'format', userId: 'user_id', from: 'counted' });

/** Stored format of a companion's file, such as `letter_pdf`. */
export type CompanionDownload = `${'letter' | 'guide'}_${ExportFormat}`;

interface HandedOut {
  userId: string;
  format: ExportFormat;
  source: ExportedRevision;
}

/** Remembers what was taken away. */
@Injectable()
export class DownloadsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsService,
    private readonly storage: StorageRoom,
  ) {}

  /** Keeps no version: companions have none. */
  async recordCompanion(userId: string, resumeId: string, download: CompanionDownload): Promise<void> {
    await this.database.query(
      `WITH counted AS (
         INSERT INTO downloads (user_id, resume_id, format)
         SELECT $1, $2, $3 WHERE NOT EXISTS (
           SELECT FROM downloads
           WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > now() - make_interval(secs => $4)
         ) RETURNING user_id, format
       ) ${EXPORTED}`,
      [userId, resumeId, download, SAME_DOWNLOAD],
    );
  }

  /**
   * Counts the download and keeps what the file was made from, both or neither. Where the storage has no room for the
   * version, the download is counted all the same.
   */
  record(handedOut: HandedOut): Promise<void> {
    return this.storage.fit(handedOut.userId, Buffer.byteLength(handedOut.source.data), (keepsVersions) =>
      this.count(handedOut, keepsVersions),
    );
  }

  private async count({ userId, format, source }: HandedOut, keepsVersions: boolean): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const same = `download ${userId} ${source.resumeId} ${source.revision} ${format}`;
      const [lock]: { taken: boolean }[] = await transaction.query(
        'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
        [same],
      );
      // A request at this very moment records the same download. Many at once must not wait for each other, each with a
      // connection in hand.
      if (!lock?.taken) return;
      // Saving locks the résumé before it keeps versions, too: in another order the two could wait for each other.
      await transaction.query('SELECT FROM resumes WHERE id = $1 FOR NO KEY UPDATE', [source.resumeId]);
      if (keepsVersions) await this.versions.keepExported(transaction, source);
      await transaction.query(
        `WITH counted AS (
           INSERT INTO downloads (user_id, resume_id, format)
           SELECT $1, $2, $3 WHERE NOT EXISTS (
             SELECT FROM downloads
             WHERE user_id = $1 AND resume_id = $2 AND format = $3 AND created_at > greatest(
               now() - make_interval(secs => $4),
               -- What was taken away before the last change was another file.
               (SELECT updated_at FROM resumes WHERE id = $2 AND revision = $5)
             )
           ) RETURNING user_id, format
         ) ${EXPORTED}`,
        [userId, source.resumeId, format, SAME_DOWNLOAD, source.revision],
      );
    });
  }
}
