import { describe, expect, it } from 'vitest';
import {
  allAccepted,
  bulletName,
  decidedBullets,
  firstDecisions,
  isChanged,
  isReordered,
  suggestedLines,
  splitFlags,
  type SuggestedLine,
} from './suggested-lines.js';

const line = (before: string[], after: string[], withBlank?: string): SuggestedLine => ({
  before,
  after,
  reasons: [],
  unverified: [],
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
  it('applies accepted changes and keeps all other bullets', () => {
    expect(decidedBullets(LINES, ['reject', 'accept', 'reject'], TYPED, false)).toEqual([
      'Ran it',
      'long',
      'twice',
      'Twice',
    ]);
  });

  it('applies both parts of a split bullet, and the chosen version of a bullet with a blank', () => {
    expect(decidedBullets(LINES, ['accept', 'blank', 'accept'], TYPED, false)).toEqual([
      'Ran [how many?]',
      'One',
      'Two',
      'Twice',
    ]);
  });

  it('applies the bullet built from an answer and keeps undecided bullets', () => {
    expect(decidedBullets(LINES, ['undecided', { answered: 'Ran it for 9 weeks' }, 'undecided'], TYPED, false)).toEqual(
      ['Ran it for 9 weeks', 'long', 'twice', 'Twice'],
    );
  });

  it('applies the suggested order of the bullets only if the user accepts it', () => {
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
  it('returns true for a suggestion whose text differs from its original bullets', () => {
    expect([isChanged(line(['a'], ['a'])), isChanged(line(['a'], ['b'])), isChanged(line([], ['b']))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('bulletName', () => {
  it('names bullets by their current positions', () => {
    expect(LINES.map((each) => bulletName(each, TYPED))).toEqual(['Bullets 4 and 5', 'Bullet 1', 'Bullet 3']);
    expect(bulletName(line(['same', 'same'], ['same']), ['same', 'same'])).toBe('Bullets 1 and 2');
  });
});

describe('suggestions with unverified words', () => {
  const flag = (text: string) => ({ line: 0, text, message: `“${text}” is left out.` });
  const doubtful: SuggestedLine = { ...line(['Ran it'], ['Ran it for 12,000 people']), unverified: ['12,000'] };

  it('leaves all changes undecided if there are several or if words are unverified', () => {
    expect(firstDecisions([doubtful, LINES[1]!, line(['a'], ['a'])])).toEqual(['undecided', 'undecided', 'undecided']);
    expect(firstDecisions([doubtful])).toEqual(['undecided']);
  });

  it('accepts a single change whose words are all verified', () => {
    expect(firstDecisions([line(['a'], ['b']), line(['c'], ['c'])])).toEqual(['accept', 'undecided']);
  });

  it('"Accept All" skips changes with unverified words and keeps earlier decisions', () => {
    expect(allAccepted([doubtful, LINES[1]!], ['undecided', 'undecided'])).toEqual(['undecided', 'accept']);
    expect(allAccepted([LINES[0]!, LINES[1]!], ['reject', { answered: 'Ran 9' }])).toEqual([
      'reject',
      { answered: 'Ran 9' },
    ]);
    expect(allAccepted([doubtful, LINES[1]!], ['accept', 'blank'])).toEqual(['accept', 'blank']);
  });

  it('separates unverified words from remarks about omitted words', () => {
    expect(splitFlags([flag('12,000'), flag('Google'), flag('12,000')], 'Ran it for 12,000 people')).toEqual({
      unverified: ['12,000'],
      remarks: ['“Google” is left out.'],
    });
  });

  it('assigns each flag to the suggestion whose index the flag contains', () => {
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
    expect(suggestedLines(answer).map(({ unverified }) => unverified)).toEqual([[], ['9']]);
  });
});
