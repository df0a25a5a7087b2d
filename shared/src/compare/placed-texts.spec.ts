import { describe, expect, it } from 'vitest';
import { findText, placedTexts, placeName, replaceText } from './placed-texts.js';
import { readResumeData } from '../resume/read-resume-data.js';

const DATA = readResumeData({
  personal: { fullName: 'Ada Lovelace', jobTitle: 'Analyst', email: 'ada@example.com' },
  summary: { text: 'Writes programs.' },
  experience: [
    { role: 'Programmer', company: 'Engine', bullets: ['Wrote it', '', 'Checked it'] },
    { role: 'Tutor', bullets: ['Checked it twice'] },
  ],
  education: [{ degree: 'Mathematics', school: 'Home' }],
  extras: { projects: [{ name: 'Notes', description: 'On the engine' }], awards: ['Medal'] },
});

describe('placedTexts', () => {
  it('placedTexts returns the prose without names, contact details or empty bullets', () => {
    expect(placedTexts(DATA).map(({ path }) => path)).toEqual([
      'personal.jobTitle',
      'summary.text',
      'experience.0.role',
      'experience.0.bullets.0',
      'experience.0.bullets.2',
      'experience.1.role',
      'experience.1.bullets.0',
      'education.0.degree',
      'extras.projects.0.name',
      'extras.projects.0.description',
      'extras.awards.0',
    ]);
  });

  it('findText finds a text whose entry has moved', () => {
    const moved = { ...DATA, experience: DATA.experience.toReversed() };
    expect(findText(moved, { path: 'experience.0.bullets.2', text: 'Checked it' })).toBe('experience.1.bullets.2');
  });

  it.each([
    ['was changed', 'summary.text', 'Wrote programs.'],
    ['occurs only in a field of another kind', 'summary.text', 'Medal'],
    ['is at a path that does not exist', '__proto__.x', 'Medal'],
  ])('findText does not find a text that %s', (_, path, text) => {
    expect(findText(DATA, { path, text })).toBeUndefined();
  });

  it('findText does not find a moved text that occurs in several fields', () => {
    const [first] = DATA.experience;
    const data = { ...DATA, experience: [{ ...first!, bullets: ['New', 'Wrote it', 'Wrote it'] }] };
    expect(findText(data, { path: 'experience.0.bullets.0', text: 'Wrote it' })).toBeUndefined();
    expect(findText(data, { path: 'experience.0.bullets.1', text: 'Wrote it' })).toBe('experience.0.bullets.1');
  });

  it('replaceText changes a copy of the resume and not the original', () => {
    const changed = replaceText(DATA, 'experience.0.bullets.2', 'Proved it');
    expect(changed.experience[0]!.bullets).toEqual(['Wrote it', '', 'Proved it']);
    expect(DATA.experience[0]!.bullets[2]).toBe('Checked it');
  });

  it('placeName describes the path of a field in words', () => {
    expect(placedTexts(DATA).map(({ path }) => placeName(path))).toEqual([
      'Job title',
      'Summary',
      'Job 1, job title',
      'Job 1, bullet 1',
      'Job 1, bullet 3',
      'Job 2, job title',
      'Job 2, bullet 1',
      'Education 1, degree',
      'Project 1, name',
      'Project 1, description',
      'Award 1',
    ]);
  });
});
