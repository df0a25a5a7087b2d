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
/** Matches a figure in a separate clause: ", call-backs were under 2%". */
const STATE =
  /(?:,? and|,) (?:the |our |my )?([a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (?:was|were|is|are) ((?:under|below|over|above|around|about|at|only) [^,;:]{0,20}\d[^,;:]{0,20}?)(\.?)$/i;
const NO_FIGURE = /\b(?:it|that|this|they|we|i|who|which|he|she)\b/i;

/**
 * Attaches a change to the action before it: "…, taking p95 latency from 900 ms to 210 ms". Returns undefined if the
 * bullet states no change.
 */
export function withChangeBeside(text: string): string | undefined {
  const found = CHANGE.exec(text);
  if (!found) return withStateBeside(text);
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
