import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffSuggestion, SuggestionCreate } from '@shortlist/shared/contract/request-suggestions';
import { resumeContent } from '@shortlist/shared/contract/common/resume-content';
import { placedTexts, replaceText } from '@shortlist/shared/compare/placed-texts';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { SUGGESTIONS_PER_REQUEST } from '@shortlist/shared/product/suggestion-limits';
import { DataSource } from 'typeorm';
import { ApiError } from '../../core/errors/api-error.js';
import type { Database } from '../../core/sql/sql.js';
import { resumeNotFound } from '../../resumes/tables/resume-errors.js';
import { SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';
import { ServiceRequestSuggestion } from '../tables/service-request-suggestion.entity.js';
import {
  deleteUndecidedSuggestion,
  findSuggestibleRequest,
  findSuggestion,
  listSuggestions,
  lockRequest,
  type SuggestibleRequest,
} from '../tables/service-requests.queries.js';
import { asSuggestion } from '../tables/suggestion-row.js';

@Injectable()
export class SuggestionDesk {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async list(requestId: string): Promise<StaffSuggestion[]> {
    const request = await requestOf(this.database, requestId);
    const rows = await listSuggestions(this.database, requestId);
    return rows.map((row) => asSuggestion(row, contentOf(request)));
  }

  add(requestId: string, suggested: SuggestionCreate, by: StaffAct): Promise<StaffSuggestion> {
    return this.database.transaction(async (transaction) => {
      await lockRequest(transaction, requestId);
      const request = await requestOf(transaction, requestId);
      const content = suggestibleContent(request);
      assertFits(content, suggested);
      const { path, before, after, note = '' } = suggested;
      const added = transaction.create(ServiceRequestSuggestion, {
        requestId,
        path,
        textBefore: before,
        textAfter: after,
        note,
        staffId: by.staffId,
      });
      await transaction.insert(ServiceRequestSuggestion, added);
      await this.events.record(transaction, {
        ...by,
        kind: 'suggestion_added',
        userId: request.userId,
        subjectId: requestId,
        detail: path,
      });
      const row = await findSuggestion(transaction, { requestId, id: added.id });
      return asSuggestion(row!, content);
    });
  }

  /** Only a suggestion that the owner has not yet accepted or rejected can be withdrawn. */
  withdraw(requestId: string, id: string, by: StaffAct): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const { userId } = await requestOf(transaction, requestId);
      const path = await deleteUndecidedSuggestion(transaction, { requestId, id });
      if (path === undefined) {
        if (!(await findSuggestion(transaction, { requestId, id }))) throw ApiError.notFound('suggestion');
        throw ApiError.conflict(
          'suggestion_decided',
          'The customer has already accepted or rejected this suggestion, so it cannot be withdrawn.',
        );
      }
      await this.events.record(transaction, {
        ...by,
        kind: 'suggestion_taken_back',
        userId,
        subjectId: requestId,
        detail: path,
      });
    });
  }
}

async function requestOf(database: Database, id: string): Promise<SuggestibleRequest> {
  const row = await findSuggestibleRequest(database, id);
  if (!row) throw ApiError.notFound('request');
  return row;
}

const contentOf = ({ content }: SuggestibleRequest): ResumeData | undefined =>
  content === null ? undefined : readResumeData(content);

/** Throws if staff may not read the resume, or if the request is closed or has the maximum number of suggestions. */
function suggestibleContent(request: SuggestibleRequest): ResumeData {
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
    throw ApiError.invalid([
      { path: 'path', message: 'You cannot suggest a change for this text. Choose another one.' },
    ]);
  if (placed.text !== before)
    throw ApiError.invalid([
      { path: 'before', message: 'The text has changed since you opened the resume. Reload it and try again.' },
    ]);
  if (after === before)
    throw ApiError.invalid([
      { path: 'after', message: 'The suggested text is the same as the current text. Change the suggestion.' },
    ]);
  const parsed = resumeContent.safeParse(replaceText(content, path, after));
  if (!parsed.success)
    throw ApiError.invalid([
      {
        path: 'after',
        message:
          parsed.error.issues[0]?.message ??
          'This text is too long or contains characters that are not allowed here. Shorten or correct it.',
      },
    ]);
}
