import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { RESUMES_PER_ACCOUNT, type ResumeCreate, type ResumePatch } from '@shortlist/shared/contract/resumes';
import { defaultTitle } from '@shortlist/shared/resume/resume-data';
import { DataSource, Repository } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { RESUME_COLUMNS, resumeJson, resumesJson, type ResumeRow } from './resume-json.js';
import { Resume } from './resume.entity.js';

const noSuchResume = (): ApiError => ApiError.notFound('résumé');

/** Every statement names the owner: what is not yours is not there. Answers are JSON text, see `resumeJson`. */
@Injectable()
export class ResumesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
  ) {}

  async list(ownerId: string): Promise<string> {
    const rows: ResumeRow[] = await this.database.query(
      `SELECT ${RESUME_COLUMNS} FROM resumes WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY updated_at DESC, id`,
      [ownerId],
    );
    return resumesJson(rows);
  }

  async read(ownerId: string, id: string): Promise<string> {
    const row = await this.find(ownerId, id);
    if (!row) throw noSuchResume();
    return resumeJson(row);
  }

  /** The same id again is the same résumé; `created` tells which it was. */
  async create(ownerId: string, body: ResumeCreate): Promise<{ created: boolean; json: string }> {
    const { id = randomUUID(), templateKey, data, jdText = null } = body;
    const title = body.title?.trim() ? body.title : defaultTitle(data);
    const known = body.id && (await this.find(ownerId, id));
    if (known) return { created: false, json: resumeJson(known) };
    await this.refuseOneTooMany(ownerId);
    const inserted: ResumeRow[] = await this.database.query(
      `INSERT INTO resumes (id, owner_id, title, template_key, data, jd_text)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO NOTHING
       RETURNING ${RESUME_COLUMNS}`,
      [id, ownerId, title, templateKey, JSON.stringify(data), jdText],
    );
    if (inserted[0]) return { created: true, json: resumeJson(inserted[0]) };
    // Two equal requests at once: the other one was first. Else the id is somebody's, or in the trash.
    const other = await this.find(ownerId, id);
    if (!other) throw ApiError.conflict('resume_id_taken', 'This id cannot be used. Please choose another one.');
    return { created: false, json: resumeJson(other) };
  }

  /** With a `revision`, only when nobody changed the résumé since. */
  async patch(ownerId: string, id: string, { revision, ...changes }: ResumePatch): Promise<string> {
    const columns = Object.entries({
      title: changes.title,
      template_key: changes.templateKey,
      data: changes.data && JSON.stringify(changes.data),
      jd_text: changes.jdText,
    }).filter(([, value]) => value !== undefined);
    if (columns.length > 0) {
      const assignments = columns.map(([column], index) => `${column} = $${index + 4}`).join(', ');
      const [rows]: [ResumeRow[], number] = await this.database.query(
        `UPDATE resumes SET ${assignments}, revision = revision + 1, updated_at = now()
         WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL AND revision = coalesce($3, revision)
         RETURNING ${RESUME_COLUMNS}`,
        [id, ownerId, revision ?? null, ...columns.map(([, value]) => value)],
      );
      if (rows[0]) return resumeJson(rows[0]);
    }
    const current = await this.find(ownerId, id);
    if (!current) throw noSuchResume();
    if (columns.length === 0 && (revision === undefined || revision === current.revision)) return resumeJson(current);
    throw ApiError.conflict(
      'resume_changed',
      'This résumé was changed somewhere else in the meantime.',
      JSON.parse(resumeJson(current)),
    );
  }

  async moveToTrash(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.resumes.softDelete({ id, ownerId });
    if (!affected) throw noSuchResume();
  }

  async restore(ownerId: string, id: string): Promise<string> {
    await this.refuseOneTooMany(ownerId);
    const { affected } = await this.resumes.restore({ id, ownerId });
    if (!affected) throw noSuchResume();
    return this.read(ownerId, id);
  }

  private async find(ownerId: string, id: string): Promise<ResumeRow | undefined> {
    const rows: ResumeRow[] = await this.database.query(
      `SELECT ${RESUME_COLUMNS} FROM resumes WHERE id = $1 AND owner_id = $2 AND deleted_at IS NULL`,
      [id, ownerId],
    );
    return rows[0];
  }

  private async refuseOneTooMany(ownerId: string): Promise<void> {
    if ((await this.resumes.countBy({ ownerId })) < RESUMES_PER_ACCOUNT) return;
    throw ApiError.conflict(
      'too_many_resumes',
      `An account holds ${RESUMES_PER_ACCOUNT} résumés. Please delete one you no longer need.`,
    );
  }
}
