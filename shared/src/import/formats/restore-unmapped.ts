import { parseDate } from '../../resume/dates.js';
import { webHref } from '../../resume/links.js';
import type { ResumeData } from '../../resume/resume-data.js';

/**
 * Restores values that our export stored under their paths, outside the JSON Resume schema: dates and URLs as the user
 * typed them, and fields that the schema lacks. If a value in the schema was edited after the export, the edit wins.
 */
export function restoreUnmapped(data: ResumeData, unmapped: unknown): void {
  if (typeof unmapped !== 'object' || unmapped === null) return;
  for (const [path, typed] of Object.entries(unmapped)) {
    if (typeof typed !== 'string' || EDUCATION_DATE.test(path)) continue;
    const keys = path.split('.');
    const key = keys.pop() ?? '';
    const holder = holderAt(data, keys);
    if (!holder) continue;
    if (key === 'current') holder[key] = typed === 'true';
    else if (typeof holder[key] === 'string' && !contradicts(holder[key], typed)) holder[key] = typed;
    if (key === 'endDate' && 'current' in holder && typed !== '') holder['current'] = false;
  }
  restoreYears(data, unmapped as Record<string, unknown>);
}

/** The JSON Resume schema has one key for both the year and the graduation date; see `restoreYears`. */
const EDUCATION_DATE = /^education\.\d+\.(?:year|graduationDate)$/;

function holderAt(data: ResumeData, keys: string[]): Record<string, unknown> | undefined {
  let holder: unknown = data;
  for (const key of keys) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
    holder = (holder as Record<string, unknown>)[key];
  }
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>) : undefined;
}

/** Returns whether a value that the JSON Resume schema defines was edited after the export. */
function contradicts(mapped: string, typed: string): boolean {
  if (mapped === '' || mapped === typed) return false;
  const href = webHref(typed);
  if (href !== undefined && href === webHref(mapped)) return false;
  const [one, other] = [parseDate(mapped), parseDate(typed)];
  return !one || !other || one.year !== other.year || one.month !== other.month || one.day !== other.day;
}

/**
 * Restores the graduation date and the year of an education entry. The JSON Resume schema has a single date for both;
 * the stored data shows which of the two it is.
 */
function restoreYears(data: ResumeData, unmapped: Record<string, unknown>): void {
  data.education.forEach((school, index) => {
    const graduation = unmapped[`education.${index}.graduationDate`];
    const year = unmapped[`education.${index}.year`];
    const typed = [graduation, year].filter((value) => typeof value === 'string');
    const mapped = school.graduationDate || school.year;
    if (typed.length === 0 || typed.every((value) => contradicts(mapped, value) && parseDate(value))) return;
    if (typeof graduation === 'string') {
      school.graduationDate = graduation;
      if (typeof year === 'string') school.year = year;
      else if (parseDate(graduation)) school.year = '';
    } else if (typeof year === 'string') {
      school.year = year;
      school.graduationDate = '';
    }
  });
}
