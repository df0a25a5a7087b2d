import { TRASH_DAYS } from '@shortlist/shared/resume/trash';

const DAY_MS = 86_400_000;

/** Days until permanent deletion, rounded up: 0 only when it is due. */
export function daysLeft(deletedAt: string, now = Date.now()): number {
  const dueAt = Date.parse(deletedAt) + TRASH_DAYS * DAY_MS;
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil((dueAt - now) / DAY_MS)));
}
