import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ResumeCreate, ResumePatch } from '@shortlist/shared/contract/resumes';
import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { findResume } from './find-resume.js';
import { noSuchResume, resumeChanged } from './resume-errors.js';
import { RESUME_COLUMNS, resumeJson, resumesJson, type ResumeRow } from './resume-json.js';
import { makeSureOneFits } from './resume-limit.js';
import { saveStatement, type Save, type SavedRow } from './save-statement.js';
import { VersionsService } from './versions.service.js';

/** Every statement names the owner: what is not yours is not there. Answers are JSON text, see `resumeJson`. */
@Injectable()
export class ResumesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly versions: VersionsService,
  ) {}

  async list(ownerId: string): Promise<string> {
    const rows: ResumeRow[] = await this.database.query(
      `SELECT ${RESUME_COLUMNS} FROM resumes WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY updated_at DESC, id`,
      [ownerId],
    );
    return resumesJson(rows);
  }

  async read(ownerId: string, id: string): Promise<string> {
    const row = await findResume(this.database, ownerId, id);
    if (!row) throw noSuchResume();
    return resumeJson(row);
  }

  /** The same id again is the same résumé; `created` tells which it was. */
  async create(ownerId: string, body: ResumeCreate): Promise<{ created: boolean; json: string }> {
    const { id = randomUUID(), templateKey, data, jdText = null } = body;
    const title = body.title?.trim() ? body.title : defaultTitle(data);
    const known = body.id && (await findResume(this.database, ownerId, id));
    if (known) return { created: false, json: resumeJson(known) };
    const inserted = await this.database.transaction(async (transaction) => {
      await makeSureOneFits(transaction, ownerId);
      const rows: ResumeRow[] = await transaction.query(
        `INSERT INTO resumes (id, owner_id, title, template_key, data, jd_text)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING
         RETURNING ${RESUME_COLUMNS}`,
        [id, ownerId, title, templateKey, JSON.stringify(data), jdText],
      );
      return rows[0];
    });
    if (inserted) return { created: true, json: resumeJson(inserted) };
    // Two equal requests at once: the other one was first. Else the id is somebody's, or in the trash.
    const other = await findResume(this.database, ownerId, id);
    if (!other) throw ApiError.conflict('resume_id_taken', 'This id cannot be used. Please choose another one.');
    return { created: false, json: resumeJson(other) };
  }

  /** With a `revision`, only when nobody changed the résumé since. */
  async patch(ownerId: string, id: string, { revision, change, ...changes }: ResumePatch): Promise<string> {
    const values = valuesOf(changes);
    if (values.length > 0) {
      const rows: SavedRow[] = await this.database.query(...saveStatement({ ownerId, id, revision, change, values }));
      if (rows[0]?.versioned) await this.versions.makeRoom(id);
      if (rows[0]) return resumeJson(rows[0]);
    }
    const current = await findResume(this.database, ownerId, id);
    if (!current) throw noSuchResume();
    if (values.length === 0 && (revision === undefined || revision === current.revision)) return resumeJson(current);
    throw resumeChanged(current);
  }
}

function valuesOf({ title, templateKey, data, jdText }: Omit<ResumePatch, 'revision' | 'change'>): Save['values'] {
  const values: Save['values'] = [];
  if (title !== undefined) values.push(['title', title]);
  if (templateKey !== undefined) values.push(['template_key', templateKey]);
  if (data !== undefined) values.push(['data', JSON.stringify(data)]);
  if (jdText !== undefined) values.push(['jd_text', jdText]);
  return values;
}
