const DAY = 24 * 60 * 60 * 1_000;
const DAYS_PER_WEEK = 7;

export interface WeekCount {
  /** UTC date of the week's Monday: "2026-11-16". */
  week: string;
  count: number;
}

const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the Monday (UTC) of the week that contains the day. */
export function mondayOf(day: Date): string {
  const daysSince = (day.getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  return dateOf(day.getTime() - daysSince * DAY);
}

/** Returns the most recent weeks up to the current one, including weeks without counts. */
export function latestWeeks(counts: readonly WeekCount[], today: Date, weeks: number): WeekCount[] {
  const known = new Map(counts.map(({ week, count }) => [week, count]));
  const last = Date.parse(mondayOf(today));
  return Array.from({ length: weeks }, (_, place) => {
    const week = dateOf(last - (weeks - 1 - place) * DAYS_PER_WEEK * DAY);
    return { week, count: known.get(week) ?? 0 };
  });
}
