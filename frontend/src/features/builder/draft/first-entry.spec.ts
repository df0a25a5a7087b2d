import { emptyEducation } from '@shortlist/shared/resume/resume-data';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  emptyContent,
  editData,
  editJob,
  openDraft,
  openNewBlank,
  redo,
  setText,
  undo,
  useDraft,
} from './draft-store.js';
import { blankKey, showsBlank } from './first-entry.js';
import { entryKey } from './entry-key.js';
import { jumpTo } from './jump.js';
import { addBullet, removeEntry, setCurrent } from './resume-edits.js';

const data = () => useDraft.getState().content.data;
const steps = () => useDraft.getState().history.past.length;
const isOpen = (key: string | undefined) => key !== undefined && useDraft.getState().opened.has(key);

beforeEach(() => openDraft(null, emptyContent()));

describe('blank entry of an empty list', () => {
  it('expands the blank entry in the lists of jobs, schools and certificates', () => {
    expect(['experience', 'education', 'certifications'].map(blankKey).every(isOpen)).toBe(true);
  });

  it('shows no blank entry in the optional lists of the last step', () => {
    expect(blankKey('projects')).toBeUndefined();
  });

  it('adds the blank entry to the resume, with the same key, when the user types in it', () => {
    const key = blankKey('experience');
    setText('experience.0.role', 'N');
    expect(data().experience).toEqual([expect.objectContaining({ role: 'N', bullets: [''] })]);
    expect(entryKey(data().experience[0]!)).toBe(key);
    expect(steps()).toBe(1);
  });

  it('keeps the draft and its undo steps unchanged until the user types', () => {
    const before = data();
    setText('education.0.school', '');
    editJob((resume) => addBullet(resume, 0, 0));
    editJob((resume) => setCurrent(resume, 0, false));
    jumpTo('certifications.0.name');
    expect(data()).toBe(before);
    expect(steps()).toBe(0);
  });

  it('removes the entry from the resume when its only text is deleted', () => {
    setText('certifications.0.name', 'BLS');
    setText('certifications.0.name', '');
    expect(data().certifications).toEqual([]);
    expect(showsBlank(data(), 'certifications.0.name')).toBe(true);
  });

  it('adds the entry when "I currently work here" is checked and removes it when the box is unchecked', () => {
    editJob((resume) => setCurrent(resume, 0, true));
    expect(data().experience).toHaveLength(1);
    editJob((resume) => setCurrent(resume, 0, false));
    expect(data().experience).toEqual([]);
  });

  it('removes the added entry on undo and restores it on redo', () => {
    setText('experience.0.company', 'City Hospital');
    undo();
    expect(data().experience).toEqual([]);
    redo();
    expect(data().experience[0]?.company).toBe('City Hospital');
  });

  it('gives the blank entry a new key after the last entry is removed', () => {
    setText('experience.0.role', 'Nurse');
    const removed = entryKey(data().experience[0]!);
    editData((resume) => removeEntry(resume, 'experience', 0));
    openNewBlank('experience');
    expect(blankKey('experience')).not.toBe(removed);
    expect(isOpen(blankKey('experience'))).toBe(true);
  });

  it('keeps a previously saved entry when its only text is deleted', () => {
    const content = emptyContent();
    const saved = { ...emptyEducation(), school: 'State College' };
    openDraft(null, { ...content, data: { ...content.data, education: [saved] } });
    setText('education.0.school', '');
    expect(data().education).toHaveLength(1);
  });
});
