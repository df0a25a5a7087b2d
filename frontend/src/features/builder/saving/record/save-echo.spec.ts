import { expect, it } from 'vitest';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { rebaseOnEcho, readFingerprints, addFingerprints } from './save-echo.js';

const about = (jdText: string, summary = ''): DraftContent => {
  const content = emptyContent();
  return { ...content, jdText, data: { ...content.data, summary: { text: summary } } };
};
const base = about('nurse', 'begun');

it('recognizes a save whose response was lost', () => {
  const sent = addFingerprints(about('head nurse', 'begun'), {});
  expect(rebaseOnEcho(base, about('head nurse', 'begun'), sent).jdText).toBe('head nurse');
});

it('recognizes each of several save attempts', () => {
  const sent = addFingerprints(about('third'), addFingerprints(about('second'), addFingerprints(about('first'), {})));
  expect(rebaseOnEcho(base, about('second'), sent).jdText).toBe('second');
});

it('updates the base only in parts that this page sent', () => {
  const sent = addFingerprints(about('head nurse', 'begun'), {});
  const moved = rebaseOnEcho(base, about('head nurse', 'changed elsewhere'), sent);
  expect(moved.jdText).toBe('head nurse');
  expect(moved.data.summary.text).toBe('begun');
});

it('recognizes text that the server normalized', () => {
  const sent = addFingerprints(about('nurse\ton nights\r\n'), {});
  expect(rebaseOnEcho(base, about('nurse on nights\n'), sent).jdText).toBe('nurse on nights\n');
});

it('recognizes a save whose object keys are in another order', () => {
  const sent = addFingerprints(base, {});
  const { fullName, ...others } = base.data.personal;
  const stored = { ...base, data: { ...base.data, personal: { ...others, fullName } } };
  expect(rebaseOnEcho(about('other'), stored, sent).data.personal).toBe(stored.data.personal);
});

it('ignores invalid stored fingerprints', () => {
  const sent = addFingerprints(base, {});
  expect(readFingerprints(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  expect(readFingerprints({ jdText: [1, 'mark'], unknown: ['x'], summary: 'text' })).toEqual({ jdText: ['mark'] });
  expect(readFingerprints(null)).toEqual({});
});
