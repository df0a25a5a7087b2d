import { verbIn } from './verb-forms.js';
import { firstWord } from './words.js';

const BY_CHANGE: ReadonlyMap<string, string> = new Map(
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
/** "…, as a result p95 latency went from 900 ms to 210 ms": a figure that changed, told as a sentence of its own. */
const CHANGE =
  /(?:,? and|,) (as a result,? |because of (?:this|that),? |this meant (?:that )?|so )?((?:the |our |their )?[a-z][\w’'-]*(?: [\w’'-]+){0,4}?) (went down|went up|went|came down|dropped|fell|rose|grew|decreased|increased|improved|climbed) ((?:from|by|to) (?:[^,;:.]|[.,](?=\d)){1,60})(\.?)$/i;
/** ", call-backs were under 2%". */
const STATE =
  /(?:,? and|,) (?:the |our |my )?([a-z][\w’'-]*(?: [\w’'-]+){0,3}?) (?:was|were|is|are) ((?:under|below|over|above|around|about|at|only) [^,;:]{0,20}\d[^,;:]{0,20}?)(\.?)$/i;
const NO_FIGURE = /\b(?:it|that|this|they|we|i|who|which|he|she)\b/i;

/** The change as a part of the deed: "…, taking p95 latency from 900 ms to 210 ms". Undefined where there is none. */
export function withChangeBeside(text: string): string | undefined {
  const found = CHANGE.exec(text);
  if (!found) return withStateBeside(text);
  if (!isDeedFirst(text)) return undefined;
  const [, cause, what = '', change = '', size = '', end = ''] = found;
  if (NO_FIGURE.test(what) || !/\d|\b(?:none|zero|nil)\b/i.test(size) || verbIn('past', firstWord(what)))
    return undefined;
  const before = text.slice(0, found.index);
  // Of a sentence further on it is not sure what the change belongs to.
  if (/[.;:] /.test(before)) return undefined;
  return cause !== undefined && /^from/i.test(size)
    ? `${before}, taking ${what} ${size}${end}`
    : `${before}, with ${what} ${BY_CHANGE.get(change.toLowerCase())!} ${size}${end}`;
}

function withStateBeside(text: string): string | undefined {
  const found = STATE.exec(text);
  if (!found || !isDeedFirst(text)) return undefined;
  const [whole, what = '', size = '', end = ''] = found;
  const before = text.slice(0, -whole.length);
  if (NO_FIGURE.test(what) || /[.;:] /.test(before) || verbIn('past', firstWord(what))) return undefined;
  return `${before}, with ${what} ${size}${end}`;
}

const isDeedFirst = (text: string): boolean =>
  (verbIn('past', firstWord(text)) ?? verbIn('base', firstWord(text))) !== undefined;
