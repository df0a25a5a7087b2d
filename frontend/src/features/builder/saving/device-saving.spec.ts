import { expect, it } from '@jest/globals';
import { emptyContent, openDraft, setJobDescription } from '../draft/draft-store.js';
import { DeviceSaving } from './device-saving.js';
import { fakeBrowser } from './fake-browser.js';
import { keepVisitorDraft, readVisitorDraft } from './visitor-draft.js';

const ID = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const { window } = fakeBrowser();

const open = (): DeviceSaving => {
  openDraft(null, emptyContent());
  return new DeviceSaving(ID);
};

it('leaves what another tab kept alone when nothing was changed here', () => {
  const saving = open();
  keepVisitorDraft({ id: ID, content: { ...emptyContent(), jdText: 'from the other tab' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(readVisitorDraft()?.content.jdText).toBe('from the other tab');
  saving.stop();
});

it('keeps the last words when the page goes away', () => {
  const saving = open();
  setJobDescription('last words');
  window.dispatchEvent(new Event('pagehide'));
  expect(readVisitorDraft()?.content.jdText).toBe('last words');
  saving.stop();
});
