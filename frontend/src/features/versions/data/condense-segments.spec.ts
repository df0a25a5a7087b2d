import { expect, it } from 'vitest';
import { condenseSegments } from './condense-segments.js';

const WORDS = 'many words that stayed as they were '.repeat(20);

it('condenseSegments omits unchanged text except around changes', () => {
  const texts = condenseSegments([
    { kind: 'same', text: WORDS },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: WORDS },
    { kind: 'removed', text: 'old' },
    { kind: 'same', text: WORDS },
  ]).map(({ text }) => text);
  expect(texts[0]).toMatch(/^ … \w.* were $/);
  expect(texts[2]).toMatch(/^many words .*\w … \w.* were $/);
  expect(texts[4]).toMatch(/^many words .*\w … $/);
  expect(texts.every((text) => text.length < 260)).toBe(true);
  expect([texts[1], texts[3]]).toEqual(['new', 'old']);
});

it('condenseSegments does not change short texts', () => {
  const segments = [
    { kind: 'same' as const, text: 'Led a team of ' },
    { kind: 'added' as const, text: '12' },
  ];
  expect(condenseSegments(segments)).toEqual(segments);
});

it('condenseSegments shortens a long added text and counts the omitted characters', () => {
  const [{ text } = { text: '' }] = condenseSegments([{ kind: 'added', text: 'x'.repeat(20_000) }]);
  expect(text).toMatch(/^x{1500}… \(18,500 more characters\)$/);
});
