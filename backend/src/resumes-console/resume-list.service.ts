import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminResumeList, AdminResumeQuery } from '@shortlist/shared/contract/console/admin-resumes';
import { DataSource } from 'typeorm';
import { listResumes } from './resumes-console.queries.js';

@Injectable()
export class ResumeListService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: AdminResumeQuery): Promise<AdminResumeList> {
    const { rows, total } = await listResumes(this.database, query);
    return {
      items: rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      })),
      total,
    };
  }
}
