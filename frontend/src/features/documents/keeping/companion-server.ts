import type { DocumentKind, ResumeDocuments } from '@shortlist/shared/contract/resume-documents';
import { ApiError } from '@shortlist/ui-kit/request';
import { http } from '../../../api/http.js';

export interface SavedCompanion<Content> {
  content: Content;
  /** Revision of the text; undefined if the text was never saved. */
  revision: number | undefined;
}

export type PutAnswer<Content> =
  | { kind: 'saved'; revision: number }
  /** Another page saved the text. `theirs` is null if it was deleted. */
  | { kind: 'changed'; theirs: SavedCompanion<Content> | null }
  | { kind: 'unreachable'; retryAfterSeconds?: number }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'gone' };

/** Sends texts to the server. Returns failures instead of throwing. */
export interface CompanionServer<Content> {
  put(content: Content, revision: number | undefined): Promise<PutAnswer<Content>>;
}

/** Maximum body size in bytes of saves with `keepalive`, which browsers limit to 64 KB. */
const KEEPALIVE_BYTES = 60_000;

const companionsPath = (resumeId: string): string => `/api/resumes/${encodeURIComponent(resumeId)}/documents`;

export const readCompanions = (resumeId: string, signal?: AbortSignal): Promise<ResumeDocuments> =>
  http.get<ResumeDocuments>(companionsPath(resumeId), { signal });

export function putCompanion(
  resumeId: string,
  kind: DocumentKind,
  content: unknown,
  revision?: number,
): Promise<{ revision: number }> {
  const body = { content, revision };
  const keepalive = new Blob([JSON.stringify(body)]).size < KEEPALIVE_BYTES;
  return http.put(`${companionsPath(resumeId)}/${kind}`, body, { keepalive });
}

export const companionServer = <Content>(resumeId: string, kind: DocumentKind): CompanionServer<Content> => ({
  put: async (content, revision) => {
    try {
      const saved = await putCompanion(resumeId, kind, content, revision);
      return { kind: 'saved', revision: saved.revision };
    } catch (error) {
      return error instanceof ApiError ? failureOf(error) : { kind: 'unreachable' };
    }
  },
});

function failureOf<Content>(error: ApiError): PutAnswer<Content> {
  if (error.status === 409 && error.code === 'document_changed') {
    const { current } = error.body as { current: SavedCompanion<Content> | null };
    return { kind: 'changed', theirs: current && { content: current.content, revision: current.revision } };
  }
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)
    return { kind: 'unreachable', retryAfterSeconds: error.retryAfter ?? undefined };
  return { kind: 'refused', message: error.issues[0]?.message ?? error.message };
}
