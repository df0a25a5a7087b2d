import { describe, expect, it } from 'vitest';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { isPresent, resumeWords, titlesWith } from './keyword-presence.js';

const words = resumeWords(
  readResumeData({
    skills: ['Postgres', 'C++'],
    experience: [{ role: 'Nurse', company: 'Ward', bullets: ['Took blood pressures', 'Led audits of wound care'] }],
  }),
);
const keyword = (text: string, ...aliases: string[]) => ({ text, aliases });

describe('a keyword is in the resume', () => {
  it('under its own name, in the skills or in a bullet', () => {
    expect(isPresent(keyword('wound care'), words)).toBe(true);
    expect(isPresent(keyword('C++'), words)).toBe(true);
  });

  it('under another name for the same', () => {
    expect(isPresent(keyword('PostgreSQL', 'Postgres'), words)).toBe(true);
  });

  it('in the singular or the plural', () => {
    expect(isPresent(keyword('audit'), words)).toBe(true);
  });

  it('by whole words only', () => {
    expect(isPresent(keyword('C'), words)).toBe(false);
    expect(isPresent(keyword('care home'), words)).toBe(false);
  });

  it('not where the words are of two texts', () => {
    expect(isPresent(keyword('pressures led'), words)).toBe(false);
  });
});

describe('a keyword is elsewhere', () => {
  const others = [
    { title: 'Ward', words: resumeWords(readResumeData({ skills: ['Electronic health records'] })) },
    { title: 'Short', words: resumeWords(readResumeData({ skills: ['Triage'] })) },
  ];

  it('in the resumes that have it under any of its names', () => {
    expect(titlesWith(keyword('EHR', 'electronic health records'), others)).toEqual(['Ward']);
  });

  it('nowhere when none has it', () => {
    expect(titlesWith(keyword('dialysis'), others)).toEqual([]);
  });

  it('finds another form of an everyday word, and none of a name', () => {
    const words = resumeWords(
      readResumeData({ experience: [{ role: 'Lead', bullets: ['Mentored 2 junior developers', 'Going places'] }] }),
    );
    expect(isPresent(keyword('mentoring'), words)).toBe(true);
    expect(isPresent(keyword('Go'), words)).toBe(false);
  });
});
