import { formatDate, parseDate } from '@shortlist/shared/resume/dates';

export interface Month {
  year: number;
  /** Month from 1 to 12. */
  month: number;
}

export const FIRST_YEAR = 1940;
/** Number of selectable years after the current one, for expiration dates and expected graduations. */
const YEARS_AHEAD = 30;
const COLUMNS = 3;

export const lastYear = (today: Date): number => today.getFullYear() + YEARS_AHEAD;

/** Formats a month as resumes do, such as "Mar 2021" or "2021年3月". */
export function monthText({ year, month }: Month, language: string): string {
  const iso = `${year}-${String(month).padStart(2, '0')}`;
  const text = formatDate(iso, language);
  // If the browser has no month names for the language, use digits such as "03.2021", because resumes never contain ISO
  // dates.
  return text === iso ? `${String(month).padStart(2, '0')}.${year}` : text;
}

export function monthOf(typed: string): Month | undefined {
  const date = parseDate(typed);
  return date?.month === undefined ? undefined : { year: date.year, month: date.month };
}

/**
 * Returns the month that is selected when the picker opens: the typed month, January of the typed year ("Summer
 * 2013"), or the current month.
 */
export function openingMonth(typed: string, today: Date): Month {
  const year = parseDate(typed)?.year ?? Number(/(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(typed)?.[0] ?? NaN);
  const month = today.getMonth() + 1;
  return monthOf(typed) ?? (Number.isNaN(year) ? { year: today.getFullYear(), month } : { year, month: 1 });
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
  PageUp: -12,
  PageDown: 12,
};

/**
 * Returns the month that a key selects, which may be in another year. Returns undefined for unrelated keys and for
 * years out of range.
 */
export function moveMonth({ year, month }: Month, key: string, today: Date): Month | undefined {
  if (key === 'Home' || key === 'End') return { year, month: key === 'Home' ? 1 : 12 };
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const index = year * 12 + month - 1 + step;
  const moved = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return isOffered(moved.year, today) ? moved : undefined;
}

export const isOffered = (year: number, today: Date): boolean => year >= FIRST_YEAR && year <= lastYear(today);
