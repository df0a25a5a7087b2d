import { parseDate } from './dates.js';
import { hasExpired } from './has-expired.js';
import type { Certification, ResumeData } from './resume-data.js';

/** Words that mark a qualification as lapsed, run out, or not yet obtained, in any field. */
const NOT_HELD =
  /\b(?:lapsed|expired|(?:ran|run|runs) out|out of date|no longer (?:valid|held|current)|not (?:been )?renewed|let (?:it|this|that) (?:lapse|go)|due for renewal|(?:needs|need|to be) renew(?:ing|ed|al)|in progress|studying|enrolled|(?:exam|test|course|assessment|place) (?:is )?(?:booked|scheduled|planned)|pending|awaiting|expected|candidate|working towards?|not (?:yet )?(?:taken|passed|finished|completed|sat)|unfinished|incomplete|part[- ]qualified)\b/i;
/** Words with the same meaning in a date or an issuer. In a name they may mean something else: "Suspended Access". */
const NOT_HELD_BESIDE_NAME =
  /\b(?:inactive|booked|scheduled|planned|ongoing|current student|started|starting|resit\w*|retak\w+|failed|suspended|revoked|surrendered|applied|eligible|sitting|to sit|due to|to be (?:taken|completed)|tba|tbc)\b/i;
/** Matches the date at which a qualification ends: "exp. 03/2024", "valid to June 2027". */
const ENDS =
  /\b(?:exp(?:\.|ires|iry|ired)?|valid (?:to|until|till|through)|until|till|renewal(?: (?:is )?due)?|renew by)\b\.?:?\s*([^,;()]*)/i;
const ENDS_IN_DATE = /^to ([^,;()]+)$/i;
const RENEWAL = /\brenewal (?:is )?(?:over)?due\b/i;
/** Matches studies that ended without a qualification. */
const ABANDONED =
  /\b(?:did(?:n['’]?t| not) (?:finish|complete)|not (?:finished|completed)|unfinished|incomplete|withdrew|withdrawn|dropped out|left (?:early|before)|discontinued|deferred)\b/i;
/** Matches the separator between two statements of a text. */
const STATEMENTS = /[.;\n]\s*|,\s(?=(?:my|the|and|but)\b)/;

/**
 * Returns the resume without the qualifications that the user does not hold at present, because a composed text would
 * claim them: those that have lapsed or expired, and those for which the user is still studying. Their status may be
 * in any field of the entry, or in a bullet or the summary. Skills with the name of such a qualification are left out
 * as well.
 */
export function heldOnly(data: ResumeData, now: Date): ResumeData {
  const statements = [data.summary.text, ...data.skills, ...data.experience.flatMap(({ bullets }) => bullets)].flatMap(
    (text) => text.split(STATEMENTS).filter((statement) => NOT_HELD.test(statement)),
  );
  const certifications = data.certifications.filter(
    (certification) => isHeld(certification, now) && !isDenied(certification.name, statements),
  );
  const missing = data.certifications
    .filter((certification) => !certifications.includes(certification))
    .flatMap(({ name }) => namesOf(name));
  return {
    ...data,
    certifications,
    skills: data.skills.filter((skill) => !NOT_HELD.test(skill) && !missing.includes(skill.trim().toLowerCase())),
    education: data.education.filter((entry) => !ABANDONED.test([entry.degree, entry.year, entry.school].join(' '))),
  };
}

function isHeld({ name, issuer, year, expires }: Certification, now: Date): boolean {
  if (hasExpired(expires, now) || [name, issuer, year, expires].some((text) => NOT_HELD.test(text))) return false;
  if ([issuer, year, expires].some((text) => NOT_HELD_BESIDE_NAME.test(text))) return false;
  return [name, issuer, year, expires].every((text) => {
    const end = ENDS.exec(text)?.[1] ?? ENDS_IN_DATE.exec(text.trim())?.[1];
    const isDated = end !== undefined && parseDate(end.trim()) !== undefined;
    // "Renewal due" without a date means that it is due now.
    return isDated ? !hasExpired(end.trim(), now) : !RENEWAL.test(text);
  });
}

const isDenied = (name: string, statements: readonly string[]): boolean =>
  namesOf(name).some((known) => statements.some((statement) => hasName(statement.toLowerCase(), known)));

const hasName = (statement: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    statement,
  );

/** Returns the name without its details and the abbreviation beside it: "certified dental assistant" and "cda". */
function namesOf(name: string): string[] {
  const [, short] = /\(([\p{Lu}\p{N}&-]{2,8})\)/u.exec(name) ?? [];
  return [name.split(/[,;(]|\s[–—-]\s/u)[0]!, short ?? '']
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text.length > 1);
}
