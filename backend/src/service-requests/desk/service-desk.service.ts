import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ServiceRequestList,
  ServiceRequestPatch,
  ServiceRequestQuery,
  StaffServiceRequest,
} from '@shortlist/shared/contract/service-requests';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { Database } from '../../core/sql/sql.js';
import { isUniqueViolation } from '../../core/errors/unique-violation.js';
import { MailQueue } from '../../mail/mail-queue.js';
import { changesBetween, SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';
import { findRequest, listRequests, lockAnswerer, updateRequest } from '../tables/service-requests.queries.js';
import { asView } from '../tables/service-row.js';

@Injectable()
export class ServiceDeskService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
    private readonly events: SecurityEvents,
  ) {}

  async list(query: ServiceRequestQuery, by: StaffAct): Promise<ServiceRequestList> {
    // Record the access before any data is returned, so that every access is in the log.
    await this.events.note({ ...by, kind: 'requests_listed' });
    const { rows, total } = await listRequests(this.database, query, by.staffId);
    return { items: rows.map(asView), total };
  }

  async open(id: string, by: StaffAct): Promise<StaffServiceRequest> {
    const request = await this.read(this.database, id);
    await this.events.note({ ...by, kind: 'request_read', userId: request.user.id, subjectId: id });
    return request;
  }

  private async read(database: Database, id: string, isLocked = false): Promise<StaffServiceRequest> {
    const row = await findRequest(database, { id, isLocked });
    if (!row) throw ApiError.notFound('request');
    return asView(row);
  }

  /** If the change answers the request, sends the customer an email, which does not contain the answer. */
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
      throw ApiError.conflict('request_open', 'This customer has another open request of this type.');
    }
  }

  private async apply(transaction: EntityManager, id: string, patch: ServiceRequestPatch, by: StaffAct) {
    const before = await this.read(transaction, id, true);
    if (patch.revision !== undefined && patch.revision !== before.revision)
      throw ApiError.conflict('request_changed', 'The request has changed. Check it and try again.', before);
    const { state, answer } = { ...before, ...patch };
    const assignee = patch.assigneeId === undefined ? before.assignee : await answerer(transaction, patch.assigneeId);
    const isAnswered = answer !== null && answer !== before.answer;
    const isChanged = state !== before.state || answer !== before.answer;
    const isAssigned = assignee?.id !== before.assignee?.id;
    if (!isChanged && !isAssigned) return { after: before, isAnswered };
    await updateRequest(transaction, { id, state, answer, staffId: by.staffId, assigneeId: assignee?.id ?? null });
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

/** Throws 422 if the staff member cannot answer requests. */
async function answerer(transaction: EntityManager, id: string | null): Promise<StaffServiceRequest['assignee']> {
  if (id === null) return null;
  const found = await lockAnswerer(transaction, id);
  if (!found)
    throw ApiError.invalid([{ path: 'assigneeId', message: 'Choose an active staff member who answers requests.' }]);
  return found;
}
