import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyContent, openDraft, setJobDescription, setText, useDraft } from '../draft/draft-store.js';
import { saveOnDevice } from './device-saving.js';
import type { DeviceSaving } from './device-saving.js';
import { fakeBrowser } from './record/fake-browser.js';
import { connectDevice } from './device-events.js';
import {
  clearVisitorDraft,
  keepVisitorDraft,
  readUnmergedDraft,
  readVisitorDraft,
} from '../../../storage/visitor-draft.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const { window } = fakeBrowser();
let disconnect: () => void;

const open = (): DeviceSaving => {
  const content = emptyContent();
  openDraft(null, content);
  const saving = saveOnDevice({ id: ID, content });
  disconnect = connectDevice(saving);
  return saving;
};

const keepElsewhere = (change: Partial<ReturnType<typeof emptyContent>>): void => {
  keepVisitorDraft({ id: ID, content: { ...emptyContent(), ...change } });
};

beforeEach(() => clearVisitorDraft());
afterEach(() => disconnect());

it('a tab without changes does not overwrite the draft of another tab', () => {
  open();
  keepElsewhere({ jdText: 'from the other tab' });
  window.dispatchEvent(new Event('pagehide'));
  expect(readVisitorDraft()?.content.jdText).toBe('from the other tab');
});

it('the last change to a draft is stored when the page is hidden', () => {
  open();
  setJobDescription('last words');
  window.dispatchEvent(new Event('pagehide'));
  expect(readVisitorDraft()?.content.jdText).toBe('last words');
});

it('a tab merges its changes with changes made in another tab', async () => {
  const saving = open();
  setText('summary.text', 'from here');
  keepElsewhere({ jdText: 'from the other tab' });
  expect((await saving.save()).kind).toBe('saved');
  expect(readVisitorDraft()?.content).toMatchObject({
    jdText: 'from the other tab',
    data: { summary: { text: 'from here' } },
  });
});

it('a tab applies changes made in another tab', () => {
  const saving = open();
  keepElsewhere({ jdText: 'from the other tab' });
  saving.applyOtherTab();
  expect(useDraft.getState().content.jdText).toBe('from the other tab');
  expect(saving.state().kind).toBe('saved');
});

it('a conflict between two tabs is reported, and both versions are kept until it is resolved', async () => {
  const saving = open();
  setJobDescription('from here');
  keepElsewhere({ jdText: 'from the other tab' });
  expect(await saving.save()).toMatchObject({ kind: 'conflict', parts: ['jdText'] });
  expect(readVisitorDraft()?.content.jdText).toBe('from the other tab');
  expect(readUnmergedDraft()?.content.jdText).toBe('from here');

  expect((await saving.resolve({})).kind).toBe('saved');
  expect(readVisitorDraft()?.content.jdText).toBe('from here');
  expect(readUnmergedDraft()).toBeNull();
});
