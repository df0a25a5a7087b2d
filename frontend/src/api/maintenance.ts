import { ApiError } from '@shortlist/ui-kit/request';

const answers = new EventTarget();

/** Notifies listeners when maintenance rejected a request. */
export function noteMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.code === 'maintenance') answers.dispatchEvent(new Event('refused'));
}

/** @returns a function that unsubscribes */
export function onMaintenance(listener: () => void): () => void {
  answers.addEventListener('refused', listener);
  return () => answers.removeEventListener('refused', listener);
}
