import { convertVerbs } from './convert-verbs.js';
import { verbIn } from './verb-forms.js';
import { capitalized, firstWord, lowered } from './words.js';

/** Laszlo Bock's "accomplished X as measured by Y by doing Z": what came of it first, how it was done after it. */
const RESULT_LAST =
  /^([^,;:.]{12,140}), (?:thereby |thus )?((?:cutting|reducing|increasing|raising|lowering|saving|growing|improving|boosting|shortening|doubling|halving) [^,;:.]*\d[^,;:]{0,80}?)\.?$/i;
/** A group that somebody belonged to, and a figure that changed meanwhile. */
const GROUP_RESULT =
  /^(?:(?:was|been|served as|served) )?(?:an? )?(?:active |key )?(?:part|member|on) (?:of )?(the [^,;:.]{3,60}?(?:committee|team|group|board|council|project|campaign|crew))(?:[,;:]| and| where| when| -) (?:and )?((?:the |our )?[a-z][^,;:.\d]{2,40}?) (went down|went up|dropped|fell|decreased|rose|grew|increased|improved) ((?:from|by) [^,;:]*\d[^,;:]{0,40}?)\.?$/i;
/** A figure that changed, and what its author did before it did: "waits fell from 40 to 15 minutes after I changed the rota". */
const CHANGE_AFTER =
  /^(?:during my time (?:there|here),? |while i was (?:there|here),? )?((?:the |our |my )?[a-z][\w ’'-]{2,40}?) (went down|went up|went|dropped|fell|decreased|rose|grew|increased|improved|were (?:cut|reduced|increased|raised)|was (?:cut|reduced|increased|raised)) ((?:from|by) (?:[^,;:]|,(?=\d)){0,70}?\d(?:[^,;:]|,(?=\d)){0,40}?),? (?:after|because|when|once|as|(?:and|which) (?:this |that )?(?:is|was) because|since) i (?:(?:began|started) )?([a-z]+)( [^;:]{3,120}?)\.?$/i;
/** How the author tells that a figure changed. */
const CHANGED: ReadonlyMap<string, string> = new Map(
  Object.entries({ grew: 'Grew', improved: 'Improved', increased: 'Increased', decreased: 'Reduced' }),
);
/** Words before a result that bury it. */
const BURIED = 14;
const UP = /^(?:went up|rose|grew|increased|improved|w(?:ere|as) (?:increased|raised))$/i;

/**
 * The same bullet with its result in front: "Trained staff on the till, cutting queues by 20%" becomes "Cut queues by 20%
 * by training staff on the till". Returns undefined where a verb is not sure, or the result stands in front already.
 */
export function withResultFirst(text: string, isCurrent: boolean): string | undefined {
  const end = text.endsWith('.') ? '.' : '';
  const [, group, what, change = '', size] = GROUP_RESULT.exec(text) ?? [];
  if (group && what && size)
    return `Helped ${UP.test(change) ? 'raise' : 'cut'} ${lowered(what)} ${size} as a member of ${lowered(group)}${end}`;
  const changed = CHANGE_AFTER.exec(text);
  if (changed) {
    const [, thing = '', how = '', size = '', verb = '', object = ''] = changed;
    const done = (verbIn('past', verb.toLowerCase()) ?? verbIn('gerund', verb.toLowerCase()))?.gerund;
    const front =
      how.toLowerCase() === 'went' ? 'Took' : (CHANGED.get(how.toLowerCase()) ?? (UP.test(how) ? 'Raised' : 'Cut'));
    return (
      done && `${front} ${lowered(thing).replace(/^(?:our|my) /, '')} ${size} by ${done}${withGerunds(object)}${end}`
    );
  }
  const [, main, result] = RESULT_LAST.exec(text) ?? [];
  if (main === undefined || result === undefined || main.split(/\s+/).length < BURIED || / by \w+ing\b/.test(text))
    return undefined;
  const from = verbIn('past', firstWord(main)) ? 'past' : isCurrent ? 'base' : undefined;
  const how = from && convertVerbs(lowered(main), from, 'gerund', true);
  const front = from && convertVerbs(lowered(result), 'gerund', from, true);
  return how && front ? `${capitalized(front)} by ${how}${end}` : undefined;
}

/** "and re-did the window": the deed beside the first one takes its form. */
const withGerunds = (object: string): string =>
  object.replace(
    /( and )((?:re-)?)([a-z]+)(?= (?:the|a|an|our|all|\d))/g,
    (whole, and: string, again: string, verb: string) => {
      const gerund = verbIn('past', verb)?.gerund;
      return gerund ? `${and}${again}${gerund}` : whole;
    },
  );
