import { convertVerbs } from '../../../english/convert-verbs.js';
import { wordCount } from '../../../text/count-words.js';
import { firstWord, lowered } from '../../../text/words.js';
import { FINITE, GERUND, type NoteClause } from './note-frame.js';

const asVerb = (work: string, isCurrent: boolean): string | undefined =>
  convertVerbs(lowered(work), 'gerund', isCurrent ? 'base' : 'past', true);

/**
 * Converts a note that consists of gerunds: "laying turf, cutting hedges" becomes "my work includes laying turf and
 * cutting hedges".
 */
export function gerunds(text: string, isCurrent: boolean): NoteClause | undefined {
  if (
    !GERUND.test(text) ||
    /\bduties\b/i.test(text) ||
    /^(?:during|being|having|starting|including|according|coming|going|leaving|training for)\b/i.test(text)
  )
    return undefined;
  const parts = text.replace(/^(\p{L}+ing(?: and \p{L}+ing)?) of /iu, '$1 ').split(/,\s+/);
  const work = parts.filter((part) => GERUND.test(part));
  const [main = ''] = parts;
  const state = parts[1] !== undefined && !GERUND.test(parts[1]) && FINITE.test(parts[1]) ? parts[1] : '';
  const items = work.length === parts.length ? work : [main];
  if (items.some((item) => FINITE.test(item) || wordCount(item) > 12) || (items.length === 1 && wordCount(main) < 2))
    return undefined;
  // Numbered places, as in "Loading door 14 to 22", mean nothing to outsiders.
  if (items.some((item) => /^\p{L}+ing \p{L}+ \d/u.test(item))) return undefined;
  const deed = items.length === 1 && state === '' && !/ and /.test(main) ? asVerb(main, isCurrent) : undefined;
  if (deed !== undefined) return { subject: 'I', text: deed, verb: firstWord(deed) };
  const named = items.map((item) => lowered(item));
  const list = named.length < 2 ? named[0]! : `${named.slice(0, -1).join(', ')} and ${named.at(-1)!}`;
  return {
    subject: '',
    text: `my work ${isCurrent ? 'includes' : 'included'} ${list}${state && `, and ${lowered(state)}`}`,
    verb: 'include',
  };
}
