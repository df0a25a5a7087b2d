import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffSuggestion, SuggestionCreate } from '@shortlist/shared/contract/request-suggestions';
import { resumeContent } from '@shortlist/shared/contract/resume-content';
import type { ServiceState } from '@shortlist/shared/contract/service-requests';
import { placedTexts, replaceText } from '@shortlist/shared/resume/placed-texts';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { SUGGESTIONS_PER_REQUEST } from '@shortlist/shared/suggestion-limits';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { resumeNotFound } from '../resumes/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { asSuggestion, SUGGESTIONS, type SuggestionRow } from './suggestion-row.js';

interface RequestRow {
  userId: string;
  state: ServiceState;
  isAllowed: boolean;
  count: number;
  content: unknown;
}

const REQUEST = `
  SELECT r.user_id AS "userId", r.state, r.consented_at IS NOT NULL AS "isAllowed",
         (SELECT count(*)::int FROM service_request_suggestions s WHERE s.request_id = r.id) AS count,
         (SELECT d.data FROM resumes d
          WHERE d.id = r.resume_id AND d.owner_id = r.user_id AND d.deleted_at IS NULL) AS content
  FROM service_requests r WHERE r.id = $1`;

/** Manages the suggestions of a request for staff. */
@Injectable()
export class SuggestionDesk {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async list(requestId: string): Promise<StaffSuggestion[]> {
    const request = await requestOf(this.database, requestId);
    const rows: SuggestionRow[] = await this.database.query(`${SUGGESTIONS} ORDER BY s.created_at, s.id`, [requestId]);
    return rows.map((row) => asSuggestion(row, contentOf(request)));
  }

  add(requestId: string, suggested: SuggestionCreate, by: StaffAct): Promise<StaffSuggestion> {
    return this.database.transaction(async (transaction) => {
      // Locks the request, so that concurrent additions cannot exceed the limit, and none is added after it was closed.
      await transaction.query('SELECT FROM service_requests WHERE id = $1 FOR UPDATE', [requestId]);
      const request = await requestOf(transaction, requestId);
      const content = suggestibleContent(request);
      assertFits(content, suggested);
      const { path, before, after, note = '' } = suggested;
      const [added]: { id: string }[] = await transaction.query(
        `INSERT INTO service_request_suggestions (request_id, path, text_before, text_after, note, staff_id)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [requestId, path, before, after, note, by.staffId],
      );
      await this.events.record(transaction, {
        ...by,
        kind: 'suggestion_added',
        userId: request.userId,
        subjectId: requestId,
        detail: path,
      });
      const [row]: SuggestionRow[] = await transaction.query(`${SUGGESTIONS} AND s.id = $2`, [requestId, added!.id]);
      return asSuggestion(row!, content);
    });
  }

  /** Works until the owner has decided. */
  withdraw(requestId: string, id: string, by: StaffAct): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const { userId } = await requestOf(transaction, requestId);
      const [removed] = await transaction.query<[{ path: string }[], number]>(
        `DELETE FROM service_request_suggestions
         WHERE id = $2 AND request_id = $1 AND state IN ('open', 'outdated') RETURNING path`,
        [requestId, id],
      );
      if (!removed[0]) {
        const [decided]: unknown[] = await transaction.query(`${SUGGESTIONS} AND s.id = $2`, [requestId, id]);
        if (!decided) throw ApiError.notFound('suggestion');
        throw ApiError.conflict('suggestion_decided', 'The customer has already decided on this suggestion.');
      }
      await this.events.record(transaction, {
        ...by,
        kind: 'suggestion_taken_back',
        userId,
        subjectId: requestId,
        detail: removed[0].path,
      });
    });
  }
}

async function requestOf(database: Pick<EntityManager, 'query'>, id: string): Promise<RequestRow> {
  const [row]: RequestRow[] = await database.query(REQUEST, [id]);
  if (!row) throw ApiError.notFound('request');
  return row;
}

const contentOf = ({ content }: RequestRow): ResumeData | undefined =>
  content === null ? undefined : readResumeData(content);

/** Applies the same conditions as `RequestResumes` does for reading. */
function suggestibleContent(request: RequestRow): ResumeData {
  if (!request.isAllowed)
    throw new ApiError(403, 'consent_needed', 'The customer did not allow staff to read the resume.');
  if (request.state !== 'open' && request.state !== 'in_progress')
    throw ApiError.conflict('request_closed', 'Suggestions can be added only while the request is open.');
  if (request.count >= SUGGESTIONS_PER_REQUEST)
    throw ApiError.conflict('too_many_suggestions', `A request has at most ${SUGGESTIONS_PER_REQUEST} suggestions.`);
  const content = contentOf(request);
  if (!content) throw resumeNotFound();
  return content;
}

function assertFits(content: ResumeData, { path, before, after }: SuggestionCreate): void {
  const placed = placedTexts(content).find((text) => text.path === path);
  if (!placed)
    throw ApiError.invalid([{ path: 'path', message: 'There is no text here that you can suggest a change for.' }]);
  if (placed.text !== before)
    throw ApiError.invalid([{ path: 'before', message: 'The text has changed in the meantime. Reload the resume.' }]);
  if (after === before)
    throw ApiError.invalid([{ path: 'after', message: 'The new text is the same as the old one.' }]);
  const parsed = resumeContent.safeParse(replaceText(content, path, after));
  if (!parsed.success)
    throw ApiError.invalid([
      { path: 'after', message: parsed.error.issues[0]?.message ?? 'This text is too long or not allowed here.' },
    ]);
}
