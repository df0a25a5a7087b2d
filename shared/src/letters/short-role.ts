import { cleanLine } from '../resume/text.js';

const LONGEST = 70;

/** A job title as it is said in a sentence: "Charge Nurse" for "Charge Nurse, Mixed ICU (24 beds)"; '' for one too long to say. */
export function shortRole(title: string): string {
  const said = cleanLine(title)
    .split(/[,;(|[]|\s[–—/·-]\s/u)[0]!
    .trimEnd();
  const role = said.replace(/(?<![.:])[.:]+$/, '');
  return role.length <= LONGEST ? role : '';
}

const SPELLED_OUT = /^\p{Lu}[\p{Lu}.&/\d]/u;
/** Letters whose names begin with a vowel: "an MBA", "a UX designer". */
const AN_LETTER = /^[AEFHILMNORSX]/;
const AN_SOUND = /^(?:[aio]|e(?!u)|u(?!ni|s[aeu]|ti|k)|hon(?!e)|heir|hour)/i;

/** "As Head of Mathematics": a school has one. */
const ONE_OF_ITS_KIND = /^(?:head|director|chair|captain|secretary|treasurer) of\b/i;

/** Lowers the first letter of a role in sentence case: "Full-time family carer". Title case stays. */
export const inSentence = (role: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+)+$/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role;

/** With "a" or "an", unless it has one or needs none. */
export function withArticle(name: string): string {
  if (/^(?:an?|the)\s/i.test(name) || ONE_OF_ITS_KIND.test(name)) return name;
  const isAn = SPELLED_OUT.test(name) ? AN_LETTER.test(name) : AN_SOUND.test(name);
  return `${isAn ? 'an' : 'a'} ${name}`;
}
