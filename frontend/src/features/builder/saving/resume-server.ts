import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import type { SavedRecord } from '../../../lib/tab-channel.js';
import { readResumeData, readTemplateKey } from '@shortlist/shared/resume/read-resume-data';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { apiFailure, fitsKeepalive } from '../../../sync/api-failures.js';
import type { DraftContent } from '../draft/draft-content.js';
import { refusedField } from './record/refused-field.js';
import type { SaveAnswer, SavedVersion, SaveServer } from './record/save-state.js';

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

/** @param outlivesPage sends requests with `keepalive`, because the page may close at any time */
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

async function answered(request: Promise<SavedVersion>): Promise<SaveAnswer> {
  try {
    return { kind: 'saved', version: await request };
  } catch (error) {
    // A response body that is not a resume comes from another server, such as a proxy.
    return error instanceof ApiError ? failureOf(error) : { kind: 'unreachable' };
  }
}

function failureOf(error: ApiError): SaveAnswer {
  if (error.status === 409 && error.code === 'resume_changed') {
    const { current } = error.body as { current: ResumeRecord };
    return { kind: 'changed', theirs: versionOf(current) };
  }
  if (isIdTaken(error)) return { kind: 'id-taken' };
  const failure = apiFailure(error);
  if (failure) return failure;
  const [issue] = error.issues;
  if (!issue) return { kind: 'refused', message: error.message };
  const { name, path } = refusedField(issue.path);
  return { kind: 'refused', message: `${name}: ${issue.message}`, path };
}
