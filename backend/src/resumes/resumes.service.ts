import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ListQuery, ResumeCreate, ResumePatch, ResumeSummary } from '@shortlist/shared/contract/resumes';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { defaultTitle, LIMITS, type ResumeData } from '@shortlist/shared/resume/resume-data';
import { DataSource, type EntityManager } from 'typeorm';
import { saves } from '../core/metrics/saves.js';
import { recordUsage } from '../usage/record-usage.js';
import { ApiError } from '../core/errors/api-error.js';
import { StorageRoom } from '../storage/storage-room.service.js';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { resumeNotFound, resumeChanged } from './tables/resume-errors.js';
import { resumeJson } from './tables/resume-json.js';
import { assertResumeQuota } from './resume-limit.js';
import { recordsPage, summariesPage, type Page } from './resume-lists.js';
import { findResume, insertResume, lockResume, saveResume, type ResumeOfSession } from './tables/resumes.queries.js';
import type { Save } from './tables/save-statement.js';
import { VersionsService } from './versions.service.js';

const SAVED = { kind: 'resume', outcome: 'saved' };
const CONFLICT = { kind: 'resume', outcome: 'conflict' };

/** Every statement filters by owner. Responses are JSON text, see `resumeJson`. */
@Injectable()
export class ResumesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsService,
    private readonly storage: StorageRoom,
    private readonly writes: WriteLimiter,
  ) {}

  list(ownerId: string, query: ListQuery): Promise<Page<string>> {
    return recordsPage(this.database, ownerId, query);
  }

  summaries(ownerId: string, query: ListQuery): Promise<Page<ResumeSummary[]>> {
    return summariesPage(this.database, ownerId, query);
  }

  /** @throws ApiError 404 if the user has no such resume */
  read(row: ResumeOfSession): string {
    if (row.id === null) throw resumeNotFound();
    return resumeJson(row);
  }

  /** Returns the existing resume, with `created` false, if a request with the same id is repeated. */
  async create(ownerId: string, body: ResumeCreate): Promise<{ created: boolean; json: string }> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const { id = randomUUID(), templateKey, data, jdText = null } = body;
    const title = body.title?.trim() ? body.title : defaultTitle(data);
    const known = body.id && (await findResume(this.database, ownerId, id));
    if (known) return { created: false, json: resumeJson(known) };
    const values = { id, ownerId, title, templateKey, data: JSON.stringify(data), jdText };
    const inserted = await this.storage.fit(ownerId, bytesOf(Object.values(values)), () =>
      this.database.transaction(async (transaction) => {
        await assertResumeQuota(transaction, ownerId, 'new');
        const row = await insertResume(transaction, values);
        if (row) await recordUsage(transaction, { kind: 'resume_created', userId: ownerId });
        return row;
      }),
    );
    if (inserted) return { created: true, json: resumeJson(inserted) };
    // The id is taken by a concurrent identical request, by another account, or by a resume in the trash.
    const other = await findResume(this.database, ownerId, id);
    if (!other) throw ApiError.conflict('resume_id_taken', 'This resume ID cannot be used. Please choose another one.');
    return { created: false, json: resumeJson(other) };
  }

  /** With a `revision`, saves only if the current revision equals it. */
  async patch(ownerId: string, id: string, { revision, change, ...changes }: ResumePatch): Promise<string> {
    // An accepted AI suggestion always saves versions, so it counts as much toward the write limit as a new resume.
    await this.writes.count(ownerId, change === 'ai' ? WRITE_COST.addition : WRITE_COST.save);
    const values = valuesOf(changes);
    if (values.length > 0) {
      const bytes = bytesOf(values.map(([, value]) => value));
      const saved = await this.storage.fit(ownerId, bytes, (keepsVersions) =>
        saveResume(this.database, { ownerId, id, revision, change, values, keepsVersions }),
      );
      if (saved?.versioned) await this.versions.makeRoom(id);
      if (saved) {
        saves.inc(SAVED);
        return resumeJson(saved);
      }
    }
    const current = await findResume(this.database, ownerId, id);
    if (!current) throw resumeNotFound();
    if (values.length === 0 && (revision === undefined || revision === current.revision)) return resumeJson(current);
    saves.inc(CONFLICT);
    throw resumeChanged(current);
  }

  /**
   * Passes the current content to `write` under a lock, and saves the content that `write` returns, if any. `write`
   * gets undefined if the resume is deleted. `write` may run again after storage was freed.
   */
  async rewrite<Outcome>(
    ownerId: string,
    id: string | null,
    change: Save['change'],
    write: Rewriting<Outcome>,
  ): Promise<{ outcome: Outcome; saved: string | undefined }> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const { outcome, row } = await this.storage.fit(ownerId, LIMITS.bodyBytes, (keepsVersions) =>
      this.database.transaction(async (transaction) => {
        const current = await lockResume(transaction, { id, ownerId });
        const { content, outcome } = await write(transaction, current && readResumeData(JSON.parse(current.data)));
        if (!current || !content) return { outcome };
        const values = valuesOf({ data: content });
        return { outcome, row: await saveResume(transaction, { ...current, ownerId, change, values, keepsVersions }) };
      }),
    );
    if (row?.versioned) await this.versions.makeRoom(row.id);
    return { outcome, saved: row && resumeJson(row) };
  }
}

type Rewriting<Outcome> = (
  transaction: EntityManager,
  content: ResumeData | undefined,
) => Promise<{ content?: ResumeData; outcome: Outcome }>;

function valuesOf({ title, templateKey, data, jdText }: Omit<ResumePatch, 'revision' | 'change'>): Save['values'] {
  const values: Save['values'] = [];
  if (title !== undefined) values.push(['title', title]);
  if (templateKey !== undefined) values.push(['template_key', templateKey]);
  if (data !== undefined) values.push(['data', JSON.stringify(data)]);
  if (jdText !== undefined) values.push(['jd_text', jdText]);
  return values;
}

const bytesOf = (values: (string | null)[]): number =>
  values.reduce((sum, value) => sum + Buffer.byteLength(value ?? ''), 0);
