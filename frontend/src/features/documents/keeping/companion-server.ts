import type { DocumentKind, ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';
import { apiFailure, fitsKeepalive } from '../../../sync/api-failures.js';
import type { SaveAnswer, SaveServer } from '../../../sync/save-state.js';

const companionsPath = (resumeId: string): string => `/api/resumes/${encodeURIComponent(resumeId)}/documents`;

export const readCompanions = (resumeId: string, signal?: AbortSignal): Promise<ResumeDocuments> =>
  http.get<ResumeDocuments>(companionsPath(resumeId), { signal });

/** @param revision the revision that the text replaces; 0 if the account must not have a text yet */
export function putCompanion(
  resumeId: string,
  kind: DocumentKind,
  content: unknown,
  revision: number,
): Promise<{ revision: number }> {
  const body = { content, revision };
  return http.put(`${companionsPath(resumeId)}/${kind}`, body, { keepalive: fitsKeepalive(body) });
}

/** Returns the id of a companion text. It is unique, because a resume has at most one text of each kind. */
export const companionId = (resumeId: string, kind: DocumentKind): string => `${resumeId}/${kind}`;

/** @param read validates the server's version of the content */
export function companionServer<Content>(
  resumeId: string,
  kind: DocumentKind,
  read: (value: unknown) => Content,
): SaveServer<Content> {
  const id = companionId(resumeId, kind);
  const put = async (content: Content, revision: number): Promise<SaveAnswer<Content>> => {
    try {
      const saved = await putCompanion(resumeId, kind, content, revision);
      return { kind: 'saved', version: { id, revision: saved.revision, content } };
    } catch (error) {
      return error instanceof ApiError ? failureOf(error, id, read) : { kind: 'unreachable' };
    }
  };
  return {
    create: (_, content) => put(content, 0),
    patch: (_, changed, base) => put({ ...base.content, ...changed }, base.revision),
    outlivesPage: (content) => navigator.onLine && fitsKeepalive(content),
  };
}

function failureOf<Content>(error: ApiError, id: string, read: (value: unknown) => Content): SaveAnswer<Content> {
  if (error.status === 409 && error.code === 'document_changed') {
    const { current } = error.body as { current: { content: unknown; revision: number } | null };
    if (!current) return { kind: 'deleted' };
    return { kind: 'changed', theirs: { id, revision: current.revision, content: read(current.content) } };
  }
  const failure = apiFailure(error);
  if (failure) return failure;
  return { kind: 'refused', message: error.issues[0]?.message ?? error.message };
}
