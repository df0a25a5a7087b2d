import { describe, expect, it } from 'vitest';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { ENTRY_LISTS, PERSONAL_FIELDS, type EntryListName } from '@shortlist/shared/resume/resume-data';
import { placedFields } from '@shortlist/shared/resume/resume-fields';
import { resumeSections } from './resume-sections.js';

describe('resumeSections', () => {
  it('returns no sections for an empty resume', () => {
    expect(resumeSections(readResumeData({}))).toEqual([]);
  });

  it('returns the field path of each text, and counts empty bullets when numbering bullets', () => {
    const sections = resumeSections(
      readResumeData({
        personal: { fullName: 'Ada Lovelace', jobTitle: 'Analyst' },
        summary: { text: 'Writes programs.' },
        experience: [
          { role: 'Programmer', company: 'Engine', startDate: '1842', current: true, bullets: ['', 'Wrote it'] },
        ],
      }),
    );
    expect(sections.map(({ title }) => title)).toEqual(['Personal details', 'Summary', 'Experience']);
    expect(sections.flatMap(({ entries }) => entries.flatMap(({ texts }) => texts))).toEqual([
      { path: 'personal.jobTitle', text: 'Analyst' },
      { path: 'summary.text', text: 'Writes programs.' },
      { path: 'experience.0.bullets.1', text: 'Wrote it' },
    ]);
    expect(sections[2]!.entries[0]).toMatchObject({ heading: 'Programmer, Engine', detail: '1842 – Present' });
  });

  it('includes the number and the expiration date of a license', () => {
    const certifications = [
      { name: 'RN License', issuer: 'Texas Board of Nursing', year: '2016', number: '812345', expires: 'Aug 2027' },
      { name: 'BLS', issuer: 'American Heart Association' },
    ];
    const [section] = resumeSections(readResumeData({ certifications }));
    expect(section!.entries.map(({ detail }) => detail)).toEqual([
      'Texas Board of Nursing · No. 812345 · 2016 · Expires Aug 2027',
      'American Heart Association',
    ]);
  });

  it('includes every text field of a resume', () => {
    const words = (name: string, fields: object) =>
      Object.fromEntries(Object.keys(fields).map((key) => [key, `${key} of ${name}`]));
    const list = (name: EntryListName) => [{ ...words(name, ENTRY_LISTS[name].fields), bullets: ['a bullet'] }];
    const data = readResumeData({
      personal: words('owner', PERSONAL_FIELDS),
      summary: 'a summary',
      skills: ['a skill'],
      experience: list('experience'),
      // Clears the year, because the page shows it only for schools without a graduation date.
      education: list('education').map((school) => ({ ...school, year: '' })),
      certifications: list('certifications'),
      extras: {
        projects: list('projects'),
        awards: ['an award'],
        volunteer: list('volunteer'),
        languages: list('languages'),
      },
    });
    const shown = JSON.stringify(resumeSections(data));
    expect(placedFields(data).filter(({ text }) => !shown.includes(text))).toEqual([]);
  });
});
