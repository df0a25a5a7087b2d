import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { TrashedResume } from '@shortlist/shared/contract/resumes';
import { DataSource, IsNull, Not, Repository } from 'typeorm';
import { findResume } from './find-resume.js';
import { noSuchResume } from './resume-errors.js';
import { resumeJson } from './resume-json.js';
import { makeSureOneFits } from './resume-limit.js';
import { Resume } from './resume.entity.js';

interface TrashedRow extends Omit<TrashedResume, 'updatedAt' | 'deletedAt'> {
  updatedAt: Date;
  deletedAt: Date;
}

/** Where deleted résumés wait until the sweep takes them. */
@Injectable()
export class TrashService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
  ) {}

  async list(ownerId: string): Promise<TrashedResume[]> {
    const rows: TrashedRow[] = await this.database.query(
      `SELECT id, title, template_key AS "templateKey",
              coalesce(data->'personal'->>'fullName', '') AS "fullName",
              coalesce(data->'personal'->>'jobTitle', '') AS "jobTitle",
              updated_at AS "updatedAt", deleted_at AS "deletedAt"
       FROM resumes WHERE owner_id = $1 AND deleted_at IS NOT NULL ORDER BY deleted_at DESC, id`,
      [ownerId],
    );
    return rows.map(({ updatedAt, deletedAt, ...row }) => ({
      ...row,
      updatedAt: updatedAt.toISOString(),
      deletedAt: deletedAt.toISOString(),
    }));
  }

  async put(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.resumes.softDelete({ id, ownerId });
    if (!affected) throw noSuchResume();
  }

  /** What is not in the trash any more stays as it is: an answer may get lost, and the person asks again. */
  async restore(ownerId: string, id: string): Promise<string> {
    const live = await findResume(this.database, ownerId, id);
    if (live) return resumeJson(live);
    await this.database.transaction(async (transaction) => {
      if (!(await transaction.exists(Resume, { where: { id, ownerId }, withDeleted: true }))) throw noSuchResume();
      await makeSureOneFits(transaction, ownerId);
      await transaction.restore(Resume, { id, ownerId });
    });
    const restored = await findResume(this.database, ownerId, id);
    if (!restored) throw noSuchResume();
    return resumeJson(restored);
  }

  /** For good, with its versions and files. Only what is in the trash: a live résumé has to go there first. */
  async remove(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.resumes.delete({ id, ownerId, deletedAt: Not(IsNull()) });
    if (!affected) throw noSuchResume();
  }

  async empty(ownerId: string): Promise<void> {
    await this.resumes.delete({ ownerId, deletedAt: Not(IsNull()) });
  }
}
