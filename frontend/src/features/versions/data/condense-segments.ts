import type { Segment } from '@shortlist/shared/text/word-diff';
import { messages } from '../messages.js';

/** Number of characters of unchanged text that are shown on each side of a change. */
const CONTEXT = 120;
/** Maximum number of characters of an added or removed passage that are shown. */
const MAX_CHANGED = 1_500;
const GAP = ' … ';
/** Minimum length in characters of an omitted passage of unchanged text. Shorter passages are shown in full. */
const MIN_GAP = 60;

/** Shortens unchanged text to the passages next to a change, and shortens long changes to their beginning. */
export const condenseSegments = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment, index) => {
    if (segment.kind !== 'same') return { ...segment, text: shortened(segment.text) };
    return { ...segment, text: contextOf(segment.text, index > 0, index < segments.length - 1) };
  });

function contextOf(text: string, followsChange: boolean, precedesChange: boolean): string {
  const kept = CONTEXT * (Number(followsChange) + Number(precedesChange));
  if (text.length <= kept + MIN_GAP) return text;
  // Cut between words if there is a space within 30 characters.
  const head = followsChange ? text.slice(0, CONTEXT).replace(/\s\S{0,30}$/, '') : '';
  const tail = precedesChange ? text.slice(-CONTEXT).replace(/^\S{0,30}\s/, '') : '';
  return `${head}${GAP}${tail}`;
}

const shortened = (text: string): string =>
  text.length <= MAX_CHANGED
    ? text
    : `${text.slice(0, MAX_CHANGED)}${messages.condense.more(text.length - MAX_CHANGED)}`;
