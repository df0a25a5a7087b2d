import { PASSWORD_LENGTH } from '@shortlist/shared/contract/auth';
import { ApiError } from '../core/api-error.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { normalized } from './passwords.js';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Fewer than so many different characters are a pattern, not a password: "1212121212", "abcabcabca". */
const DIFFERENT = 5;
/** Own words shorter than this are found in any text. */
const SHORTEST_WORD = 3;
const DATE_DIGITS = 8;

/** Throws 422 at the field `password` when it is one that guessing programs try first. */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const message = weakness(normalized(password).toLowerCase(), owner);
  if (!message) return;
  throw new ApiError(422, 'password_too_common', message, { issues: [{ path: 'password', message }] });
}

function weakness(password: string, owner: PasswordOwner): string | undefined {
  // Characters that are written as two may count as one.
  if ([...password].length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`;
  if (COMMON_PASSWORDS.has(password)) return 'This password is on lists that attackers try first. Choose another one.';
  if (new Set(password).size < DIFFERENT || isRun(password)) {
    return 'This password is a simple pattern. Choose a less regular one.';
  }
  if (isOwnWords(password, owner)) {
    return 'This password is made of your name or e-mail address. Choose one that says nothing about you.';
  }
  return undefined;
}

/** "abcdefghij", "9876543210": every character follows the one before, and 0 follows 9. */
function isRun(password: string): boolean {
  return [1, -1].some((step) => {
    const follows = (a: string, b: string): boolean => {
      if (/\d/.test(a) && /\d/.test(b)) return (Number(a) + step + 10) % 10 === Number(b);
      return a.charCodeAt(0) + step === b.charCodeAt(0);
    };
    return [...password].every((character, i, all) => i === 0 || follows(all[i - 1]!, character));
  });
}

/** Own words, and beside them a date's worth of digits, punctuation and a letter or two: "grace.hopper1906!". */
function isOwnWords(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const words = [email, firstName, lastName]
    .flatMap((text) =>
      text
        .toLowerCase()
        .normalize('NFKC')
        .split(/[^\p{L}\p{N}]+/u),
    )
    .concat('shortlist')
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), password);
  const letters = rest.replace(/\P{L}/gu, '').length;
  const digits = rest.replace(/\P{N}/gu, '').length;
  return rest !== password && letters < SHORTEST_WORD && digits <= DATE_DIGITS;
}
