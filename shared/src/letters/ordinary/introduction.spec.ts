import { readResumeData } from '../../resume/read-resume-data.js';
import { backgroundOf } from '../evidence/background.js';
import { introduced } from './introduction.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const whoOf = (jobTitle: string, role: string, startDate: string, company = 'Elm House'): string =>
  backgroundOf(
    readResumeData({ personal: { jobTitle }, experience: [{ role, company, startDate, current: true }] }),
    NOW,
    () => 0,
    'I am',
  ).who ?? '';

describe('the sentence about the job title and the current job', () => {
  it('uses "I currently work as" for a role that differs from the job title', () => {
    const who = whoOf('Delivery Driver', 'Route Delivery Driver', 'Jan 2019');
    expect(who).toBe(
      'I am a Delivery Driver with 7 years of experience, and I currently work as a Route Delivery Driver at Elm House.',
    );
    expect(introduced(who)).toBe(
      'As a Delivery Driver with seven years of experience, I currently work as a Route Delivery Driver at Elm House.',
    );
  });

  it('does not imply that a "Support Worker and OT Student" studies at the employer', () => {
    const who = whoOf('Support Worker and OT Student', 'Support Worker (casual)', 'Mar 2024');
    expect(who).toBe('I am an OT Student, and I currently work as a Support Worker at Elm House.');
    expect(introduced(who)).toBe('I currently work as a Support Worker at Elm House.');
  });

  it('names the role instead of a longer job title', () =>
    expect(introduced('I am a School Caretaker, currently at Elm House.', 'Caretaker')).toBe(
      'I work as a Caretaker at Elm House.',
    ));

  it('names the job title if the role is empty', () =>
    expect(introduced('I am a School Caretaker, currently at Elm House.')).toBe(
      'I work as a School Caretaker at Elm House.',
    ));

  it("describes work in the user's own business as self-employment", () => {
    const who = whoOf('Electrician', 'Self-employed Electrician', 'Jan 2019', 'Lockwood Electrical');
    expect(who).toBe('I am an Electrician with 7 years of experience, currently self-employed at Lockwood Electrical.');
    expect(introduced(who)).toBe(
      'As an Electrician with seven years of experience, I am currently self-employed at Lockwood Electrical.',
    );
  });

  it('keeps both parts of a title such as "Baker and Owner" if neither describes a learner', () =>
    expect(whoOf('Baker and Owner', 'Baker', '2026')).toBe('I am a Baker and Owner, currently at Elm House.'));
});
