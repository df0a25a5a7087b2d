import { STRONG } from '../../../test/graded-resumes.js';
import { profileFrom, profileOf, term } from '../../../test/job-profile.js';
import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyResumeData,
  type ResumeData,
} from '../../resume/resume-data.js';
import type { JobProfile } from '../match/job-profile.js';
import { scoreResume } from '../score-resume.js';

const TODAY = new Date('2026-11-21');
const score = (data: ResumeData, profile: JobProfile) => scoreResume(data, profile, TODAY);
const rule = (data: ResumeData, profile: JobProfile, id: string) =>
  score(data, profile).rules.find((each) => each.id === `match.${id}`);
const gradeOf = (data: ResumeData, profile: JobProfile) => score(data, profile).terms.map(({ grade }) => grade);

const resume = (part: Partial<ResumeData>): ResumeData => ({ ...emptyResumeData(), ...part });
const jobOf = (bullet: string, startDate = 'Mar 2020', endDate = 'Feb 2024') => [
  { ...emptyExperience(), role: 'Buyer', company: 'Acme', startDate, endDate, bullets: [bullet] },
];
const skills = (...names: string[]) => resume({ skills: names });

describe('scoreResume with a job description', () => {
  const jd = profileFrom(
    [
      'Procurement Manager',
      'Requirements:',
      '- Negotiation and supplier management',
      '- SAP is required; QuickBooks is a plus',
      '- Java is not needed',
      'Benefits:',
      '- Tableau training for everyone',
    ].join('\n'),
  );

  it('the match score and the quality score each make up half of the score for a job', () => {
    const { score: whole, quality, parts } = score(STRONG.nurse!, profileOf([term('Telemetry'), term('Welding')]));
    expect(quality).toBe(Math.round(parts.parse * 0.35 + parts.content * 0.65));
    expect(Math.abs(whole - (quality + (parts.match ?? 0)) / 2)).toBeLessThanOrEqual(0.75);
  });

  it('the advice names the found and the missing terms', () => {
    expect(rule(skills('SAP', 'negotiation', 'supplier management'), jd, 'must-have')?.message).toMatch(
      /^All required skills were found\. To gain more points, show /,
    );
    expect(rule(skills('SAP'), jd, 'nice-to-have')?.message).toContain('QuickBooks');
  });

  it('ignores terms that the job description does not require', () => {
    expect(score(emptyResumeData(), jd).feedback.join(' ')).not.toMatch(/Java|Tableau/);
  });

  it.each([
    ['recent dated work', resume({ experience: jobOf('Ran SAP for four plants') }), 1],
    ['work of more than ten years ago', resume({ experience: jobOf('Ran SAP', 'May 2009', 'Jun 2014') }), 0.9],
    ['work without dates', resume({ experience: jobOf('Ran SAP', '', '') }), 0.9],
    ['the summary', resume({ summary: { text: 'Plans all purchases in SAP.' } }), 0.9],
    ['the list of skills', skills('SAP'), 0.8],
    ['no text', skills('Oracle'), 0],
  ])('rates a term in %s as %s on a scale from 0 to 1', (_, data, grade) => {
    expect(gradeOf(data, profileOf([term('SAP')]))).toEqual([grade]);
  });

  it('matches a term by an alias, and by another word form such as "Scheduled" at a slightly lower rating', () => {
    const postgres = profileOf([term('PostgreSQL', { aliases: ['Postgres'] })]);
    expect(gradeOf(skills('Postgres'), postgres)).toEqual([0.8]);
    const scheduling = profileOf([term('Scheduling')]);
    expect(gradeOf(resume({ experience: jobOf('Scheduled 22 people') }), scheduling)).toEqual([0.9]);
  });

  it.each([
    ['Go', 'Wrote services in Go', true],
    ['Go', 'Helped teams go to market', false],
    ['Excel', 'Students who excel', false],
    ['R', 'Modelled churn in R', true],
    ['C++', 'Wrote C++ and C#', true],
    ['C', 'Wrote C++ and C#', false],
    ['Java', 'Wrote JavaScript', false],
    ['.NET', 'Moved .NET services', true],
  ])('returns whether the term %s occurs in "%s": %s', (name, bullet, isThere) => {
    expect(gradeOf(resume({ experience: jobOf(bullet) }), profileOf([term(name)]))).toEqual([isThere ? 1 : 0]);
  });

  it.each([
    ['SQL', 'PostgreSQL'],
    ['CI/CD', 'GitHub Actions'],
    ['GIS', 'QGIS'],
  ])('matches %s by the more specific term %s, at a slightly lower rating', (required, shown) => {
    expect(gradeOf(skills(shown), profileOf([term(required)]))).toEqual([0.8 * 0.9]);
    expect(gradeOf(skills(required), profileOf([term(shown)]))).toEqual([0]);
  });

  it('weights terms by importance', () => {
    const profile = profileOf([term('SAP', { importance: 0.9 }), term('Lotus', { importance: 0.1 })]);
    expect(rule(resume({ experience: jobOf('Ran SAP') }), profile, 'must-have')?.points).toBe(45);
  });

  it('requires only one of several alternative terms', () => {
    const snippet = 'You are ACA, ACCA or CIMA qualified';
    const profile = profileOf(['ACA', 'ACCA', 'CIMA'].map((name) => term(name, { kind: 'certificate', snippet })));
    const data = resume({ certifications: [{ ...emptyCertification(), name: 'ACCA', year: '2016' }] });
    expect(rule(data, profile, 'certificates')?.points).toBe(4);
    expect(score(data, profile).parts.match).toBe(100);
  });

  it('compares the required years with the years worked', () => {
    const required = (years: number) => profileOf([term('SAP')], { years });
    const data = resume({ experience: jobOf('Ran SAP') });
    expect(rule(data, required(3), 'years')?.points).toBe(3);
    expect(rule(data, required(6), 'years')).toMatchObject({ points: 1.5, path: 'experience.0.startDate' });
  });

  it.each([
    ["Bachelor's degree in Economics", 'BSc Economics', 3],
    ["Bachelor's degree in Economics", 'Master of Arts', 3],
    ["Bachelor's degree in Economics", 'Associate of Applied Science', 1.2],
    ["Master's degree", 'High school diploma', 0],
    ['degree', 'Grado en Economía', 1.8],
  ])('for a required degree "%s", the resume degree "%s" earns %s of 3 points', (degree, shown, points) => {
    const data = resume({ education: [{ ...emptyEducation(), school: 'City College', degree: shown }] });
    expect(rule(data, profileOf([term('SAP')], { degree }), 'degree')?.points).toBe(points);
  });

  it.each([
    ['Registered Nurse', 'Registered Nurse', 10],
    ['Senior Backend Engineer', 'Backend Engineer', 10],
    ['Maths Teacher', 'Backend Engineer', 0],
  ])('for the posting title "%s", the job title "%s" earns %s points', (title, jobTitle, points) => {
    const data = resume({ personal: { ...emptyResumeData().personal, jobTitle } });
    expect(rule(data, profileOf([term('SAP')], { title }), 'title')?.points).toBe(points);
  });

  it('ignores gendered endings and parentheses in job titles', () => {
    const job = (title: string) => ({ ...profileOf([term('SAP')]), title });
    const titled = (jobTitle: string) => resume({ personal: { ...emptyResumeData().personal, jobTitle } });
    expect(rule(titled('Bilanzbuchhalterin'), job('Bilanzbuchhalter (m/w/d)'), 'title')?.points).toBe(10);
    expect(rule(titled('Cook'), job('Data Analyst (Summer)'), 'title')?.message).toContain('"Data Analyst"');
  });

  it('awards almost no points for a job title that shares only a generic word with the posting title', () => {
    const data = resume({ personal: { ...emptyResumeData().personal, jobTitle: 'Marketing Manager' } });
    expect(
      rule(data, profileOf([term('SAP')], { title: 'Construction Project Manager' }), 'title')?.points,
    ).toBeLessThan(4);
  });

  it('gives no credit for text copied from the job description and explains the reason', () => {
    const text = [
      'Nurse',
      'Requirements',
      '- Two years of telemetry on a busy cardiac floor in a teaching hospital',
      '- Wound care for patients after vascular surgery, by day and by night',
      '- Ventilator management in an intensive care unit of more than twenty beds',
      '- Experience with Epic for charting, orders and handover between shifts',
    ].join('\n');
    const job = profileFrom(text);
    const copied = resume({ experience: jobOf(text.replaceAll('\n', ' ')) });
    expect(gradeOf(copied, job).every((grade) => grade === 0)).toBe(true);
    expect(rule(copied, job, 'no-stuffing')).toMatchObject({ points: 0, path: 'experience.0.bullets.0' });
  });

  it('penalizes keyword stuffing and does not count it as evidence', () => {
    const data = resume({ experience: jobOf('SAP SAP SAP SAP SAP SAP') });
    expect(gradeOf(data, profileOf([term('SAP')]))).toEqual([0.8]);
    expect(rule(data, profileOf([term('SAP')]), 'no-stuffing')).toMatchObject({ points: 2, max: 5 });
  });

  it('a job description without known terms leaves the score unchanged', () => {
    expect(score(STRONG.nurse!, profileOf([])).score).toBe(scoreResume(STRONG.nurse!, undefined, TODAY).score);
  });
});

