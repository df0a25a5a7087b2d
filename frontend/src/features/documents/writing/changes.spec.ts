import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { decidedText, paragraphsOf, stretchesOf } from './changes.js';

const text = (...paragraphs: string[]): string => paragraphs.join('\n\n');

describe('stretchesOf', () => {
  it('leaves what is the same together, and parts the changes by paragraph', () => {
    const before = text('Dear team,', 'I am a nurse.', 'I led 14 people.', 'Sincerely,');
    const after = text('Dear team,', 'I am a charge nurse.', 'I led a team of 14.', 'Sincerely,');
    expect(stretchesOf(before, after)).toEqual([
      { kind: 'same', paragraphs: ['Dear team,'] },
      { kind: 'change', before: ['I am a nurse.'], after: ['I am a charge nurse.'] },
      { kind: 'change', before: ['I led 14 people.'], after: ['I led a team of 14.'] },
      { kind: 'same', paragraphs: ['Sincerely,'] },
    ]);
  });

  it('decides on as one where the paragraphs are not as many', () => {
    expect(stretchesOf(text('Hello', 'One.', 'End'), text('Hello', 'One and.', 'Two.', 'End'))[1]).toEqual({
      kind: 'change',
      before: ['One.'],
      after: ['One and.', 'Two.'],
    });
  });

  it('takes lines of one paragraph together, and blank lines with spaces in them as blank', () => {
    expect(paragraphsOf('Dear team,\n \nOne\nline\n\n\n\nEnd')).toEqual(['Dear team,', 'One\nline', 'End']);
  });

  it('gives the one text where nothing is accepted and the other where all is', () => {
    const paragraphs = fc.array(fc.constantFrom('Dear team,', 'I cook.', 'I bake.', 'I serve.', 'Yours,'));
    fc.assert(
      fc.property(paragraphs, paragraphs, (old, now) => {
        const stretches = stretchesOf(text(...old), text(...now));
        expect(decidedText(stretches, () => false)).toBe(text(...old));
        expect(decidedText(stretches, () => true)).toBe(text(...now));
      }),
    );
  });
});
