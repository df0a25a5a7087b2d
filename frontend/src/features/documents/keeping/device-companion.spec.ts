import { beforeEach, describe, expect, it } from 'vitest';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { fakeBrowser } from '../../builder/saving/record/fake-browser.js';
import { LINKEDIN } from './companion-kind.js';
import { deviceCompanion } from './device-companion.js';
import { keepVisitorCompanion, readVisitorCompanions } from './visitor-companions.js';

const DRAFT = '6f0f4d0e-8b5f-4a3e-9d55-0f6a1d2c3b4a';
const BLANK = LINKEDIN.blank(emptyResumeData());
const { stored, window } = fakeBrowser();

const about = (text: string) => ({ ...BLANK, about: text });
const open = () => deviceCompanion(DRAFT, LINKEDIN, BLANK);
const keepElsewhere = (text: string) => keepVisitorCompanion(DRAFT, 'linkedin', about(text));
const kept = () => readVisitorCompanions()?.texts.linkedin;

beforeEach(() => stored.clear());

describe('deviceCompanion', () => {
  it('stores nothing until the text changes', async () => {
    expect((await open().save()).kind).toBe('saved');
    expect(kept()).toBeUndefined();
  });

  it('stores the last change when the page is hidden', () => {
    const companion = open();
    const disconnect = companion.connect();
    companion.change(about('Nurse.'));
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toEqual(about('Nurse.'));
    disconnect();
  });

  it('applies the text of another tab if nothing changed in this tab', async () => {
    const companion = open();
    keepElsewhere('Elsewhere.');
    await companion.save();
    expect(companion.store.getState().content.about).toBe('Elsewhere.');
  });

  it('keeps both versions of an unresolved conflict with another tab across a reload', async () => {
    const before = open();
    before.change(about('Here.'));
    keepElsewhere('Elsewhere.');
    expect((await before.save()).kind).toBe('conflict');
    expect(kept()).toEqual(about('Elsewhere.'));

    const companion = open();
    const disconnect = companion.connect();
    expect(companion.store.getState()).toMatchObject({ content: about('Here.'), status: { kind: 'conflict' } });
    expect((await companion.resolve('mine')).kind).toBe('saved');
    expect(kept()).toEqual(about('Here.'));
    expect(open().store.getState().content).toEqual(about('Here.'));
    disconnect();
  });
});
