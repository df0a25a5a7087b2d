import { bulletText } from '../resume/text.js';
import { capitalized } from './words.js';

const ABBREVIATED = /(?:\b(?:etc|Inc|Ltd|Co|Corp|Jr|Sr|approx|no|vs)|\b(?:\p{L}\.){1,6}\p{L})\.$/iu;
/** Names that are written with a small first letter: iOS, eBay, npm 10. */
const SMALL_NAME = /^(?:\p{Ll}+[\p{Lu}\p{N}#+/@_]|[\p{L}]+\.\p{L})/u;

/** Safe in every language: spaces, a typed bullet sign, signs that were hit twice. */
export const tidied = (text: string): string =>
  bulletText(text)
    .replace(/(?<! ) +([,;:!?])(?=\s|$)/g, '$1')
    .replace(/(?<! ) +\.$/, '.')
    .replace(/([,;])\1+/g, '$1')
    .replace(/(?<!\.)\.\.$/, '.')
    .replace(/[,;]$/, '');

/** A capital at the start, for languages that begin sentences with one. */
export const withCapital = (text: string): string => (SMALL_NAME.test(text) ? text : capitalized(text));

/** A full stop at the end of all bullets or of none, as most of them have it. */
export function withSameEnds(bullets: readonly string[]): string[] {
  const voters = bullets.filter((text) => endOf(text) !== 'own');
  const stops = voters.filter((text) => endOf(text) === 'stop').length;
  const wanted = stops * 2 > voters.length ? 'stop' : 'none';
  return bullets.map((text) => {
    const end = endOf(text);
    if (end === 'own' || end === wanted) return text;
    return wanted === 'stop' ? `${text}.` : text.slice(0, -1);
  });
}

function endOf(text: string): 'stop' | 'none' | 'own' {
  // Signs alone have no end to change.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'own';
  if (ABBREVIATED.test(text) || /(?:[!?…:]|\.\.)$/u.test(text)) return 'own';
  if (text.endsWith('.')) return /[.!?]\s/.test(text) ? 'own' : 'stop';
  return /[\p{L}\p{N})\]%"”'’]$/u.test(text) && !/[.!?]\s/.test(text) ? 'none' : 'own';
}
