import { parseDate } from './dates.js';
import { hasExpired } from './has-expired.js';
import type { Certification, ResumeData } from './resume-data.js';

/** Words that, anywhere in an entry, mark a qualification as lapsed, expired or not yet obtained: "in progress". */
const NOT_HELD =
  /\b(?:lapsed|expired|(?:ran|run|runs) out|out of date|no longer (?:valid|held|current)|not (?:been )?renewed|let (?:it|this|that) (?:lapse|go)|due for renewal|(?:needs|need|to be) renew(?:ing|ed|al)|in progress|studying|enrolled|(?:exam|test|course|assessment|place) (?:is )?(?:booked|scheduled|planned)|pending|awaiting|expected|candidate|working towards?|not (?:yet )?(?:taken|passed|finished|completed|sat)|unfinished|incomplete|part[- ]qualified|unit \d+ of \d+|half[- ]?way|(?:sections?|parts?|modules?|papers?|units?|levels?|exams?) (?:remaining|left|outstanding|to go))\b/i;
/** Words that cancel an earlier lapse: "lapsed 2018, passed again in 2026". */
const HELD_AGAIN =
  /(?<!\b(?:not|never) (?:been |yet )?)\b(?:passed|renewed|reinstated|restored|regained|re-?certified)\b/gi;
/**
 * Words in the date or issuer field that mark a qualification as not held. In the name of a qualification, they may
 * mean something else: "Suspended Access".
 */
const NOT_HELD_BESIDE_NAME =
  /\b(?:inactive|booked|scheduled|planned|ongoing|current student|started|starting|resit\w*|retak\w+|failed|suspended|revoked|surrendered|applied|eligible|sitting|to sit|due to|to be (?:taken|completed)|tba|tbc)\b/i;
/** Matches the expiration date of a qualification: "exp. 03/2024", "valid to June 2027". */
const ENDS =
  /\b(?:exp(?:\.|ires|iry|ired)?|valid (?:to|until|till|through)|until|till|renewal(?: (?:is )?due)?|renew by)\b\.?:?\s*([^,;()]*)/i;
const ENDS_IN_DATE = /^to ([^,;()]+)$/i;
/**
 * Matches the end of a qualification if it is an event instead of a date: "till I closed", but not "until further
 * notice".
 */
const ENDED_WITH_EVENT =
  /\b(?:until|till)\s+(?!further|revoked|cancell?ed|\p{N})(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\p{L}/iu;
/** Matches dates, and words that users add to the date of a current qualification: "passed", "valid". */
const DATED_OR_HELD =
  /\p{N}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|passed|held|valid|current|active|issued|obtained|gained|earned|achieved|awarded|complete|completed|finished|certified|registered|renewed|since|lifetime|permanent|yes|in[- ]house|distinction|merit)/iu;
/** Matches a step, such as an exam, that the user must complete before obtaining a qualification: "test", "class". */
const STILL_AHEAD = /\b(?:test|exam|class|course|assessment|sign(?:ed|ing) up)\b/i;
/** Matches skills that the user is only beginning to learn: "dead testing (helping)", "Cypress - learning". */
const BEGINNER = /(?:\(|\s[–—-]\s*)(?:still )?(?:learning|helping|helped|assisting|shadowing|watched)\b/i;
const RENEWAL = /\brenewal (?:is )?(?:over)?due\b/i;
/** Matches studies that ended without a qualification: "did not finish", "dropped out". */
const ABANDONED =
  /\b(?:did(?:n['’]?t| not) (?:finish|complete)|not (?:finished|completed)|unfinished|incomplete|withdrew|withdrawn|dropped out|left (?:early|before)|discontinued|deferred)\b/i;
/** Matches the separator between two statements, such as the comma in "Level 2 passed, but Level 3 is booked". */
const STATEMENTS = /[.;\n]\s*|,\s(?=(?:my|the|and|but)\b)/;

/**
 * Returns the resume without lapsed, expired and unfinished qualifications, because a generated text would present them
 * as valid. Their status may be in any field of the entry, in a bullet or in the summary. Skills with the same names
 * are left out as well.
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
    skills: data.skills.filter(
      (skill) => !NOT_HELD.test(skill) && !BEGINNER.test(skill) && !missing.includes(skill.trim().toLowerCase()),
    ),
    education: data.education.filter((entry) => !ABANDONED.test([entry.degree, entry.year, entry.school].join(' '))),
  };
}

function isHeld(certification: Certification, now: Date): boolean {
  const [name = '', issuer = '', year = '', expires = ''] = [
    certification.name,
    certification.issuer,
    certification.year,
    certification.expires,
  ].map(sinceHeldAgain);
  if (hasExpired(expires, now) || [name, issuer, year, expires].some((text) => NOT_HELD.test(text))) return false;
  if ([issuer, year, expires].some((text) => NOT_HELD_BESIDE_NAME.test(text))) return false;
  if (!isDateOfHeld(year, now) || ENDED_WITH_EVENT.test(year)) return false;
  return [name, issuer, year, expires].every((text) => {
    const end = ENDS.exec(text)?.[1] ?? ENDS_IN_DATE.exec(text.trim())?.[1];
    const isDated = end !== undefined && parseDate(end.trim()) !== undefined;
    // "Renewal due" without a date means that the renewal is due now.
    return isDated ? !hasExpired(end.trim(), now) : !RENEWAL.test(text);
  });
}

/**
 * Returns the text from the last word that cancels a lapse ("passed" in "lapsed, passed again"), or else the whole
 * text.
 */
function sinceHeldAgain(text: string): string {
  const again = [...text.matchAll(HELD_AGAIN)].at(-1);
  return again ? text.slice(again.index) : text;
}

/**
 * Returns whether the text in a date field may be the date of a qualification that the user holds. Returns false for
 * "No" and "test is Jan 2027".
 */
function isDateOfHeld(text: string, now: Date): boolean {
  if (text.trim() === '') return true;
  if (!DATED_OR_HELD.test(text)) return false;
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  const isPast = years.some((year) => year <= now.getUTCFullYear());
  return isPast || !STILL_AHEAD.test(text);
}

const isDenied = (name: string, statements: readonly string[]): boolean =>
  namesOf(name).some((known) => statements.some((statement) => hasName(statement.toLowerCase(), known)));

const hasName = (statement: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    statement,
  );

/**
 * Returns the name of a qualification without details, and the abbreviation in its parentheses: "certified dental
 * assistant" and "cda" for "Certified Dental Assistant (CDA)".
 */
function namesOf(name: string): string[] {
  const [, short] = /\(([\p{Lu}\p{N}&-]{2,8})\)/u.exec(name) ?? [];
  return [name.split(/[,;(]|\s[–—-]\s/u)[0]!, short ?? '']
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text.length > 1);
}
