import { emptyCertification, emptyResumeData } from '../../resume/resume-data.js';
import { demandedQualifications, withBodies } from './demanded-qualifications.js';
import { demandedByName } from './demanded-skills.js';

const resume = (names: readonly string[], skills: string[] = [], issuer = '') => ({
  ...emptyResumeData(),
  skills,
  certifications: names.map((name) => ({ ...emptyCertification(), name, issuer, year: '2024' })),
});

describe('demandedQualifications', () => {
  it.each([
    ['A full driving licence\nDBS check', [], ['Full UK driving licence'], ['full UK driving licence']],
    [
      'A reliable car, licence and insurance',
      ['Driver licence (full), own car'],
      [],
      ['full driver licence', 'own car'],
    ],
    ['NDIS Worker Screening Check', ['NDIS Worker Screening Check'], [], ['NDIS Worker Screening Check']],
    ['No driving licence needed', [], ['Full UK driving licence'], []],
    ['We drive results', [], ['Full UK driving licence'], []],
  ])('returns the licenses, checks and car that the job description demands: %s', (jdText, names, skills, found) => {
    expect(demandedQualifications(resume(names, skills), jdText, [])).toEqual(found);
  });

  it('leaves out a qualification that the letter already names', () => {
    const data = resume(['Registered Nurse License']);
    expect(demandedQualifications(data, 'Registered nurse license', ['Registered Nurse License (Ohio)'])).toEqual([]);
  });
});

describe('withBodies', () => {
  it.each([
    ['current registration with the General Dental Council', 'registered with the General Dental Council'],
    ['a friendly manner', 'Registered Dental Nurse'],
  ])('names the registration body only if the job description names it: %s', (jdText, name) => {
    const data = withBodies(resume(['Registered Dental Nurse'], [], 'General Dental Council'), jdText);
    expect(data.certifications[0]?.name).toBe(name);
  });

  it('adds the initials of the registration body if the resume uses them', () => {
    const data = resume(['Registered Dental Nurse'], ['GDC registered'], 'General Dental Council');
    expect(withBodies(data, 'current GDC registration').certifications[0]?.name).toBe(
      'registered with the General Dental Council (GDC)',
    );
  });

  it("adds an issuer's abbreviation to a certificate if the job description uses it", () => {
    const data = resume(['Certificate in Payroll'], [], 'Irish Payroll Association (IPASS)');
    expect(withBodies(data, 'IPASS certificate').certifications[0]?.name).toBe('Certificate in Payroll (IPASS)');
  });
});

describe('demandedByName', () => {
  it.each([
    [['Decontamination (HTM 01-05)'], 'knowledge of HTM 01-05', '', ['decontamination (HTM 01-05)']],
    [['Wisconsin eFiling'], 'Preparing and eFiling applications', '', ['Wisconsin eFiling']],
    [['Wisconsin eFiling'], 'Preparing and eFiling applications', 'I handle eFiling.', []],
    [['Wisconsin eFiling'], 'Preparing and eFiling applications', 'I eFile in 3 counties.', []],
    [['AWS (S3, ECS basics)'], 'AWS', '', []],
    [['Team work'], 'team work', '', []],
  ])('returns a skill only if the job description names its code or program: %j', (skills, jdText, said, found) => {
    expect(demandedByName(skills, jdText, said)).toEqual(found);
  });
});
