import { describe, expect, it } from '@jest/globals';
import { bulletName, decidedBullets, isChanged, isReordered, type SuggestedLine } from './suggested-lines.js';

const line = (before: string[], after: string[], withBlank?: string): SuggestedLine => ({
  before,
  after,
  reasons: [],
  untraced: [],
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
