import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { SavedRecord } from '../../../lib/tab-channel.js';
import { readResumeData, readTemplateKey } from '@shortlist/shared/resume/read-resume-data';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import type { DraftContent } from '../draft/draft-content.js';
import { refusedField } from './record/refused-field.js';
import type { SaveAnswer, SavedVersion, SaveServer } from './record/save-state.js';

/** Maximum body size in bytes of saves with `keepalive`, which browsers limit to 64 KB. */
const KEEPALIVE_BYTES = 60_000;

export const versionOf = (record: SavedRecord): SavedVersion => ({
  id: record.id,
  revision: record.revision,
  savedAt: record.updatedAt,
  content: {
    title: record.title,
    templateKey: readTemplateKey(record.templateKey),
    data: readResumeData(record.data),
    jdText: record.jdText ?? '',
  },
});

export const readResume = async (id: string, signal?: AbortSignal): Promise<SavedVersion> =>
  versionOf(await http.get<ResumeRecord>(`/api/resumes/${encodeURIComponent(id)}`, { signal }));

export const createResume = async (id: string, content: DraftContent, keepalive = false): Promise<SavedVersion> =>
  versionOf(await http.post<ResumeRecord>('/api/resumes', { id, ...content }, { keepalive }));

/** Whether the id is taken by a deleted resume or by another account. */
export const isIdTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'resume_id_taken';

/**
 * Saves to the API.
 *
 * @param outlivesPage sends saves with `keepalive`, because the page of an editor may close after any save
 */
export const resumeServer = (outlivesPage: boolean): SaveServer => ({
  create: (id, content) => answered(createResume(id, content, outlivesPage && fitsKeepalive(content))),
  patch: (id, changed, { revision }, change) =>
    answered(
      http
        .patch<ResumeRecord>(
          `/api/resumes/${encodeURIComponent(id)}`,
          { ...changed, revision, change },
          { keepalive: outlivesPage && fitsKeepalive(changed) },
        )
        .then(versionOf),
    ),
  outlivesPage: (content) => outlivesPage && navigator.onLine && fitsKeepalive(content),
});

const fitsKeepalive = (body: unknown): boolean => new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;

async function answered(request: Promise<SavedVersion>): Promise<SaveAnswer> {
  try {
    return { kind: 'saved', version: await request };
  } catch (error) {
    // A body that is not a resume came from another server, such as a proxy.
    return error instanceof ApiError ? failureOf(error) : { kind: 'unreachable' };
  }
}

function failureOf(error: ApiError): SaveAnswer {
  if (error.status === 409 && error.code === 'resume_changed') {
    const { current } = error.body as { current: ResumeRecord };
    return { kind: 'changed', theirs: versionOf(current) };
  }
  if (isIdTaken(error)) return { kind: 'id-taken' };
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)
    return {
      kind: 'unreachable',
      retryAfterSeconds: error.retryAfter ?? undefined,
      paused: error.status === 429,
    };
  if (error.code === 'storage_full') return { kind: 'full', message: error.message };
  const [issue] = error.issues;
  if (!issue) return { kind: 'refused', message: error.message };
  const { name, path } = refusedField(issue.path);
  return { kind: 'refused', message: `${name}: ${issue.message}`, path };
}
