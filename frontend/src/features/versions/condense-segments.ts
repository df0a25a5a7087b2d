import type { Segment } from '@shortlist/shared/resume/word-diff';

/** Characters of unchanged text kept beside a change, so that its place can be recognised. */
const CONTEXT = 120;
/** A new or removed text is shown up to here; the pages show it all. */
const LONGEST = 1_500;
const GAP = ' … ';
/** Leaving out less than this would only puzzle. */
const NOT_WORTH_IT = 60;

/** The same with less of what did not change: a long text in which a word was mended is not read from the beginning. */
export const condenseSegments = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment, index) => {
    if (segment.kind !== 'same') return { ...segment, text: beginning(segment.text) };
    return { ...segment, text: around(segment.text, index > 0, index < segments.length - 1) };
  });

function around(text: string, follows: boolean, leads: boolean): string {
  const kept = CONTEXT * (Number(follows) + Number(leads));
  if (text.length <= kept + NOT_WORTH_IT) return text;
  // At the ends of words, where there are any nearby.
  const head = follows ? text.slice(0, CONTEXT).replace(/\s\S{0,30}$/, '') : '';
  const tail = leads ? text.slice(-CONTEXT).replace(/^\S{0,30}\s/, '') : '';
  return `${head}${GAP}${tail}`;
}

const beginning = (text: string): string =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST)}… (${(text.length - LONGEST).toLocaleString('en')} more characters)`;
