import { PASSWORD_LENGTH } from '@shortlist/shared/contract/account/auth';
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalized } from './passwords.js';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** Minimum score on zxcvbn's scale from 0 to 4. A score of 3 means at least 10^8 guesses. */
const MIN_SCORE = 3;
/**
 * Number of leading characters of a password that are rated. The rating time grows with the square of this number: 64
 * characters take under 0.2 s on a busy machine.
 */
const CHECKED_CHARACTERS = 64;
/**
 * Words from the owner's name or email address lower a password's rating only if they have at least this many
 * characters. Shorter words would match almost any password.
 */
const MIN_WORD_LENGTH = 3;

let checker: ZxcvbnFactory | undefined;

/** Returns the reason for rejecting a new password; undefined if the password is strong. */
export function passwordWeakness(password: string, owner: PasswordOwner): string | undefined {
  const text = normalized(password);
  // Counts Unicode code points, not UTF-16 code units.
  if ([...text].length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`;
  const { score, sequence } = strengthOf(text, owner);
  if (score >= MIN_SCORE) return undefined;
  return containsOwnWords(sequence)
    ? 'This password contains your name or email and is easy to guess. Choose one without them.'
    : 'This password is easy to guess. Choose a longer one, such as a few unrelated words.';
}

/** Returns zxcvbn's rating of a password. The score ranges from 0 (a handful of guesses) to 4. */
export function strengthOf(password: string, owner: PasswordOwner): Pick<ZxcvbnResult, 'score' | 'sequence'> {
  // The checker is created on first use, because it loads 50,000 common passwords and 8,000 words.
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_CHARACTERS });
  // Lowercases the password, so that capital letters do not raise the score: attackers try capitalized words early.
  return checker.check(password.slice(0, CHECKED_CHARACTERS).toLowerCase(), ownWords(owner));
}

function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [email, mailbox, firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`].map(
    (text) => text.toLowerCase().normalize('NFKC'),
  );
  const words = texts.map((text) => text.split(/[^\p{L}\p{N}]/u));
  // Includes the joined words of a name, such as "gracehopper".
  const all = [...texts, ...words.flat(), ...words.map((parts) => parts.join('')), 'shortlist'];
  return [...new Set(all)].filter((word) => word.length >= MIN_WORD_LENGTH);
}

const containsOwnWords = (sequence: ZxcvbnResult['sequence']): boolean =>
  sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs');
