import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ServiceRequestList,
  ServiceRequestPatch,
  ServiceRequestQuery,
  StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { MailQueue } from '../mail/mail-queue.js';
import { changesBetween, SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { asView, STAFF_COLUMNS, type ServiceRow } from './service-row.js';

type Row = ServiceRow & Pick<StaffServiceRequest, 'user' | 'answeredBy' | 'assignee' | 'revision'>;

const SELECT = `
  SELECT ${STAFF_COLUMNS}, r.revision, s.username AS "answeredBy",
         CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS assignee,
         json_build_object('id', u.id, 'email', u.email, 'name', trim(concat(u.first_name, ' ', u.last_name))) AS user
  FROM service_requests r JOIN users u ON u.id = r.user_id LEFT JOIN staff s ON s.id = r.answered_by
  LEFT JOIN staff a ON a.id = r.assignee_id`;

/** Priority requests first, open before in progress, closed last. An index contains the same expression. */
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

/** Lets staff list, assign and answer customers' requests. */
@Injectable()
export class ServiceDeskService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
  ) {}

  async list(
    { page, perPage, sort, order, q, state, kind, assignee }: ServiceRequestQuery,
    by: StaffAct,
  ): Promise<ServiceRequestList> {
    // Recorded before anything is returned, so that no access is missing in the log.
    await this.events.note({ ...by, kind: 'requests_listed' });
    const filter = [q, state ?? null, kind ?? null, assignee ?? null, by.staffId];
    const sorted = ORDER[sort].map((column) => `${column} ${order}`).join(', ');
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(`${SELECT} WHERE ${MATCHES} ORDER BY ${sorted} LIMIT $6 OFFSET $7`, [
        ...filter,
        perPage,
        (page - 1) * perPage,
      ]),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM service_requests r JOIN users u ON u.id = r.user_id WHERE ${MATCHES}`,
        filter,
      ),
    ]);
    return { items: rows.map(asView), total: counts[0]!.total };
  }

  /** Reads a request for a staff member. The log names them, and the owner sees the access. */
  async open(id: string, by: StaffAct): Promise<StaffServiceRequest> {
    const request = await this.read(this.database, id);
    await this.events.note({ ...by, kind: 'request_read', userId: request.user.id, subjectId: id });
    return request;
  }

  private async read(database: Pick<EntityManager, 'query'>, id: string, lock = ''): Promise<StaffServiceRequest> {
    const rows: Row[] = await database.query(`${SELECT} WHERE r.id = $1 ${lock}`, [id]);
    if (!rows[0]) throw ApiError.notFound('request');
    return asView(rows[0]);
  }

  /** Notifies the customer of an answer by email, which does not contain it. */
  async change(id: string, patch: ServiceRequestPatch, site: string, by: StaffAct): Promise<StaffServiceRequest> {
    try {
      const { after, isAnswered } = await this.database.transaction((transaction) =>
        this.apply(transaction, id, patch, by),
      );
      if (isAnswered)
        await this.mails.putIfPossible({
          kind: 'request_answered',
          email: after.user.email,
          site,
          hasSuggestions: after.suggestionCount > 0,
        });
      return after;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict('request_open', 'This customer has another open request of this kind.');
    }
  }

  private async apply(transaction: EntityManager, id: string, patch: ServiceRequestPatch, by: StaffAct) {
    const before = await this.read(transaction, id, 'FOR UPDATE OF r');
    if (patch.revision !== undefined && patch.revision !== before.revision)
      throw ApiError.conflict('request_changed', 'This request was changed in the meantime.', before);
    const { state, answer } = { ...before, ...patch };
    const assignee = patch.assigneeId === undefined ? before.assignee : await answerer(transaction, patch.assigneeId);
    const isAnswered = answer !== null && answer !== before.answer;
    const isChanged = state !== before.state || answer !== before.answer;
    const isAssigned = assignee?.id !== before.assignee?.id;
    if (!isChanged && !isAssigned) return { after: before, isAnswered };
    await transaction.query(
      `UPDATE service_requests
       SET state = $2, answer = $3, assignee_id = $5, revision = revision + 1, updated_at = now(),
           answered_by = CASE WHEN $3::text IS NULL THEN NULL WHEN answer IS DISTINCT FROM $3 THEN $4 ELSE answered_by END
       WHERE id = $1`,
      [id, state, answer, by.staffId, assignee?.id ?? null],
    );
    const event = { ...by, userId: before.user.id, subjectId: id };
    if (isChanged)
      await this.events.record(transaction, {
        ...event,
        kind: isAnswered ? 'request_answered' : 'request_changed',
        detail: state,
        changes: changesBetween(before, { state }),
      });
    if (isAssigned)
      await this.events.record(transaction, {
        ...event,
        kind: 'request_assigned',
        changes: { assignee: [before.assignee?.username ?? null, assignee?.username ?? null] },
      });
    return { after: await this.read(transaction, id), isAnswered };
  }
}

/** Returns a staff member who can answer requests; 422 for anyone else. */
async function answerer(transaction: EntityManager, id: string | null): Promise<StaffServiceRequest['assignee']> {
  if (id === null) return null;
  const rows: { id: string; username: string }[] = await transaction.query(
    `SELECT id, username FROM staff WHERE id = $1 AND active AND role IN ('admin', 'support') FOR SHARE`,
    [id],
  );
  if (!rows[0])
    throw ApiError.invalid([{ path: 'assigneeId', message: 'Choose an active staff member who answers requests.' }]);
  return rows[0];
}
