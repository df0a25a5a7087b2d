import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ServiceRequestList,
  ServiceRequestPatch,
  ServiceRequestQuery,
  StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { isUniqueViolation } from '../core/unique-violation.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { asView, COLUMNS, type ServiceRow } from './service-row.js';

type Row = ServiceRow & Pick<StaffServiceRequest, 'user' | 'answeredBy'>;

const SELECT = `
  SELECT ${COLUMNS}, s.username AS "answeredBy",
         json_build_object('id', u.id, 'email', u.email, 'name', trim(concat(u.first_name, ' ', u.last_name))) AS user
  FROM service_requests r JOIN users u ON u.id = r.user_id LEFT JOIN staff s ON s.id = r.answered_by`;

const ORDER = {
  createdAt: 'r.created_at',
  updatedAt: 'r.updated_at',
  state: 'r.state',
  kind: 'r.kind',
} as const satisfies Record<ServiceRequestQuery['sort'], string>;

const MATCHES = `
  ($1 = '' OR position(lower($1) in lower(u.email || ' ' || r.message)) > 0)
  AND ($2::text IS NULL OR r.state = $2) AND ($3::text IS NULL OR r.kind = $3)`;

/** Where the staff finds what people asked for, and answers it. */
@Injectable()
export class ServiceDeskService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
  ) {}

  async list(
    { page, perPage, sort, order, q, state, kind }: ServiceRequestQuery,
    by: StaffAct,
  ): Promise<ServiceRequestList> {
    // Before anything is shown: what is read has to be in the log.
    await this.events.note({ ...by, kind: 'requests_listed' });
    const filter = [q, state ?? null, kind ?? null];
    const [rows, counts] = await Promise.all([
      this.database.query<Row[]>(
        `${SELECT} WHERE ${MATCHES} ORDER BY ${ORDER[sort]} ${order}, r.id LIMIT $4 OFFSET $5`,
        [...filter, perPage, (page - 1) * perPage],
      ),
      this.database.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM service_requests r JOIN users u ON u.id = r.user_id WHERE ${MATCHES}`,
        filter,
      ),
    ]);
    return { items: rows.map(asView), total: counts[0]!.total };
  }

  /** Reads a request for a member of staff; the log names them, and the owner sees it. */
  async open(id: string, by: StaffAct): Promise<StaffServiceRequest> {
    const request = await this.read(id);
    await this.events.note({ ...by, kind: 'request_read', userId: request.user.id, subjectId: id });
    return request;
  }

  private async read(id: string): Promise<StaffServiceRequest> {
    const [row] = await this.database.query<Row[]>(`${SELECT} WHERE r.id = $1`, [id]);
    if (!row) throw ApiError.notFound('request');
    return asView(row);
  }

  /** An answer is told to the person by mail; what it says stands in their account. */
  async change(id: string, patch: ServiceRequestPatch, site: string, by: StaffAct): Promise<StaffServiceRequest> {
    const before = await this.read(id);
    const { state, answer } = { ...before, ...patch };
    const isAnswered = answer !== null && answer !== before.answer;
    try {
      await this.database.transaction(async (transaction) => {
        await transaction.query(
          `UPDATE service_requests SET state = $2, answer = $3, updated_at = now(),
           answered_by = CASE WHEN $3::text IS NULL THEN NULL WHEN answer IS DISTINCT FROM $3 THEN $4 ELSE answered_by END
         WHERE id = $1`,
          [id, state, answer, by.staffId],
        );
        const kind = isAnswered ? 'request_answered' : 'request_changed';
        await this.events.record(transaction, { ...by, kind, userId: before.user.id, subjectId: id, detail: state });
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw ApiError.conflict('request_open', 'This person has another open request of this kind.');
    }
    if (isAnswered) await this.mails.putIfPossible({ kind: 'request_answered', email: before.user.email, site });
    return this.read(id);
  }
}
