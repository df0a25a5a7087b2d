import { isOccupation } from '../../facts/occupations.js';
import { stemOf, tokensOf } from '../../text/tokens.js';

const RANKS =
  /^(?:senior|junior|lead|head|chief|assistant|associate|principal|staff|the|and|for|with|manager|specialist|officer|director)$/;

const contentOf = (text: string): string[] =>
  tokensOf(text)
    .filter((token) => token.length > 2 && !RANKS.test(token))
    .map(stemOf);

/** Returns whether the role begins with the initials of the title: "RN" for "Registered Nurse". */
function isShortFor(role: string, title: string): boolean {
  const initials = title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return initials.length > 1 && role.split(/[\s,;(]+/)[0] === initials;
}

/** Returns whether a title and a role share a word for the work, or the role begins with the title's initials. */
export const namesSameWork = (title: string, role: string): boolean => {
  const done = contentOf(role);
  return isShortFor(role, title) || contentOf(title).some((word) => done.includes(word));
};

/**
 * Returns whether a title and a role may name the same work. Returns true if either does not name any work: "Assistant
 * Manager", "SVP".
 */
export const mayBeSameWork = (title: string, role: string): boolean =>
  /^[\p{Lu}\s&/.]+$/u.test(role) ||
  contentOf(title).length === 0 ||
  contentOf(role.split(/[,(|]/)[0]!).length === 0 ||
  namesSameWork(title, role);

/**
 * Returns the title that the user typed, or the role of the job if only that role is a noun for a person ("HGV driver"
 * for "HGV Class 1").
 */
export function workTitle(typed: string, role: string): string {
  const namesNobody = !isOccupation(typed) && isOccupation(role) && mayBeSameWork(typed, role);
  return typed === '' || namesNobody ? role : typed;
}
