import { convertVerbs } from '../../english/convert-verbs.js';
import { changeAsDeed } from './result-as-deed.js';
import { verbIn } from '../../english/verb-forms.js';
import { capitalized, firstWord, lowered } from '../../text/words.js';

/**
 * Matches a method before its result: "Trained staff on the till, cutting queues by 20%". Results should come first, as
 * in Laszlo Bock's formula "accomplished X as measured by Y by doing Z".
 */
const RESULT_LAST =
  /^([^,;:.]{12,140}), (?:thereby |thus )?((?:cutting|reducing|increasing|raising|lowering|saving|growing|improving|boosting|shortening|doubling|halving) [^,;:.]*\d[^,;:]{0,80}?)\.?$/i;
/**
 * Matches membership in a group, followed by a change: "Was part of the safety committee and accidents fell from 12 to
 * 3".
 */
const GROUP_RESULT =
  /^(?:(?:was|been|served as|served) )?(?:an? )?(?:active |key )?(?:part|member|on) (?:of )?(the [^,;:.]{3,60}?(?:committee|team|group|board|council|project|campaign|crew))(?:[,;:]| and| where| when| -) (?:and )?((?:the |our )?[a-z][^,;:.\d]{2,40}?) (went down|went up|dropped|fell|decreased|rose|grew|increased|improved) ((?:from|by) [^,;:]*\d[^,;:]{0,40}?)\.?$/i;
/** Number of words after which readers may overlook a result. */
const BURIED = 14;
const UP = /^(?:went up|rose|grew|increased|improved|w(?:ere|as) (?:increased|raised))$/i;

/**
 * Moves the result to the start: "Trained staff on the till, cutting queues by 20%" becomes "Cut queues by 20% by
 * training staff on the till". Returns undefined if a verb is ambiguous or the result is already at the start.
 */
export function withResultFirst(text: string, isCurrent: boolean): string | undefined {
  const end = text.endsWith('.') ? '.' : '';
  const [, group, what, change = '', size] = GROUP_RESULT.exec(text) ?? [];
  if (group && what && size)
    return `Helped ${UP.test(change) ? 'raise' : 'cut'} ${lowered(what)} ${size} as a member of ${lowered(group)}${end}`;
  const changed = changeAsDeed(text.slice(0, text.length - end.length));
  if (changed !== undefined) return `${capitalized(changed)}${end}`;
  const [, main, result] = RESULT_LAST.exec(text) ?? [];
  if (main === undefined || result === undefined || main.split(/\s+/).length < BURIED || / by \w+ing\b/.test(text))
    return undefined;
  const from = verbIn('past', firstWord(main)) ? 'past' : isCurrent ? 'base' : undefined;
  const how = from && convertVerbs(lowered(main), from, 'gerund', true);
  const front = from && convertVerbs(lowered(result), 'gerund', from, true);
  return how && front ? `${capitalized(front)} by ${how}${end}` : undefined;
}
