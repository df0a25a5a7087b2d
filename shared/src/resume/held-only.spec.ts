import { heldOnly } from './held-only.js';
import { readResumeData } from './read-resume-data.js';

const NOW = new Date('2026-11-26');
const heldOf = (data: object): string[] => heldOnly(readResumeData(data), NOW).certifications.map(({ name }) => name);

describe('heldOnly', () => {
  it.each([
    { name: 'Gas Safe registration', year: '2016, lapsed 2023' },
    { name: 'IPAF 3a', year: '2014 (ran out)' },
    { name: 'SIA licence (expired)', year: '2019' },
    { name: 'Food Handler Card', year: 'Exp. 04/2025' },
    { name: 'CSCS card, valid to June 2024' },
    { name: 'First Aid at Work', year: 'renewal due' },
    { name: 'CELTA', issuer: 'enrolled, starts in spring' },
    { name: 'AAT Level 4', issuer: 'AAT', year: 'exam booked for March' },
    { name: 'PADI Divemaster', year: 'in progress' },
    { name: 'ServSafe Manager', expires: 'Not renewed' },
    { name: 'CCNA', issuer: 'Cisco, resit in June' },
    { name: 'Immunization training', year: 'no' },
    { name: 'Coronal Polishing', year: 'signed up for the Feb class' },
    { name: 'ISTQB Foundation', year: 'test is Jan 2027' },
    { name: 'AML supervision', year: 'till I closed, June 2026' },
    { name: 'Level 3 Diploma in Care', year: 'unit 5 of 9' },
    { name: 'Forklift', year: '2014, not renewed' },
    { name: 'CPA exam, FAR and AUD sections passed', year: '2026, two sections remaining' },
  ])('leaves out a qualification that the user does not hold: %j', (certification) =>
    expect(heldOf({ certifications: [certification] })).toEqual([]),
  );

  it.each([
    { name: 'Gas Safe registration', year: 'to March 2028' },
    { name: 'First Aid at Work', year: '2024, renewal due 2027' },
    { name: 'Suspended Access Equipment', year: '2022' },
    { name: 'Working at Height', issuer: 'City & Guilds', year: 'May 2021' },
    { name: 'Radiographer permit', year: 'renewed 2026' },
    { name: 'Door supervisor licence', year: '2012, current' },
    { name: 'CPhT', year: 'first 2008, lapsed 2018, passed the exam again Sept 2026' },
    { name: 'Forklift', year: 'Mar 2026, good 3 yrs' },
    { name: 'First Aid', year: 'done in-house' },
    { name: 'Food Hygiene Level 2', year: 'course in 2023' },
    { name: 'Premises licence', year: 'valid until further notice' },
  ])('keeps a qualification that the user holds: %j', (certification) =>
    expect(heldOf({ certifications: [certification] })).toEqual([certification.name]),
  );

  it('leaves out a qualification that a bullet describes as lapsed, and the skill with the same name', () => {
    const data = {
      certifications: [{ name: 'Crane Operator (NCCCO)' }, { name: 'Rigger Level 1' }],
      skills: ['NCCCO', 'Signals', 'telehandler (card ran out)'],
      experience: [{ role: 'Rigger', company: 'Elm', bullets: ['Rigged 40 lifts a month', 'NCCCO lapsed in 2022'] }],
    };
    expect(heldOf(data)).toEqual(['Rigger Level 1']);
    expect(heldOnly(readResumeData(data), NOW).skills).toEqual(['Signals']);
  });

  it('leaves out skills that the user is only beginning to learn', () => {
    const skills = ['Dead testing (helping)', 'Cypress - learning', 'Machine learning', 'Postman'];
    expect(heldOnly(readResumeData({ skills }), NOW).skills).toEqual(['Machine learning', 'Postman']);
  });

  it('leaves out studies that ended without a qualification', () => {
    const { education } = heldOnly(
      readResumeData({ education: [{ degree: 'BSc Physics (not completed)' }, { degree: 'HNC Surveying' }] }),
      NOW,
    );
    expect(education.map(({ degree }) => degree)).toEqual(['HNC Surveying']);
  });
});
