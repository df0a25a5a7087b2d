import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  AdminResumeItem,
  AdminResumeList,
  AdminResumeQuery,
} from '@shortlist/shared/contract/console/admin-resumes';
import { DataSource } from 'typeorm';

type Row = Omit<AdminResumeItem, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

const IS_UNLOCKED = `EXISTS (SELECT FROM orders o WHERE o.resume_id = r.id AND o.state = 'paid')`;

/** SQL condition for listed resumes. Excludes permanently deleted ones whose rows are not yet removed. */
const MATCHES = `
  FROM resumes r JOIN users u ON u.id = r.owner_id
  WHERE r.purged_at IS NULL AND u.closed_at IS NULL
    AND ($1 = '' OR r.id::text = lower($1) OR position(lower($1) in u.email) > 0)
    AND ($2::text IS NULL OR r.template_key = $2)
    AND ($3::text IS NULL OR (r.deleted_at IS NULL) = ($3 = 'live'))
    AND ($4::text IS NULL OR ${IS_UNLOCKED} = ($4 = 'yes'))`;

const ORDER = {
  updatedAt: 'r.updated_at',
  createdAt: 'r.created_at',
  bytes: 'r.bytes',
  email: 'u.email',
} as const satisfies Record<AdminResumeQuery['sort'], string>;

@Injectable()
export class ResumeListService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(query: AdminResumeQuery): Promise<AdminResumeList> {
    const { page, perPage, sort, order, q, template, place, unlocked } = query;
    const filter = [q, template ?? null, place ?? null, unlocked ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(
        `SELECT r.id, json_build_object('id', u.id, 'email', u.email) AS user, r.template_key AS "templateKey",
                CASE WHEN r.deleted_at IS NULL THEN 'live' ELSE 'trash' END AS place, ${IS_UNLOCKED} AS "isUnlocked",
                r.bytes, (SELECT count(*)::int FROM resume_versions v WHERE v.resume_id = r.id) AS versions,
                r.created_at AS "createdAt", r.updated_at AS "updatedAt"
         ${MATCHES} ORDER BY ${ORDER[sort]} ${order}, r.id LIMIT $5 OFFSET $6`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(`SELECT count(*)::int AS total ${MATCHES}`, filter),
    ]);
    return {
      items: rows.map(({ createdAt, updatedAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      })),
      total: counts[0]!.total,
    };
  }
}
