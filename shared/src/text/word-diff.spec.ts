import fc from 'fast-check';
import { wordDiff } from './word-diff.js';
import type { Segment } from './word-diff.js';

/** Formats a word diff as "kept [-removed-] {+added+}". */
const marked = (segments: Segment[]): string =>
  segments
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('');
const side = (segments: Segment[], without: Segment['kind']): string =>
  segments
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('wordDiff', () => {
  it.each([
    ['Led a team of 4 nurses', 'Led a team of 12 nurses', 'Led a team of [-4-]{+12+} nurses'],
    ['Led a team', 'Led a team well.', 'Led a team{+ well.+}'],
    ['Saved $1,200 a year', 'Saved $1,300 a year', 'Saved [-$1,200-]{+$1,300+} a year'],
    ['Used node.js and Go daily', 'Used Node.js and C++ daily', 'Used [-node.js-]{+Node.js+} and [-Go-]{+C+++} daily'],
    [
      'Was responsible for the ward at night',
      'Ran the ward at night',
      '[-Was responsible for-]{+Ran+} the ward at night',
    ],
    ['同社の営業部を統括', '同社の販売部を統括', '同社の[-営業-]{+販売+}部を統括'],
    ['Nurse', 'Nurse who leads a team of 24 on nights', 'Nurse{+ who leads a team of 24 on nights+}'],
    ['', 'New', '{+New+}'],
    ['Old', '', '[-Old-]'],
    ['Same', 'Same', 'Same'],
  ])('marks the changes from "%s" to "%s"', (before, after, expected) => {
    expect(marked(wordDiff(before, after))).toBe(expected);
  });

  it('marks a rewritten text as a whole even if both texts contain "and"', () => {
    expect(marked(wordDiff('Took care of patients and records', 'Cut falls by 18% and won an award'))).toBe(
      '[-Took care of patients and records-]{+Cut falls by 18% and won an award+}',
    );
  });

  it('returns segments that together reproduce both texts in full', () => {
    const word = fc.constantFrom('a', 'team', 'of', '12', 'nurses', ',', '\n', ' ', '統', '括', 'ไทย', '😀');
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const segments = wordDiff(before, after);
        expect(side(segments, 'added')).toBe(before);
        expect(side(segments, 'removed')).toBe(after);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const segments = wordDiff(before, after);
        expect(side(segments, 'added') + side(segments, 'removed')).toBe(before + after);
      }),
    );
  });

  it('treats very long texts with no words in common as rewritten', () => {
    const [before, after] = ['old '.repeat(5_000), 'new '.repeat(5_000)];
    expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added', 'same']);
  });
});
