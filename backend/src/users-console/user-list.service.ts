import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AdminUserList, AdminUserQuery } from '@shortlist/shared/contract/admin-users';
import { DataSource } from 'typeorm';
import { USER_COLUMNS, type UserRow } from './user-columns.js';

/** Leaves out deleted accounts that await the removal of their rows. */
const USERS = `SELECT ${USER_COLUMNS} FROM users u WHERE u.closed_at IS NULL
  AND ($1 = '' OR position(lower($1) in lower(concat_ws(' ', u.email, u.first_name, u.last_name))) > 0)`;

const MATCHES = `($2::text IS NULL OR plan = $2) AND ($3::text IS NULL OR status = $3)`;

const ORDER = {
  createdAt: '"createdAt"',
  lastActive: '"lastActive"',
  email: 'email',
} as const satisfies Record<AdminUserQuery['sort'], string>;

@Injectable()
export class UserListService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list({ page, perPage, sort, order, q, plan, status }: AdminUserQuery): Promise<AdminUserList> {
    const filter = [q, plan ?? null, status ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<UserRow[]>(
        `SELECT * FROM (${USERS}) users WHERE ${MATCHES}
         ORDER BY ${ORDER[sort]} ${order} NULLS LAST, id LIMIT $4 OFFSET $5`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (${USERS}) users WHERE ${MATCHES}`,
        filter,
      ),
    ]);
    return {
      items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      total: counts[0]!.total,
    };
  }
}
