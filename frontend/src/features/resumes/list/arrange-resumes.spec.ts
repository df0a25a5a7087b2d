import { describe, expect, it } from 'vitest';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { emptyResumeData } from '@shortlist/shared/resume/resume-data';
import { arrangeResumes, type Arrangement } from './arrange-resumes.js';

const resume = (title: string, day: number, change: Partial<ResumeRecord> = {}): ResumeRecord => ({
  id: title,
  title,
  templateKey: 'general',
  data: emptyResumeData(),
  jdText: null,
  revision: 1,
  createdAt: new Date(Date.UTC(2026, 0, 40 - day)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 1, day)).toISOString(),
  ...change,
});

const of = (fullName: string, jobTitle: string) => {
  const data = emptyResumeData();
  return { data: { ...data, personal: { ...data.personal, fullName, jobTitle } } };
};

const SCORES: Record<string, number | null> = { 'CV 10': 40, 'CV 2': 90, Ärztin: null };
const LIST = [
  resume('CV 10', 3, of('Zażółć Gęślą', 'Nurse')),
  resume('CV 2', 1, { ...of('Daniel Reyes', 'Nurse manager'), templateKey: 'health' }),
  resume('Ärztin', 2),
];

const titles = (arrangement: Partial<Arrangement>) =>
  arrangeResumes(LIST, { query: '', sort: 'updated', ...arrangement }, ({ title }) => SCORES[title] ?? null).map(
    ({ title }) => title,
  );

describe('arrangeResumes', () => {
  it('sorts resumes by last update', () => {
    expect(titles({})).toEqual(['CV 10', 'Ärztin', 'CV 2']);
  });

  it('sorts resumes by creation date', () => {
    expect(titles({ sort: 'created' })).toEqual(['CV 2', 'Ärztin', 'CV 10']);
  });

  it('sorts numbers in titles by value and ignores diacritics', () => {
    expect(titles({ sort: 'title' })).toEqual(['Ärztin', 'CV 2', 'CV 10']);
  });

  it('sorts resumes by score, with unscored resumes last', () => {
    expect(titles({ sort: 'score' })).toEqual(['CV 2', 'CV 10', 'Ärztin']);
  });

  it.each([
    ['the title', 'cv 2', ['CV 2']],
    ['the name without diacritics', 'ZAZOLC gesla', ['CV 10']],
    ['the job title', 'nurse', ['CV 10', 'CV 2']],
    ['the template', 'healthcare', ['CV 2']],
    ['words from several fields, in any order', 'manager reyes', ['CV 2']],
  ])('finds a resume by %s', (_, query, expected) => {
    expect(titles({ query })).toEqual(expected);
  });

  it('finds only resumes that contain every search word', () => {
    expect(titles({ query: 'nurse pilot' })).toEqual([]);
  });

  it('does not modify the given list', () => {
    titles({ sort: 'title' });
    expect(LIST.map(({ title }) => title)).toEqual(['CV 10', 'CV 2', 'Ärztin']);
  });
});
