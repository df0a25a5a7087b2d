import type { DocumentKind, ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../lib/http.js';

export interface SavedDocument<Content> {
  content: Content;
  /** Undefined for one that was never saved. */
  revision: number | undefined;
}

export type PutAnswer<Content> =
  | { kind: 'saved'; revision: number }
  /** Null when it was deleted. */
  | { kind: 'changed'; theirs: SavedDocument<Content> | null }
  | { kind: 'unreachable'; retryAfterSeconds?: number }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** The server as a document needs it; it answers, it does not throw. */
export interface DocumentServer<Content> {
  put(content: Content, revision: number | undefined): Promise<PutAnswer<Content>>;
}

/** Browsers cap the bodies of requests that may outlive the page at 64 KB. */
const KEEPALIVE_BYTES = 60_000;

const documentsPath = (resumeId: string): string => `/api/resumes/${encodeURIComponent(resumeId)}/documents`;

export const readDocuments = (resumeId: string, signal?: AbortSignal): Promise<ResumeDocuments> =>
  http.get<ResumeDocuments>(documentsPath(resumeId), { signal });

export function putDocument(
  resumeId: string,
  kind: DocumentKind,
  content: unknown,
  revision?: number,
): Promise<{ revision: number }> {
  const body = { content, revision };
  const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
  return http.put(`${documentsPath(resumeId)}/${kind}`, body, { keepalive });
}

export const documentServer = <Content>(resumeId: string, kind: DocumentKind): DocumentServer<Content> => ({
  put: async (content, revision) => {
    try {
      const saved = await putDocument(resumeId, kind, content, revision);
      return { kind: 'saved', revision: saved.revision };
    } catch (error) {
      return error instanceof ApiError ? refusal(error) : { kind: 'unreachable' };
    }
  },
});

function refusal<Content>(error: ApiError): PutAnswer<Content> {
  if (error.status === 409 && error.code === 'document_changed') {
    const { current } = error.body as { current: SavedDocument<Content> | null };
    return { kind: 'changed', theirs: current && { content: current.content, revision: current.revision } };
  }
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)
    return { kind: 'unreachable', retryAfterSeconds: error.retryAfter ?? undefined };
  return { kind: 'refused', message: error.issues[0]?.message ?? error.message };
}
