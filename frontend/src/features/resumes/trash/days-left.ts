import { TRASH_DAYS } from '@shortlist/shared/resume/trash';

const DAY_MS = 86_400_000;

/**
 * Returns the number of days until a resume in the trash is permanently deleted, rounded up. Zero only when the
 * deletion is due.
 */
export function daysLeft(deletedAt: string, now = Date.now()): number {
  const dueAt = Date.parse(deletedAt) + TRASH_DAYS * DAY_MS;
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil((dueAt - now) / DAY_MS)));
}
