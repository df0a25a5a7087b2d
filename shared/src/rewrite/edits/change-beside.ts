import { verbIn } from '../../english/verb-forms.js';
import { firstWord } from '../../text/words.js';

export const GERUND_OF_CHANGE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    went: 'going',
    'went down': 'going down',
    'went up': 'going up',
    'came down': 'coming down',
    dropped: 'dropping',
    fell: 'falling',
    rose: 'rising',
    grew: 'growing',
    decreased: 'decreasing',
    increased: 'increasing',
    improved: 'improving',
    climbed: 'climbing',
  }),
);
const CHANGE =
  /(?:,? and|,) (as a result,? |because of (?:this|that),? |this meant (?:that )?|so )?((?:the |our |their )?[a-z][\w’'-]*(?: [\w’'-]+){0,4}?) (went down|went up|went|came down|dropped|fell|rose|grew|decreased|increased|improved|climbed) ((?:from|by|to) (?:[^,;:.]|[.,](?=\d)){1,60})(\.?)$/i;
/** Matches a separate clause that states a figure: ", call-backs were under 2%". */
const STATE =
  /(?:,? and|,) (?:the |our |my )?([a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (?:was|were|is|are) ((?:under|below|over|above|around|about|at|only) [^,;:]{0,20}\d[^,;:]{0,20}?)(\.?)$/i;
const TIME = String.raw`(?:about |around |only |just )?(?:\d[\d.,]*|half an?|an?|one|two|three|four|five|six)(?: and a half)?`;
/**
 * Matches a clause in which a named task takes less time than before: "and month end now takes 4 days instead of 9".
 */
const TAKES_LESS = new RegExp(
  `(?:,? and|,? so|,) (?:now )?((?:the |our )?[a-z][\\w’' -]{2,40}?) (?:now )?takes? (?:me |us )?(${TIME}) ([a-z]+) (?:now )?(?:instead of|rather than|not|down from) (${TIME})(?: ([a-z]+))?\\b`,
  'i',
);
/**
 * Matches a clause in which an unnamed task takes less time than before: "and what used to take half a day takes about
 * an hour now".
 */
const TOOK_MORE = new RegExp(
  `(?:,? and|,) what (?:used to take|took) (?:me |us )?(${TIME} [a-z]+) (?:now )?takes? (?:me |us )?(${TIME} [a-z]+)(?: now)?`,
  'i',
);
const UNITS = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?)$/i;
const NO_FIGURE = /\b(?:it|that|this|they|we|i|who|which|he|she)\b/i;

/**
 * Attaches a change to the action before it: "…, taking p95 latency from 900 ms to 210 ms". Returns undefined if the
 * bullet states no change.
 */
export function withChangeBeside(text: string): string | undefined {
  const found = CHANGE.exec(text);
  if (!found) return withTimeSaved(text) ?? withStateBeside(text);
  if (!isDeedFirst(text)) return undefined;
  const [, cause, what = '', change = '', size = '', end = ''] = found;
  if (NO_FIGURE.test(what) || !/\d|\b(?:none|zero|nil)\b/i.test(size) || verbIn('past', firstWord(what)))
    return undefined;
  const before = text.slice(0, found.index);
  // In a bullet of several sentences, the change may belong to any of them.
  if (/[.;:] /.test(before)) return undefined;
  return cause !== undefined && /^from/i.test(size)
    ? `${before}, taking ${what} ${size}${end}`
    : `${before}, with ${what} ${GERUND_OF_CHANGE.get(change.toLowerCase())!} ${size}${end}`;
}

/** Converts "and month end now takes 4 days instead of 9" to ", cutting month end from 9 to 4 days". */
function withTimeSaved(text: string): string | undefined {
  if (!isDeedFirst(text)) return undefined;
  const less = TAKES_LESS.exec(text);
  if (less) {
    const [, what = '', time = '', unit = '', earlier = '', earlierUnit] = less;
    const isUnit = UNITS.test(unit) && (earlierUnit === undefined || UNITS.test(earlierUnit));
    // The word after the previous duration is not necessarily a unit: "instead of 9 so the owner …".
    const after = earlierUnit !== undefined && !UNITS.test(earlierUnit) ? ` ${earlierUnit}` : '';
    if (!(isUnit || after !== '') || !UNITS.test(unit) || NO_FIGURE.test(what)) return undefined;
    const before = earlierUnit !== undefined && after === '' ? `${earlier} ${earlierUnit}` : earlier;
    return text.replace(TAKES_LESS, `, cutting ${what} from ${before} to ${time} ${unit}${after}`);
  }
  return TOOK_MORE.test(text) ? text.replace(TOOK_MORE, ', cutting the time from $1 to $2') : undefined;
}

function withStateBeside(text: string): string | undefined {
  const found = STATE.exec(text);
  if (!found || !isDeedFirst(text)) return undefined;
  const [match, what = '', size = '', end = ''] = found;
  const before = text.slice(0, -match.length);
  if (NO_FIGURE.test(what) || /[.;:] /.test(before) || verbIn('past', firstWord(what))) return undefined;
  return `${before}, with ${what} ${size}${end}`;
}

const isDeedFirst = (text: string): boolean =>
  (verbIn('past', firstWord(text)) ?? verbIn('base', firstWord(text))) !== undefined;
