import { describe, expect, it } from 'vitest';
import {
  allAccepted,
  bulletName,
  decidedBullets,
  firstDecisions,
  isChanged,
  isReordered,
  suggestedLines,
  told,
  type SuggestedLine,
} from './suggested-lines.js';

const line = (before: string[], after: string[], withBlank?: string): SuggestedLine => ({
  before,
  after,
  reasons: [],
  untraced: [],
  remarks: [],
  withBlank,
});
const TYPED = ['i ran it', '', 'long', 'twice', 'Twice'];
const LINES = [
  line(['twice', 'Twice'], ['Twice']),
  line(['i ran it'], ['Ran it'], 'Ran [how many?]'),
  line(['long'], ['One', 'Two']),
];

describe('decidedBullets', () => {
  it('takes what was accepted and leaves the rest as it was', () => {
    expect(decidedBullets(LINES, ['reject', 'accept', 'reject'], TYPED, false)).toEqual([
      'Ran it',
      'long',
      'twice',
      'Twice',
    ]);
  });

  it('takes both halves of a parted bullet, and a blank only when it was wanted', () => {
    expect(decidedBullets(LINES, ['accept', 'blank', 'accept'], TYPED, false)).toEqual([
      'Ran [how many?]',
      'One',
      'Two',
      'Twice',
    ]);
  });

  it('takes the bullet that an answer gave, and keeps what is undecided', () => {
    expect(decidedBullets(LINES, ['undecided', { answered: 'Ran it for 9 weeks' }, 'undecided'], TYPED, false)).toEqual(
      ['Ran it for 9 weeks', 'long', 'twice', 'Twice'],
    );
  });

  it('takes the suggested order only when it was wanted', () => {
    expect(isReordered(LINES, TYPED)).toBe(true);
    expect(decidedBullets(LINES, ['reject', 'reject', 'reject'], TYPED, true)).toEqual([
      'twice',
      'Twice',
      'i ran it',
      'long',
    ]);
  });
});

describe('isChanged', () => {
  it('tells lines that say the same from those that do not', () => {
    expect([isChanged(line(['a'], ['a'])), isChanged(line(['a'], ['b'])), isChanged(line([], ['b']))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('bulletName', () => {
  it('says where the bullets are now', () => {
    expect(LINES.map((each) => bulletName(each, TYPED))).toEqual(['Bullets 4 and 5', 'Bullet 1', 'Bullet 3']);
    expect(bulletName(line(['same', 'same'], ['same']), ['same', 'same'])).toBe('Bullets 1 and 2');
  });
});

describe('lines that say what the resume does not', () => {
  const flag = (text: string) => ({ line: 0, text, message: `“${text}” is left out.` });
  const doubtful: SuggestedLine = { ...line(['Ran it'], ['Ran it for 12,000 people']), untraced: ['12,000'] };

  it('are not accepted beforehand, nor is any other of several', () => {
    expect(firstDecisions([doubtful, LINES[1]!, line(['a'], ['a'])])).toEqual(['undecided', 'undecided', 'undecided']);
    expect(firstDecisions([doubtful])).toEqual(['undecided']);
  });

  it('need no decision of their own where one sound change is all there is', () => {
    expect(firstDecisions([line(['a'], ['b']), line(['c'], ['c'])])).toEqual(['accept', 'undecided']);
  });

  it('are not accepted with all others, but stay accepted where the person did so, and blanks stay blanks', () => {
    expect(allAccepted([doubtful, LINES[1]!], ['undecided', 'undecided'])).toEqual(['undecided', 'accept']);
    expect(allAccepted([LINES[0]!, LINES[1]!], ['reject', { answered: 'Ran 9' }])).toEqual([
      'reject',
      { answered: 'Ran 9' },
    ]);
    expect(allAccepted([doubtful, LINES[1]!], ['accept', 'blank'])).toEqual(['accept', 'blank']);
  });

  it('tell which words these are, and apart from them what was left out', () => {
    expect(told([flag('12,000'), flag('Google'), flag('12,000')], 'Ran it for 12,000 people')).toEqual({
      untraced: ['12,000'],
      remarks: ['“Google” is left out.'],
    });
  });

  it('are found by their places in the answer', () => {
    const answer = {
      bullets: ['Ran it', 'Led 9'],
      engine: 'builtin',
      version: '1',
      flags: [{ line: 1, text: '9', message: '' }],
      lines: [
        { before: ['ran it'], after: 'Ran it', reasons: [] },
        { before: ['led'], after: 'Led 9', reasons: [] },
      ],
    };
    expect(suggestedLines(answer).map(({ untraced }) => untraced)).toEqual([[], ['9']]);
  });
});
