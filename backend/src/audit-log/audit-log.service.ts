import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditList, AuditQuery } from '@shortlist/shared/contract/common/audit-log';
import { DataSource } from 'typeorm';
import { listAuditEntries } from './audit-log.queries.js';

@Injectable()
export class AuditLogService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: AuditQuery): Promise<AuditList> {
    const { rows, total } = await listAuditEntries(this.database, query);
    return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total };
  }
}
