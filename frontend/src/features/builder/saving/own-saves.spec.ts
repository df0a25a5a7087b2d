import { expect, it } from 'vitest';
import { emptyContent } from '../draft/draft-store.js';
import type { DraftContent } from '../draft/draft-store.js';
import { movedForward, readMarks, withMarksOf } from './own-saves.js';

const about = (jdText: string, summary = ''): DraftContent => {
  const content = emptyContent();
  return { ...content, jdText, data: { ...content.data, summary: { text: summary } } };
};
const base = about('nurse', 'begun');

it('recognises what was sent without an answer', () => {
  const sent = withMarksOf(about('head nurse', 'begun'), {});
  expect(movedForward(base, about('head nurse', 'begun'), sent).jdText).toBe('head nurse');
});

it('recognises every one of several tries', () => {
  const sent = withMarksOf(about('third'), withMarksOf(about('second'), withMarksOf(about('first'), {})));
  expect(movedForward(base, about('second'), sent).jdText).toBe('second');
});

it('moves forward in the parts that are its own and in no other', () => {
  const sent = withMarksOf(about('head nurse', 'begun'), {});
  const moved = movedForward(base, about('head nurse', 'changed elsewhere'), sent);
  expect(moved.jdText).toBe('head nurse');
  expect(moved.data.summary.text).toBe('begun');
});

it('recognises text as the server stores it', () => {
  const sent = withMarksOf(about('nurse\ton nights\r\n'), {});
  expect(movedForward(base, about('nurse on nights\n'), sent).jdText).toBe('nurse on nights\n');
});

it('does not care about the order of keys', () => {
  const sent = withMarksOf(base, {});
  const { fullName, ...rest } = base.data.personal;
  const stored = { ...base, data: { ...base.data, personal: { ...rest, fullName } } };
  expect(movedForward(about('other'), stored, sent).data.personal).toBe(stored.data.personal);
});

it('reads marks back, and nothing but marks', () => {
  const sent = withMarksOf(base, {});
  expect(readMarks(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  expect(readMarks({ jdText: [1, 'mark'], unknown: ['x'], summary: 'text' })).toEqual({ jdText: ['mark'] });
  expect(readMarks(null)).toEqual({});
});