describe('missing requirement', () => {
  const nurse = STRONG.nurse!;
  const met = ['Telemetry', 'Infection control', 'Critical care', 'Patient education', 'Epic'].map((name) =>
    term(name),
  );
  const match = (...missing: string[]) =>
    score(nurse, profileOf([...met, ...missing.map((name) => term(name))])).parts.match!;

  it('each additional missing requirement lowers the match score', () => {
    const steps = [match(), match('SAP'), match('SAP', 'Welding'), match('SAP', 'Welding', 'Forklift')];
    for (const [place, each] of steps.slice(1).entries()) expect(each).toBeLessThan(steps[place]! - 3);
  });
  it('a missing requirement does not lower the quality score', () => {
    const alone = scoreResume(nurse, undefined, TODAY).quality;
    expect(score(nurse, profileOf([term('SAP'), term('Welding')])).quality).toBeGreaterThanOrEqual(alone);
  });
  it('the other rules still change the score when a requirement is missing', () => {
    const profile = profileOf([...met, term('SAP'), term('Welding'), term('Forklift'), term('Masonry')]);
    const withoutEmail = { ...nurse, personal: { ...nurse.personal, email: '' } };
    expect(score(withoutEmail, profile).score).toBeLessThan(score(nurse, profile).score);
  });
  it('a term that is not in the dictionary never counts as a requirement', () => {
    expect(score(nurse, profileOf([...met, term('Loud dock', { known: false })])).parts.match).toBe(match());
    expect(score(nurse, profileOf([...met, term('Loud dock', { known: false })])).feedback.join(' ')).not.toContain(
      'dock',
    );
  });
});
