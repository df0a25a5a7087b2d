import { monthsOf, parseDate } from './dates.js';
import type { Experience } from './resume-data.js';

const DECEMBER = 12;

interface Span {
  /** The earliest and the latest month in which the job may have begun. They differ if the date is only a year. */
  start: readonly [number, number];
  end: readonly [number, number];
}

function spanOf({ startDate, endDate, current }: Experience): Span | undefined {
  const [start, end] = [monthsIn(startDate), current ? ([Infinity, Infinity] as const) : monthsIn(endDate)];
  return start && end && { start, end };
}

function monthsIn(typed: string): readonly [number, number] | undefined {
  const date = parseDate(typed);
  return date && [monthsOf(date), monthsOf({ ...date, month: date.month ?? DECEMBER })];
}

/** Returns whether `job` certainly lies within the dates of `other`, as a placement during another job does. */
export function isWithin(job: Experience | undefined, other: Experience | undefined): boolean {
  const [inner, outer] = [job && spanOf(job), other && spanOf(other)];
  if (!inner || !outer) return false;
  return inner.start[0] >= outer.start[1] && inner.end[1] <= outer.end[0];
}
