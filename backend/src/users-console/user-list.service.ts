import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUserList, AdminUserQuery } from '@shortlist/shared/contract/console/admin-users';
import { DataSource } from 'typeorm';
import { listUsers } from './users-console.queries.js';

@Injectable()
export class UserListService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: AdminUserQuery): Promise<AdminUserList> {
    const { rows, total } = await listUsers(this.database, query);
    return {
      items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      total,
    };
  }
}
