import type {
  RequestResume,
  ServiceRequest,
  ServiceRequestCreate,
  ServiceRequestQuery,
  ServiceState,
  StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import type { SuggestionState } from '@shortlist/shared/contract/request-suggestions';
import type { ServiceKind } from '@shortlist/shared/product/service-kinds';
import { REMINDER_SHARE } from '@shortlist/shared/product/service-times';
import type { EntityManager } from 'typeorm';
import { countListed, pageOf } from '../../core/sql/console-list.js';
import { changedRows, type Database } from '../../core/sql/sql.js';
import type { RequestNotice } from '../../mail/mail-job.js';

/** SQL condition: the owner may see the suggestions of request `r`. */
const IS_PUBLISHED = `(r.answer IS NOT NULL OR r.state = 'done')`;

const COLUMNS = `r.id, r.kind, r.resume_id AS "resumeId", r.message, r.consented_at AS "consentedAt", r.state, r.answer,
  r.created_at + make_interval(hours => r.promised_hours) AS "dueAt", r.created_at AS "createdAt", r.updated_at AS "updatedAt"`;

const SUGGESTION_COUNT = 'SELECT count(*)::int FROM service_request_suggestions s WHERE s.request_id = r.id';

/** Includes the number of suggestions. Unlike the owner, staff see this number before the answer is published. */
const STAFF_COLUMNS = `${COLUMNS}, (${SUGGESTION_COUNT}) AS "suggestionCount"`;
const OWN_COLUMNS = `${COLUMNS}, (${SUGGESTION_COUNT} AND ${IS_PUBLISHED}) AS "suggestionCount"`;

export type ServiceRow = Omit<ServiceRequest, 'consentedAt' | 'dueAt' | 'createdAt' | 'updatedAt'> & {
  consentedAt: Date | null;
  dueAt: Date;
  createdAt: Date;
  updatedAt: Date;
};

export const listOwnRequests = (database: Database, userId: string): Promise<ServiceRow[]> =>
  database.query(
    `SELECT ${OWN_COLUMNS} FROM service_requests r WHERE r.user_id = $1 ORDER BY r.created_at DESC, r.id`,
    [userId],
  );

export async function insertRequest(
  database: Database,
  request: Pick<ServiceRequestCreate, 'kind' | 'message'> & {
    userId: string;
    resumeId: string | null;
    promisedHours: number;
    isConsented: boolean;
  },
): Promise<ServiceRow> {
  const rows: ServiceRow[] = await database.query(
    `INSERT INTO service_requests AS r (user_id, resume_id, kind, message, state, promised_hours, consented_at)
     VALUES ($1, $2, $3, $4, 'open', $5, CASE WHEN $6 THEN now() END)
     RETURNING ${OWN_COLUMNS}`,
    [request.userId, request.resumeId, request.kind, request.message, request.promisedHours, request.isConsented],
  );
  return rows[0]!;
}

export type StaffServiceRow = ServiceRow & Pick<StaffServiceRequest, 'user' | 'answeredBy' | 'assignee' | 'revision'>;

const SELECT = `
  SELECT ${STAFF_COLUMNS}, r.revision, s.username AS "answeredBy",
         CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS assignee,
         json_build_object('id', u.id, 'email', u.email, 'name', trim(concat(u.first_name, ' ', u.last_name))) AS user
  FROM service_requests r JOIN users u ON u.id = r.user_id LEFT JOIN staff s ON s.id = r.answered_by
  LEFT JOIN staff a ON a.id = r.assignee_id`;

/**
 * SQL for the sort order of the inbox: priority requests first, open requests before requests in progress, closed
 * requests last. Must equal the expression of the index `service_requests_inbox_index`.
 */
const INBOX_RANK = `
  CASE WHEN r.state = 'open' AND r.kind = 'support' THEN 0 WHEN r.state = 'in_progress' AND r.kind = 'support' THEN 1
       WHEN r.state = 'open' THEN 2 WHEN r.state = 'in_progress' THEN 3 ELSE 4 END`;

const ORDER = {
  priority: [INBOX_RANK, 'r.created_at', 'r.id'],
  createdAt: ['r.created_at', 'r.id'],
  updatedAt: ['r.updated_at', 'r.id'],
  state: ['r.state', 'r.id'],
  kind: ['r.kind', 'r.id'],
} as const satisfies Record<ServiceRequestQuery['sort'], readonly string[]>;

const MATCHES = `
  ($1 = '' OR position(lower($1) in lower(u.email || ' ' || r.message)) > 0)
  AND ($2::text IS NULL OR r.state = $2) AND ($3::text IS NULL OR r.kind = $3)
  AND ($4::text IS NULL OR $4 = 'me' AND r.assignee_id = $5 OR $4 = 'nobody' AND r.assignee_id IS NULL)`;

export async function listRequests(
  database: Database,
  { page, perPage, sort, order, q, state, kind, assignee }: ServiceRequestQuery,
  staffId: string,
): Promise<{ rows: StaffServiceRow[]; total: number }> {
  const filter = [q, state ?? null, kind ?? null, assignee ?? null, staffId];
  const sorted = ORDER[sort].map((column) => `${column} ${order}`).join(', ');
  const [rows, counts] = await Promise.all([
    database.query<StaffServiceRow[]>(`${SELECT} WHERE ${MATCHES} ORDER BY ${sorted} LIMIT $6 OFFSET $7`, [
      ...filter,
      ...pageOf({ page, perPage }),
    ]),
    database.query<{ total: number }[]>(
      countListed(`FROM service_requests r JOIN users u ON u.id = r.user_id WHERE ${MATCHES}`),
      filter,
    ),
  ]);
  return { rows, total: counts[0]!.total };
}

/** @param isLocked true to lock the request until the end of the transaction */
export async function findRequest(
  database: Database,
  { id, isLocked = false }: { id: string; isLocked?: boolean },
): Promise<StaffServiceRow | undefined> {
  const rows: StaffServiceRow[] = await database.query(
    `${SELECT} WHERE r.id = $1 ${isLocked ? 'FOR UPDATE OF r' : ''}`,
    [id],
  );
  return rows[0];
}

export const updateRequest = (
  transaction: EntityManager,
  change: { id: string; state: ServiceState; answer: string | null; staffId: string; assigneeId: string | null },
): Promise<unknown> =>
  transaction.query(
    `UPDATE service_requests
     SET state = $2, answer = $3, assignee_id = $5, revision = revision + 1, updated_at = now(),
         answered_by = CASE WHEN $3::text IS NULL THEN NULL WHEN answer IS DISTINCT FROM $3 THEN $4 ELSE answered_by END
     WHERE id = $1`,
    [change.id, change.state, change.answer, change.staffId, change.assigneeId],
  );

/** @returns undefined if the staff member cannot answer requests */
export async function lockAnswerer(
  transaction: EntityManager,
  id: string,
): Promise<{ id: string; username: string } | undefined> {
  const rows: { id: string; username: string }[] = await transaction.query(
    `SELECT id, username FROM staff WHERE id = $1 AND active AND role IN ('admin', 'support') FOR SHARE`,
    [id],
  );
  return rows[0];
}

export interface RequestResumeRow {
  userId: string;
  state: ServiceState;
  isAllowed: boolean;
  resume: RequestResume | null;
}

/** Locks the request, so that it cannot be closed while its resume is read. */
export async function lockRequestResume(
  transaction: EntityManager,
  requestId: string,
): Promise<RequestResumeRow | undefined> {
  const rows: RequestResumeRow[] = await transaction.query(
    `SELECT r.user_id AS "userId", r.state, r.consented_at IS NOT NULL AS "isAllowed",
            (SELECT json_build_object('title', d.title, 'revision', d.revision, 'updatedAt', d.updated_at, 'data', d.data)
             FROM resumes d WHERE d.id = r.resume_id AND d.owner_id = r.user_id AND d.deleted_at IS NULL) AS resume
     FROM service_requests r WHERE r.id = $1 FOR SHARE OF r`,
    [requestId],
  );
  return rows[0];
}

export interface WaitingNotice {
  id: string;
  notice: RequestNotice;
  staff: string[];
}

const NOTICES_AT_ONCE = 200;

const elapsed = (share: number): string =>
  `now() >= r.created_at + make_interval(secs => r.promised_hours * 3600 * ${share})`;

/**
 * SQL for the notices to send and their recipients. A notice goes to the assignee, or to all staff who answer requests
 * if the assignee cannot receive it. Only active staff with an email address receive notices.
 */
const WAITING = `
  WITH reachable AS (SELECT id FROM staff WHERE active AND email IS NOT NULL AND role IN ('admin', 'support')),
  waiting AS (
    SELECT r.id, r.assignee_id, r.created_at,
           CASE WHEN ${elapsed(1)} THEN CASE WHEN r.overdue_notified_at IS NULL THEN 'overdue' END
                WHEN ${elapsed(REMINDER_SHARE)} THEN CASE WHEN r.reminded_at IS NULL THEN 'due_soon' END
                WHEN r.arrival_notified_at IS NULL THEN 'arrived' END AS notice
    FROM service_requests r
    WHERE r.state IN ('open', 'in_progress') AND r.answer IS NULL AND ($1::uuid IS NULL OR r.id = $1)
  )
  SELECT w.id, w.notice, array(
    SELECT s.id FROM reachable s
    WHERE s.id = w.assignee_id OR w.assignee_id IS NULL OR w.assignee_id NOT IN (SELECT id FROM reachable)
  ) AS staff
  FROM waiting w WHERE w.notice IS NOT NULL AND EXISTS (SELECT FROM reachable)
  ORDER BY w.created_at LIMIT ${NOTICES_AT_ONCE}`;

/** @param requestId limits the notices to one request; null for all requests */
export const findWaitingNotices = (database: Database, requestId: string | null): Promise<WaitingNotice[]> =>
  database.query(WAITING, [requestId]);

const NOTIFIED_AT = {
  arrived: 'arrival_notified_at',
  due_soon: 'reminded_at',
  overdue: 'overdue_notified_at',
} as const;

/** Sets the time of each notice, unless it is already set. */
export const markNotified = (
  database: Database,
  { id, notices }: { id: string; notices: readonly RequestNotice[] },
): Promise<unknown> => {
  const done = notices.map((each) => `${NOTIFIED_AT[each]} = coalesce(${NOTIFIED_AT[each]}, now())`);
  return database.query(`UPDATE service_requests SET ${done.join(', ')} WHERE id = $1`, [id]);
};

export interface NoticeRow {
  kind: ServiceKind;
  createdAt: Date;
  dueAt: Date;
  email: string;
}

/** @returns undefined if the request is answered or closed, or the staff member is disabled or has no email address */
export async function findNotice(
  database: Database,
  { requestId, staffId }: { requestId: string; staffId: string },
): Promise<NoticeRow | undefined> {
  const rows: NoticeRow[] = await database.query(
    `SELECT r.kind, r.created_at AS "createdAt", s.email,
            r.created_at + make_interval(hours => r.promised_hours) AS "dueAt"
     FROM service_requests r, staff s
     WHERE r.id = $1 AND r.state IN ('open', 'in_progress') AND r.answer IS NULL
       AND s.id = $2 AND s.active AND s.email IS NOT NULL`,
    [requestId, staffId],
  );
  return rows[0];
}

export interface SuggestionRow {
  id: string;
  path: string;
  before: string;
  after: string;
  note: string;
  state: SuggestionState;
  createdAt: Date;
  decidedAt: Date | null;
  suggestedBy: string | null;
}

/** SQL that selects the suggestions of the request with the id `$1`. */
const SUGGESTIONS = `
  SELECT s.id, s.path, s.text_before AS before, s.text_after AS after, s.note, s.state, s.created_at AS "createdAt",
         s.decided_at AS "decidedAt", m.username AS "suggestedBy"
  FROM service_request_suggestions s LEFT JOIN staff m ON m.id = s.staff_id
  WHERE s.request_id = $1`;

export const listSuggestions = (database: Database, requestId: string): Promise<SuggestionRow[]> =>
  database.query(`${SUGGESTIONS} ORDER BY s.created_at, s.id`, [requestId]);

/** @param isLocked true to prevent concurrent decisions until the end of the transaction */
export async function findSuggestion(
  database: Database,
  { requestId, id, isLocked = false }: { requestId: string; id: string; isLocked?: boolean },
): Promise<SuggestionRow | undefined> {
  const rows: SuggestionRow[] = await database.query(
    `${SUGGESTIONS} AND s.id = $2 ${isLocked ? 'FOR UPDATE OF s' : ''}`,
    [requestId, id],
  );
  return rows[0];
}

/** Returns undefined unless the suggestions of the request are published. */
export async function findPublishedRequest(
  database: Database,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<{ resumeId: string | null } | undefined> {
  const rows: { resumeId: string | null }[] = await database.query(
    `SELECT r.resume_id AS "resumeId" FROM service_requests r WHERE r.id = $1 AND r.user_id = $2 AND ${IS_PUBLISHED}`,
    [requestId, userId],
  );
  return rows[0];
}

export interface SuggestibleRequest {
  userId: string;
  state: ServiceState;
  isAllowed: boolean;
  count: number;
  /** The resume's content; null if the resume is deleted. */
  content: unknown;
}

export async function findSuggestibleRequest(database: Database, id: string): Promise<SuggestibleRequest | undefined> {
  const rows: SuggestibleRequest[] = await database.query(
    `SELECT r.user_id AS "userId", r.state, r.consented_at IS NOT NULL AS "isAllowed",
            (SELECT count(*)::int FROM service_request_suggestions s WHERE s.request_id = r.id) AS count,
            (SELECT d.data FROM resumes d
             WHERE d.id = r.resume_id AND d.owner_id = r.user_id AND d.deleted_at IS NULL) AS content
     FROM service_requests r WHERE r.id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * Locks the request, so that nothing is added to a closed request, and concurrent additions cannot exceed the maximum
 * number of suggestions.
 */
export const lockRequest = (transaction: EntityManager, id: string): Promise<unknown> =>
  transaction.query('SELECT FROM service_requests WHERE id = $1 FOR UPDATE', [id]);

/** @returns the path of the suggestion; undefined if the suggestion does not exist or is already decided */
export async function deleteUndecidedSuggestion(
  transaction: EntityManager,
  { requestId, id }: { requestId: string; id: string },
): Promise<string | undefined> {
  const [removed] = await changedRows<{ path: string }>(
    transaction,
    `DELETE FROM service_request_suggestions
     WHERE id = $2 AND request_id = $1 AND state IN ('open', 'outdated') RETURNING path`,
    [requestId, id],
  );
  return removed?.path;
}
