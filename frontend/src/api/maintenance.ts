import { ApiError } from '@shortlist/ui-kit/request';

const answers = new EventTarget();

export function noteMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.code === 'maintenance') answers.dispatchEvent(new Event('refused'));
}

/**
 * Registers a listener that is called when a request fails because of maintenance.
 *
 * @returns a function that unsubscribes
 */
export function onMaintenance(listener: () => void): () => void {
  answers.addEventListener('refused', listener);
  return () => answers.removeEventListener('refused', listener);
}
