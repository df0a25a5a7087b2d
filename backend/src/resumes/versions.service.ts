import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { VersionSummary } from '@shortlist/shared/contract/resume-versions';
import { LIMITS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { findResume, hasResume } from './find-resume.js';
import { resumeNotFound, resumeChanged } from './resume-errors.js';
import { resumeJson, type ResumeRow } from './resume-json.js';
import { VERSION_COLUMNS, versionJson, type VersionRow } from './version-json.js';
import { KEEP_EXPORTED, REMOVE_TOO_MANY, restoreVersion } from './version-statements.js';

/** The content that a file was rendered from. */
export interface ExportedRevision {
  resumeId: string;
  revision: number;
  title: string;
  templateKey: TemplateKey;
  data: string;
  jdText: string | null;
}

interface SummaryRow extends Omit<VersionSummary, 'createdAt'> {
  createdAt: Date;
}

const versionNotFound = (): ApiError => ApiError.notFound('version');

/** The version history. Saving also keeps versions, see `saveStatement`. */
@Injectable()
export class VersionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  async list(ownerId: string, resumeId: string): Promise<VersionSummary[]> {
    if (!(await hasResume(this.database, ownerId, resumeId))) throw resumeNotFound();
    const rows: SummaryRow[] = await this.database.query(
      `SELECT id, reason, revision, title, template_key AS "templateKey", created_at AS "createdAt"
       FROM resume_versions WHERE resume_id = $1 ORDER BY revision DESC`,
      [resumeId],
    );
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  }

  async read(ownerId: string, resumeId: string, versionId: string): Promise<string> {
    const rows: VersionRow[] = await this.database.query(
      `SELECT ${VERSION_COLUMNS} FROM resume_versions WHERE id = $3 AND resume_id = (
         SELECT id FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL
       )`,
      [resumeId, ownerId, versionId],
    );
    if (!rows[0]) throw versionNotFound();
    return versionJson(rows[0]);
  }

  /** Changes nothing if the content is the same, so restoring is idempotent. */
  async restore(ownerId: string, resumeId: string, versionId: string, revision?: number): Promise<string> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const restored: ResumeRow[] = await this.storage.fit(ownerId, LIMITS.bodyBytes, (keepsVersions) =>
      this.database.query(restoreVersion(keepsVersions), [resumeId, ownerId, revision ?? null, versionId]),
    );
    if (restored[0]) {
      await this.makeRoom(resumeId);
      return resumeJson(restored[0]);
    }
    // Throws if the version does not exist.
    await this.read(ownerId, resumeId, versionId);
    const current = await findResume(this.database, ownerId, resumeId);
    if (!current) throw resumeNotFound();
    if (revision !== undefined && revision !== current.revision) throw resumeChanged(current);
    return resumeJson(current);
  }

  /** Permanently deletes a version. The résumé's current content does not change. */
  async delete(ownerId: string, resumeId: string, versionId: string): Promise<void> {
    const [, removed] = await this.database.query<[unknown[], number]>(
      // Locks the account's usage before the version; every statement that needs both uses this order.
      `WITH usage AS MATERIALIZED (SELECT FROM account_usage WHERE owner_id = $2 FOR UPDATE)
       DELETE FROM resume_versions WHERE id = $3 AND (SELECT count(*) FROM usage) >= 0 AND resume_id = (
         SELECT id FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL
       )`,
      [resumeId, ownerId, versionId],
    );
    if (removed === 0) throw versionNotFound();
  }

  /** Call in the transaction that records the download. */
  async keepExported(transaction: EntityManager, exported: ExportedRevision): Promise<void> {
    const { resumeId, revision, title, templateKey, data, jdText } = exported;
    const kept: unknown[] = await transaction.query(KEEP_EXPORTED, [
      resumeId,
      revision,
      title,
      templateKey,
      data,
      jdText,
    ]);
    if (kept.length === 0) return;
    await transaction.query('UPDATE resumes SET versioned_at = now() WHERE id = $1', [resumeId]);
    await transaction.query(REMOVE_TOO_MANY, [resumeId]);
  }

  /** Call after versions may have been kept. */
  async makeRoom(resumeId: string): Promise<void> {
    await this.database.query(REMOVE_TOO_MANY, [resumeId]);
  }
}
