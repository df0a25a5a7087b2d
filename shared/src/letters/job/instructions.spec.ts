import { composeCoverLetter } from '../compose-cover-letter.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { referenceIn } from './instructions.js';

const NOW = new Date('2026-11-27T12:00:00Z');
const JOB = {
  role: 'Software Developer',
  company: 'Tidewell Bookings',
  startDate: 'Mar 2024',
  current: true,
  bullets: [
    'Rebuilt the booking screen for 310 centers',
    'Wrote an import tool for 42,000 records',
    'Raised test coverage from 38% to 81%',
    'Fixed the payment module for 15 clients',
  ],
};
const letterFor = (jdText: string, names: { company?: string; role?: string; recipient?: string }): string =>
  composeCoverLetter(
    readResumeData({ personal: { jobTitle: 'Software Developer' }, experience: [JOB] }),
    null,
    { tone: 'plain', length: 'medium', recipient: '', company: '', role: '', jdText, ...names },
    NOW,
  ).letter;

describe('referenceIn', () => {
  it.each([
    ['Send a CV to jobs@elm.example, quoting LH-ENG-58. Include a link.', 'LH-ENG-58'],
    ['Please quote EST/4 in your application.', 'EST/4'],
    ['Apply by email, quoting the reference 20388', '20388'],
    ['Apply online, reference LH-ENG-58.', 'LH-ENG-58'],
    ['Send your CV and quote #A-17, thank you.', 'A-17'],
    ['Quote 24-hour jobs and quote B2B customers for CNC-5 machines.', ''],
    ['You will quote 2026 prices.', ''],
    ['Quoting in full sentences is welcome.', ''],
  ])('finds a reference that applicants are asked to quote: %s', (text, reference) => {
    expect(referenceIn(text)).toBe(reference);
  });

  it('the cover letter quotes the reference once, next to the job title', () => {
    const letter = letterFor('Developer\nSend a CV, quoting LH-ENG-58.', { role: 'Developer', company: 'Elm Health' });
    expect(letter).toContain('the Developer position at Elm Health (ref. LH-ENG-58).');
    expect(letter.split('LH-ENG-58')).toHaveLength(2);
  });

  it('the cover letter quotes the reference in a separate sentence if the job has no title', () => {
    expect(letterFor('Send a CV, quoting LH-ENG-58.', { company: 'Elm Health' })).toContain(
      'Your reference: LH-ENG-58.',
    );
  });
});

describe('the company in a cover letter', () => {
  it("the cover letter uses the legal form of the company's name only in the first sentence", () => {
    const letter = letterFor('We build software.', { role: 'Developer', company: 'Elm Health Ltd' });
    expect(letter).toContain('the Developer position at Elm Health Ltd.');
    expect(letter.match(/Ltd/g)).toHaveLength(1);
    expect(letter).toContain('bring this experience to Elm Health.');
  });

  it.each([
    ['Elm Health Ltd', 'Elm Health Ltd'],
    ['Elm Health', 'Elm Health Ltd'],
    ['Oak Foods, Inc.', 'Elm Health'],
  ])('the cover letter does not address the company as a person: %s', (recipient, company) => {
    expect(letterFor('We build software.', { role: 'Developer', company, recipient })).toMatch(/^Dear Hiring Team,/);
  });
});
