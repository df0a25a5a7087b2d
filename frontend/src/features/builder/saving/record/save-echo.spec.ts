import { expect, it } from 'vitest';
import { emptyContent } from '../../draft/draft-store.js';
import type { DraftContent } from '../../draft/draft-content.js';
import { rebaseOnEcho, readFingerprints, addFingerprints } from '../../../../sync/save-echo.js';
import { resumeStrategy } from './resume-strategy.js';

const about = (jdText: string, summary = ''): DraftContent => {
  const content = emptyContent();
  return { ...content, jdText, data: { ...content.data, summary: { text: summary } } };
};
const base = about('nurse', 'begun');

it('rebaseOnEcho recognizes a save whose response was lost', () => {
  const sent = addFingerprints(resumeStrategy, about('head nurse', 'begun'), {});
  expect(rebaseOnEcho(resumeStrategy, base, about('head nurse', 'begun'), sent).jdText).toBe('head nurse');
});

it('rebaseOnEcho recognizes content from an earlier save attempt', () => {
  const sent = addFingerprints(
    resumeStrategy,
    about('third'),
    addFingerprints(resumeStrategy, about('second'), addFingerprints(resumeStrategy, about('first'), {})),
  );
  expect(rebaseOnEcho(resumeStrategy, base, about('second'), sent).jdText).toBe('second');
});

it('rebaseOnEcho updates the merge base only in the fields that this tab sent', () => {
  const sent = addFingerprints(resumeStrategy, about('head nurse', 'begun'), {});
  const moved = rebaseOnEcho(resumeStrategy, base, about('head nurse', 'changed elsewhere'), sent);
  expect(moved.jdText).toBe('head nurse');
  expect(moved.data.summary.text).toBe('begun');
});

it('rebaseOnEcho recognizes text that the server normalized', () => {
  const sent = addFingerprints(resumeStrategy, about('nurse\ton nights\r\n'), {});
  expect(rebaseOnEcho(resumeStrategy, base, about('nurse on nights\n'), sent).jdText).toBe('nurse on nights\n');
});

it('rebaseOnEcho recognizes a save whose object keys are in another order', () => {
  const sent = addFingerprints(resumeStrategy, base, {});
  const { fullName, ...others } = base.data.personal;
  const stored = { ...base, data: { ...base.data, personal: { ...others, fullName } } };
  expect(rebaseOnEcho(resumeStrategy, about('other'), stored, sent).data.personal).toBe(stored.data.personal);
});

it('readFingerprints ignores invalid stored fingerprints', () => {
  const sent = addFingerprints(resumeStrategy, base, {});
  expect(readFingerprints(resumeStrategy, JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  expect(readFingerprints(resumeStrategy, { jdText: [1, 'mark'], unknown: ['x'], summary: 'text' })).toEqual({
    jdText: ['mark'],
  });
  expect(readFingerprints(resumeStrategy, null)).toEqual({});
});
