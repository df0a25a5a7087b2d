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

describe('isPresent', () => {
  it('finds a keyword in skills and bullets', () => {
    expect(isPresent(keyword('wound care'), words)).toBe(true);
    expect(isPresent(keyword('C++'), words)).toBe(true);
  });

  it('finds a keyword by one of its aliases', () => {
    expect(isPresent(keyword('PostgreSQL', 'Postgres'), words)).toBe(true);
  });

  it('finds singular and plural forms of a keyword', () => {
    expect(isPresent(keyword('audit'), words)).toBe(true);
  });

  it('matches keywords as whole words only', () => {
    expect(isPresent(keyword('C'), words)).toBe(false);
    expect(isPresent(keyword('care home'), words)).toBe(false);
  });

  it('does not find a keyword that spans two texts', () => {
    expect(isPresent(keyword('pressures led'), words)).toBe(false);
  });

  it('finds inflected forms of common words, but not of names', () => {
    const words = resumeWords(
      readResumeData({ experience: [{ role: 'Lead', bullets: ['Mentored 2 junior developers', 'Going places'] }] }),
    );
    expect(isPresent(keyword('mentoring'), words)).toBe(true);
    expect(isPresent(keyword('Go'), words)).toBe(false);
  });
});

describe('titlesWith', () => {
  const others = [
    { title: 'Ward', words: resumeWords(readResumeData({ skills: ['Electronic health records'] })) },
    { title: 'Short', words: resumeWords(readResumeData({ skills: ['Triage'] })) },
  ];

  it('returns the titles of the resumes that contain the keyword or an alias', () => {
    expect(titlesWith(keyword('EHR', 'electronic health records'), others)).toEqual(['Ward']);
  });

  it('returns no titles if no resume contains the keyword', () => {
    expect(titlesWith(keyword('dialysis'), others)).toEqual([]);
  });
});
