import { ApiError } from '@shortlist/ui-kit/request';

const answers = new EventTarget();

/** Tells whoever listens when a request was refused for maintenance. */
export function noteMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.code === 'maintenance') answers.dispatchEvent(new Event('refused'));
}

/** @returns ends the listening */
export function onMaintenance(listener: () => void): () => void {
  answers.addEventListener('refused', listener);
  return () => answers.removeEventListener('refused', listener);
}
