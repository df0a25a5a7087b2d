import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { textWithAccepted, paragraphsOf, segmentsOf } from './changes.js';

const text = (...paragraphs: string[]): string => paragraphs.join('\n\n');

describe('segmentsOf', () => {
  it('splits changes by paragraph and merges adjacent unchanged paragraphs', () => {
    const before = text('Dear team,', 'I am a nurse.', 'I led 14 people.', 'Sincerely,');
    const after = text('Dear team,', 'I am a charge nurse.', 'I led a team of 14.', 'Sincerely,');
    expect(segmentsOf(before, after)).toEqual([
      { kind: 'same', paragraphs: ['Dear team,'] },
      { kind: 'change', before: ['I am a nurse.'], after: ['I am a charge nurse.'] },
      { kind: 'change', before: ['I led 14 people.'], after: ['I led a team of 14.'] },
      { kind: 'same', paragraphs: ['Sincerely,'] },
    ]);
  });

  it('returns one change if the old and new texts have different numbers of changed paragraphs', () => {
    expect(segmentsOf(text('Hello', 'One.', 'End'), text('Hello', 'One and.', 'Two.', 'End'))[1]).toEqual({
      kind: 'change',
      before: ['One.'],
      after: ['One and.', 'Two.'],
    });
  });

  it('splits paragraphs at blank lines, including lines of spaces', () => {
    expect(paragraphsOf('Dear team,\n \nOne\nline\n\n\n\nEnd')).toEqual(['Dear team,', 'One\nline', 'End']);
  });

  it('returns the old text if no change is accepted, and the new text if all are', () => {
    const paragraphs = fc.array(fc.constantFrom('Dear team,', 'I cook.', 'I bake.', 'I serve.', 'Yours,'));
    fc.assert(
      fc.property(paragraphs, paragraphs, (old, now) => {
        const segments = segmentsOf(text(...old), text(...now));
        expect(textWithAccepted(segments, () => false)).toBe(text(...old));
        expect(textWithAccepted(segments, () => true)).toBe(text(...now));
      }),
    );
  });
});
