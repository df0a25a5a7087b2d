import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AcceptedSuggestion, Suggestion } from '@shortlist/shared/contract/request-suggestions';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { findText, replaceText } from '@shortlist/shared/compare/placed-texts';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import type { ResumeData } from '@shortlist/shared/resume/resume-data';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { findResume } from '../resumes/tables/resumes.queries.js';
import { resumeNotFound } from '../resumes/tables/resume-errors.js';
import { resumeJson } from '../resumes/tables/resume-json.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { ServiceRequestSuggestion } from './tables/service-request-suggestion.entity.js';
import {
  findPublishedRequest,
  findSuggestion,
  listSuggestions,
  type SuggestionRow,
} from './tables/service-requests.queries.js';
import { asSuggestion } from './tables/suggestion-row.js';

const suggestionNotFound = (): ApiError => ApiError.notFound('suggestion');

const outdated = (): ApiError =>
  ApiError.conflict(
    'suggestion_outdated',
    'You have changed this text since the suggestion was made, so your text was not replaced.',
  );

@Injectable()
export class RequestSuggestions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly resumes: ResumesService,
  ) {}

  async list(userId: string, requestId: string): Promise<Suggestion[]> {
    const { resumeId } = await this.published(userId, requestId);
    const content = await this.contentOf(userId, resumeId);
    const rows = await listSuggestions(this.database, requestId);
    return rows.map((row) => asSuggestion(row, content));
  }

  /** Idempotent. Throws if the owner has changed the text that the suggestion replaces. */
  async accept(userId: string, requestId: string, id: string): Promise<AcceptedSuggestion> {
    const { resumeId } = await this.published(userId, requestId);
    const { outcome, saved } = await this.resumes.rewrite(userId, resumeId, 'expert', async (transaction, content) => {
      const row = await locked(transaction, requestId, id);
      if (row.state !== 'open') return { outcome: row.state };
      const place = content && findText(content, { path: row.path, text: row.before });
      if (!content || place === undefined) {
        await decide(transaction, id, 'outdated', row.path);
        return { outcome: 'outdated' };
      }
      await decide(transaction, id, 'accepted', place);
      return { outcome: 'accepted', content: replaceText(content, place, row.after) };
    });
    if (outcome === 'outdated') throw outdated();
    if (outcome === 'refused')
      throw ApiError.conflict('suggestion_decided', 'You have already rejected this suggestion.');
    const resume = saved ?? (await this.resumeOf(userId, resumeId));
    return { suggestion: await this.read(requestId, id), resume: JSON.parse(resume) as ResumeRecord };
  }

  async reject(userId: string, requestId: string, id: string): Promise<Suggestion> {
    await this.published(userId, requestId);
    const state = await this.database.transaction(async (transaction) => {
      const row = await locked(transaction, requestId, id);
      if (row.state !== 'open' && row.state !== 'outdated') return row.state;
      await decide(transaction, id, 'refused', row.path);
      return 'refused';
    });
    if (state !== 'refused')
      throw ApiError.conflict('suggestion_decided', 'You have already accepted this suggestion.');
    return this.read(requestId, id);
  }

  private async published(userId: string, requestId: string): Promise<{ resumeId: string | null }> {
    const row = await findPublishedRequest(this.database, { requestId, userId });
    if (!row) throw ApiError.notFound('request');
    return row;
  }

  private async read(requestId: string, id: string): Promise<Suggestion> {
    const row = await findSuggestion(this.database, { requestId, id });
    if (!row) throw suggestionNotFound();
    return asSuggestion(row, undefined);
  }

  private async contentOf(userId: string, resumeId: string | null): Promise<ResumeData | undefined> {
    const row = resumeId === null ? undefined : await findResume(this.database, userId, resumeId);
    return row && readResumeData(JSON.parse(row.data));
  }

  private async resumeOf(userId: string, resumeId: string | null): Promise<string> {
    const row = resumeId === null ? undefined : await findResume(this.database, userId, resumeId);
    if (!row) throw resumeNotFound();
    return resumeJson(row);
  }
}

async function locked(transaction: EntityManager, requestId: string, id: string): Promise<SuggestionRow> {
  const row = await findSuggestion(transaction, { requestId, id, isLocked: true });
  if (!row) throw suggestionNotFound();
  return row;
}

const decide = (transaction: EntityManager, id: string, state: Suggestion['state'], path: string): Promise<unknown> =>
  transaction.update(ServiceRequestSuggestion, id, { state, path, decidedAt: () => 'now()' });
