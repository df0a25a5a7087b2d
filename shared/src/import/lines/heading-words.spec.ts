import { RESUME_WORDS } from '../../resume/languages.js';
import { SECTION_IDS } from '../../resume/resume-data.js';
import { sectionOfHeading } from './heading-words.js';

describe('sectionOfHeading', () => {
  it('recognizes every heading that the product prints, in upper and lower case', () => {
    for (const { headings } of Object.values(RESUME_WORDS))
      for (const id of SECTION_IDS) {
        expect([headings[id], sectionOfHeading(headings[id])]).toEqual([headings[id], id]);
        expect([headings[id], sectionOfHeading(headings[id].toUpperCase())]).toEqual([headings[id], id]);
      }
  });

  it.each([
    ['EMPLOYMENT HISTORY', 'experience'],
    ['Education and Training:', 'education'],
    ['Licenses & Certifications', 'certifications'],
    ['Licences and Certifications', 'certifications'],
    ['2. Technical Skills', 'skills'],
    ['S K I L L S', 'skills'],
    ['W O R K  E X P E R I E N C E', 'experience'],
    ['Awards & Languages', 'awards'],
    ['Hobbies and Interests', 'other'],
    ['Selected Publications', 'publications'],
    ['Personal details', 'contact'],
    ['— Summary —', 'summary'],
  ])('assigns the heading %s to the section %s', (heading, kind) => expect(sectionOfHeading(heading)).toBe(kind));

  it('returns undefined for sentences and names', () => {
    expect(sectionOfHeading('Experience with large databases and their owners in three countries')).toBeUndefined();
    expect(sectionOfHeading('Ines Falk')).toBeUndefined();
  });
});
