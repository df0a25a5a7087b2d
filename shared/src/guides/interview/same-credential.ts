import { stemOf, tokensOf } from '../../text/tokens.js';

/** Words that are too common to show that two names mean the same qualification. */
const GENERAL =
  /^(?:licen[cs]e|certificat\p{L}*|certified|card|permit|current|valid|active|full|state|diploma|degree|course|training|level|of|in|and|or|the|a|an|for|food|health|safety|national|qualification|award)$/u;
/** Matches words for the rank of a qualification: "IOSH Managing Safely" ranks above "IOSH Working Safely". */
const RANKS: readonly RegExp[] = [/\bmanag/i, /\bsupervis/i, /\badvanced\b/i, /\bdiploma\b/i, /\bmaster\b/i];

/**
 * Returns whether a qualification of the resume is certainly the required one. A related name may mean a lower
 * qualification: a food handler card is not a food manager certification.
 */
export function isSameCredential(asked: string, held: string): boolean {
  if (RANKS.some((rank) => rank.test(asked) && !rank.test(held))) return false;
  const [wanted, own] = [wordsOf(asked), wordsOf(held)];
  return wanted.some((word) => own.includes(word)) || isAbbreviated(asked, held) || isAbbreviated(held, asked);
}

const wordsOf = (name: string): string[] =>
  tokensOf(name)
    .filter((word) => !GENERAL.test(word))
    .map(stemOf);

/** Returns whether a name contains the initials of another name: "RN license" and "Registered Nurse License". */
function isAbbreviated(short: string, long: string): boolean {
  const initials = (long.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase()).join('');
  return (short.match(/\p{Lu}{2,6}/gu) ?? []).some((letters) => initials.includes(letters));
}
