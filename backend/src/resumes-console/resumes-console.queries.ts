import type { AdminResumeItem, AdminResumeQuery, ReadResume } from '@shortlist/shared/contract/console/admin-resumes';
import type { EntityManager } from 'typeorm';
import { countListed, pageOf, patternOf } from '../core/sql/console-list.js';
import type { Database } from '../core/sql/sql.js';
import { usersByEmail } from '../users/user-search.js';

type ItemRow = Omit<AdminResumeItem, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

/** SQL condition: the resume's download is paid. Compares the user's id, because the index starts with that column. */
const IS_UNLOCKED = `EXISTS (
  SELECT FROM orders o WHERE o.user_id = r.owner_id AND o.resume_id = r.id AND o.state = 'paid')`;

const IS_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** SQL conditions for resumes outside and inside the trash. An index supports the condition for the trash. */
const IS_IN = { live: 'r.deleted_at IS NULL', trash: 'r.deleted_at IS NOT NULL' } as const;

/** Excludes permanently deleted resumes whose rows are not yet removed. */
function resumesWith({ q, place }: Pick<AdminResumeQuery, 'q' | 'place'>): string {
  const found = IS_ID.test(q) ? 'r.id = $1::text::uuid' : `r.owner_id = ANY (${usersByEmail('$1')})`;
  return `
    FROM resumes r JOIN users u ON u.id = r.owner_id
    WHERE r.purged_at IS NULL AND u.closed_at IS NULL AND ${q === '' ? `$1 = ''` : found}
      AND ($2::text IS NULL OR r.template_key = $2) AND ${place ? IS_IN[place] : 'true'}
      AND ($3::text IS NULL OR ${IS_UNLOCKED} = ($3 = 'yes'))`;
}

const ORDER = {
  updatedAt: 'r.updated_at',
  createdAt: 'r.created_at',
  bytes: 'r.bytes',
  email: 'u.email',
} as const satisfies Record<AdminResumeQuery['sort'], string>;

export async function listResumes(
  database: Database,
  { page, perPage, sort, order, q, template, place, unlocked }: AdminResumeQuery,
): Promise<{ rows: ItemRow[]; total: number }> {
  const resumes = resumesWith({ q, place });
  const filter = [IS_ID.test(q) ? q : patternOf(q), template ?? null, unlocked ?? null];
  const [rows, counts] = await Promise.all([
    database.query<ItemRow[]>(
      `SELECT r.id, json_build_object('id', u.id, 'email', u.email) AS user, r.template_key AS "templateKey",
              CASE WHEN r.deleted_at IS NULL THEN 'live' ELSE 'trash' END AS place, ${IS_UNLOCKED} AS "isUnlocked",
              r.bytes, (SELECT count(*)::int FROM resume_versions v WHERE v.resume_id = r.id) AS versions,
              r.created_at AS "createdAt", r.updated_at AS "updatedAt"
       ${resumes} ORDER BY ${ORDER[sort]} ${order}, r.id LIMIT $4 OFFSET $5`,
      [...filter, ...pageOf({ page, perPage })],
    ),
    database.query<{ total: number }[]>(countListed(resumes), filter),
  ]);
  return { rows, total: counts[0]!.total };
}

/** Locks the owner's account, so that withdrawing consent has to wait. */
export const lockOwnerOf = (transaction: EntityManager, resumeId: string): Promise<unknown> =>
  transaction.query('SELECT FROM users WHERE id = (SELECT owner_id FROM resumes WHERE id = $1) FOR SHARE', [resumeId]);

export interface ReadableResume extends Omit<ReadResume, 'updatedAt'> {
  ownerId: string;
  updatedAt: Date;
  /**
   * Whether the owner allows staff to read the resume, either in the account's settings or with an open service
   * request.
   */
  isAllowed: boolean;
}

/** Finds a resume that is not in the trash. */
export async function findReadableResume(
  transaction: EntityManager,
  resumeId: string,
): Promise<ReadableResume | undefined> {
  const rows: ReadableResume[] = await transaction.query(
    `SELECT r.owner_id AS "ownerId", r.title, r.template_key AS "templateKey", r.revision,
            r.updated_at AS "updatedAt", r.data,
            coalesce(u.support_access_until > now(), false) OR EXISTS (
              SELECT FROM service_requests s
              WHERE s.resume_id = r.id AND s.user_id = r.owner_id AND s.consented_at IS NOT NULL
                AND s.state IN ('open', 'in_progress')
            ) AS "isAllowed"
     FROM resumes r JOIN users u ON u.id = r.owner_id
     WHERE r.id = $1 AND r.deleted_at IS NULL AND u.closed_at IS NULL`,
    [resumeId],
  );
  return rows[0];
}
