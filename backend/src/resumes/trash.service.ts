import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { ListQuery, TrashedResume } from '@shortlist/shared/contract/resumes';
import { DataSource, IsNull, Repository } from 'typeorm';
import { WRITE_COST, WriteLimiter } from '../storage/write-limiter.service.js';
import { resumeNotFound } from './tables/resume-errors.js';
import { ResumeRemoval } from './resume-removal.service.js';
import { resumeJson } from './tables/resume-json.js';
import { assertResumeQuota } from './resume-limit.js';
import { trashPage, type Page } from './resume-lists.js';
import { Resume } from './tables/resume.entity.js';
import { findResume } from './tables/resumes.queries.js';

@Injectable()
export class TrashService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(Resume) private readonly resumes: Repository<Resume>,
    private readonly removal: ResumeRemoval,
    private readonly writes: WriteLimiter,
  ) {}

  list(ownerId: string, query: ListQuery): Promise<Page<TrashedResume[]>> {
    return trashPage(this.database, ownerId, query);
  }

  async add(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.resumes.softDelete({ id, ownerId });
    if (!affected) throw resumeNotFound();
  }

  /** Idempotent, so that a client that received no response can repeat the request. */
  async restore(ownerId: string, id: string): Promise<string> {
    await this.writes.count(ownerId, WRITE_COST.addition);
    const live = await findResume(this.database, ownerId, id);
    if (live) return resumeJson(live);
    await this.database.transaction(async (transaction) => {
      if (!(await transaction.exists(Resume, { where: { id, ownerId, purgedAt: IsNull() }, withDeleted: true })))
        throw resumeNotFound();
      await assertResumeQuota(transaction, ownerId, 'from the trash');
      await transaction.restore(Resume, { id, ownerId, purgedAt: IsNull() });
    });
    const restored = await findResume(this.database, ownerId, id);
    if (!restored) throw resumeNotFound();
    return resumeJson(restored);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if ((await this.removal.markTrashed(ownerId, id)) === 0) throw resumeNotFound();
    await this.removal.removeMarkedOf(ownerId);
  }

  async empty(ownerId: string): Promise<void> {
    await this.removal.markTrashed(ownerId);
    await this.removal.removeMarkedOf(ownerId);
  }
}
