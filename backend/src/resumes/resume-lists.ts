import {
  RESUME_PAGE,
  type ListQuery,
  type ResumeSummary,
  type TrashedResume,
} from '@shortlist/shared/contract/resumes';
import type { DataSource } from 'typeorm';
import { nextLink, readCursor } from '../core/http/page-cursor.js';
import { resumesJson } from './tables/resume-json.js';
import { listRecords, listSummaries, listTrash, type Positioned } from './tables/resumes.queries.js';

export interface Page<Items> {
  items: Items;
  /** URL of the next page; undefined on the last page. */
  link: string | undefined;
}

/** Returns a page as JSON text, limited by the number and the total size of its records. */
export async function recordsPage(database: DataSource, ownerId: string, query: ListQuery): Promise<Page<string>> {
  const rows = await listRecords(database, { ...pageOf(ownerId, query), bytes: RESUME_PAGE.bytes });
  return { items: resumesJson(rows), link: linkAfter('/api/resumes', rows, query) };
}

export async function summariesPage(
  database: DataSource,
  ownerId: string,
  query: ListQuery,
): Promise<Page<ResumeSummary[]>> {
  const rows = await listSummaries(database, pageOf(ownerId, query));
  const items = rows.map(({ id, title, templateKey, fullName, jobTitle, revision, createdAt, updatedAt }) => ({
    id,
    title,
    templateKey,
    fullName,
    jobTitle,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, link: linkAfter('/api/resumes/summaries', rows, query) };
}

export async function trashPage(
  database: DataSource,
  ownerId: string,
  query: ListQuery,
): Promise<Page<TrashedResume[]>> {
  const rows = await listTrash(database, pageOf(ownerId, query));
  const items = rows.map(({ id, title, templateKey, fullName, jobTitle, updatedAt, deletedAt }) => ({
    id,
    title,
    templateKey,
    fullName,
    jobTitle,
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
  }));
  return { items, link: linkAfter('/api/resumes/trash', rows, query) };
}

const pageOf = (ownerId: string, { cursor, limit }: ListQuery) => ({ ownerId, after: readCursor(cursor), limit });

function linkAfter(path: string, rows: Positioned[], { limit }: ListQuery): string | undefined {
  const last = rows.at(-1);
  return last && last.found > rows.length ? nextLink(path, last, limit) : undefined;
}
