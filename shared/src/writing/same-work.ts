import { stemOf, tokensOf } from '../ats/tokens.js';

const RANKS =
  /^(?:senior|junior|lead|head|chief|assistant|associate|principal|staff|the|and|for|with|manager|specialist|officer|director)$/;

const contentOf = (text: string): string[] =>
  tokensOf(text)
    .filter((token) => token.length > 2 && !RANKS.test(token))
    .map(stemOf);

/** "RN" for "Registered Nurse". */
function isShortFor(role: string, title: string): boolean {
  const initials = title
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  return initials.length > 1 && role.split(/[\s,;(]+/)[0] === initials;
}

/** Whether a title and a role have a word in common that tells what is done. */
export const namesSameWork = (title: string, role: string): boolean => {
  const done = contentOf(role);
  return isShortFor(role, title) || contentOf(title).some((word) => done.includes(word));
};

/** The same, and also where one of the two says nothing of the work: "Assistant Manager", "SVP". */
export const mayBeSameWork = (title: string, role: string): boolean =>
  /^[\p{Lu}\s&/.]+$/u.test(role) ||
  contentOf(title).length === 0 ||
  contentOf(role).length === 0 ||
  namesSameWork(title, role);
