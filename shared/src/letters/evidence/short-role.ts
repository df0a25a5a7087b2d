import { cleanLine } from '../../text/text.js';

const MAX_LENGTH = 70;

/**
 * Shortens a job title for a sentence: "Charge Nurse" for "Charge Nurse, Mixed ICU (24 beds)". Returns an empty string
 * if the title stays too long.
 */
export function shortRole(title: string): string {
  const short = cleanLine(title)
    .split(/[,;(|[]|\s[–—/·-]\s/u)[0]!
    .trimEnd();
  const role = short.replace(/(?<![.:])[.:]+$/, '');
  return role.length <= MAX_LENGTH ? role : '';
}

const SPELLED_OUT = /^\p{Lu}[\p{Lu}.&/\d]/u;
/** Letters whose names begin with a vowel sound: "an MBA", but "a UX designer". */
const AN_LETTER = /^[AEFHILMNORSX]/;
const AN_SOUND = /^(?:[aio]|e(?!u)|u(?!ni|s[aeu]|ti|k)|hon(?!e)|heir|hour)/i;

/** Matches titles of unique positions, which take no article: "As Head of Mathematics". */
const ONE_OF_ITS_KIND = /^(?:head|director|manager|chair|captain|secretary|treasurer) of\b/i;

/**
 * Lower-cases the first letter of a role unless the role is in title case: "Full-time family carer" becomes "full-time
 * family carer".
 */
export const inSentence = (role: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+)+$/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;

/** Matches jobs that name the work and not the worker: "Paper round". */
export const ROUND = /^(?:(?:news)?paper|milk|leaflet|window|egg) round$/i;

/** Adds "a" or "an" to a role, unless it has an article or needs none. */
export function withArticle(name: string): string {
  if (/^(?:an?|the)\s/i.test(name) || ONE_OF_ITS_KIND.test(name)) return name;
  const isAn = SPELLED_OUT.test(name) ? AN_LETTER.test(name) : AN_SOUND.test(name);
  return `${isAn ? 'an' : 'a'} ${name}`;
}
