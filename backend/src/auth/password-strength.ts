import { PASSWORD_LENGTH } from '@shortlist/shared/contract/account/auth';
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { normalized } from './passwords.js';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** zxcvbn's scale goes to 4; 3 means at least 10^8 guesses. */
const LEAST_SCORE = 3;
/** Only the first characters are looked at, because the cost grows with their square: under 0.2 s on a busy machine. */
const CHECKED_CHARACTERS = 64;
/** Own words shorter than this are found in any text. */
const SHORTEST_WORD = 3;

let checker: ZxcvbnFactory | undefined;

/** What is wrong with a new password; undefined if it is good. */
export function passwordWeakness(password: string, owner: PasswordOwner): string | undefined {
  const text = normalized(password);
  // Characters that are written as two may count as one.
  if ([...text].length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`;
  const { score, sequence } = strengthOf(text, owner);
  if (score >= LEAST_SCORE) return undefined;
  return isOwnWords(sequence)
    ? 'This password contains your name or email and is easy to guess. Choose one that says nothing about you.'
    : 'This password is easy to guess. Choose a longer one, such as a few unrelated words.';
}

/** From 0 (a handful of guesses) to 4. */
export function strengthOf(password: string, owner: PasswordOwner): Pick<ZxcvbnResult, 'score' | 'sequence'> {
  // 50,000 common passwords and 8,000 words: read at the first use.
  checker ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_CHARACTERS });
  // A capital at the start of each word is the first thing that is tried.
  return checker.check(password.slice(0, CHECKED_CHARACTERS).toLowerCase(), ownWords(owner));
}

function ownWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@');
  const texts = [email, mailbox, firstName, lastName, `${firstName} ${lastName}`, `${lastName} ${firstName}`].map(
    (text) => text.toLowerCase().normalize('NFKC'),
  );
  const words = texts.map((text) => text.split(/[^\p{L}\p{N}]/u));
  // Also run together: "gracehopper".
  const all = [...texts, ...words.flat(), ...words.map((parts) => parts.join('')), 'shortlist'];
  return [...new Set(all)].filter((word) => word.length >= SHORTEST_WORD);
}

const isOwnWords = (sequence: ZxcvbnResult['sequence']): boolean =>
  sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs');
