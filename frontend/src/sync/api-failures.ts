import type { ApiError } from '@shortlist/ui-kit/request';
import type { SaveAnswer } from './save-state.js';

/** Maximum body size in bytes of saves with `keepalive`. Browsers limit `keepalive` requests to 64 KB. */
const MAX_KEEPALIVE_BYTES = 60_000;

export const fitsKeepalive = (body: unknown): boolean => new Blob([JSON.stringify(body)]).size < MAX_KEEPALIVE_BYTES;

/** Returns the save result for an error unrelated to the content, or null if the server rejected the content. */
export function apiFailure(error: ApiError): SaveAnswer<never> | null {
  if (error.status === 401) return { kind: 'signed-out' };
  if (error.status === 404) return { kind: 'gone' };
  if (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)
    return {
      kind: 'unreachable',
      retryAfterSeconds: error.retryAfter ?? undefined,
      paused: error.status === 429,
    };
  return error.code === 'storage_full' ? { kind: 'full', message: error.message } : null;
}
