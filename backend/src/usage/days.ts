export const HOUR_MS = 60 * 60 * 1_000;

/** Formats a date as `YYYY-MM-DD` in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function addDays(day: string, count: number): string {
  const time = startOf(day);
  time.setUTCDate(time.getUTCDate() + count);
  return dayOf(time);
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
