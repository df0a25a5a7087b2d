import { breakOffsets } from './line-breaks.js';

const pieces = (text: string): string[] => {
  const offsets = breakOffsets(text);
  return offsets.map((end, index) => text.slice(offsets[index - 1] ?? 0, end));
};

describe('breakOffsets', () => {
  it('allows a break after a space and after a slash between words', () => {
    expect(pieces('Analysis and/or design')).toEqual(['Analysis ', 'and/or ', 'design']);
    expect(pieces('planning/scheduling')).toEqual(['planning/', 'scheduling']);
  });

  it('keeps a number and its unit on one line', () => {
    expect(pieces('6,200 deliveries/s at peak')).toEqual(['6,200 ', 'deliveries/s ', 'at ', 'peak']);
  });

  it('keeps "a.m." and "p.m." on the same line as the hour', () => {
    expect(pieces('Calm at 4 a.m., precise')).toEqual(['Calm ', 'at ', '4 a.m., ', 'precise']);
    expect(pieces('from 9 amendments')).toEqual(['from ', '9 ', 'amendments']);
  });

  it('returns the length of the text as the last offset', () => {
    expect(breakOffsets('3/')).toEqual([2]);
    expect(breakOffsets('3 pm')).toEqual([4]);
  });
});
