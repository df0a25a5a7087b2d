import { contentFigures } from '../../src/analytics/content-figures.js';
import { emptyFields } from '../../src/analytics/empty-fields.js';
import { keywordCoverage } from '../../src/analytics/keyword-coverage.js';
import { scoreResume } from '../../src/ats/score-resume.js';
import { composeDocument } from '../../src/document/compose-document.js';
import { reportFields } from '../../src/export/field-report.js';
import { renderText } from '../../src/export/render-text.js';
import { composeBranding } from '../../src/guides/branding/compose-branding.js';
import { composeInterview } from '../../src/guides/interview/compose-interview.js';
import { composeSalaryGuide } from '../../src/guides/compose-salary-guide.js';
import { payIn } from '../../src/guides/pay-in.js';
import { IMPORT_CHARACTERS } from '../../src/product/import-limits.js';
import { importJsonResume } from '../../src/import/formats/import-json-resume.js';
import { importText } from '../../src/import/formats/import-text.js';
import { composeCoverLetter } from '../../src/letters/compose-cover-letter.js';
import { composeLinkedin } from '../../src/letters/compose-linkedin.js';
import { jobNames } from '../../src/letters/job/job-names.js';
import { letterData } from '../../src/letters/letter-data.js';
import { compareContents } from '../../src/compare/compare-contents.js';
import { readResumeData } from '../../src/resume/read-resume-data.js';
import { LIMITS, type Experience, type ResumeData } from '../../src/resume/resume-data.js';
import { factGuard } from '../../src/facts/guard/fact-guard.js';
import { rewriteBullets } from '../../src/rewrite/bullets/rewrite-bullets.js';
import { rewriteSummary } from '../../src/rewrite/summary/rewrite-summary.js';
import { sampleResume } from '../sample-resume.js';
import { profileFrom } from '../job-profile.js';

/** An operation of the product on a submitted text, such as scoring or importing it. */
export interface Subject {
  name: string;
  /** Maximum number of characters of the text. */
  limit: number;
  run: (text: string) => unknown;
}

const SAMPLE = sampleResume();
const NOW = new Date('2026-11-22T12:00:00Z');
/** Maximum size of the text in bytes: 12 KB of the request body are reserved for the other fields. */
export const BODY = LIMITS.bodyBytes - 12 * 1024;

export const pieces = (text: string, length: number, most: number): string[] =>
  Array.from({ length: Math.min(most, Math.ceil(text.length / length)) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );

const emptyJob: Experience = {
  role: 'Cook', company: 'Acme', location: '', startDate: '2015', endDate: '2019', current: false, bullets: [],
}; // prettier-ignore

/** Builds a resume with the text in as few fields as possible, each of the maximum length. */
export function inLongFields(text: string): ResumeData {
  const line = text.slice(0, LIMITS.fieldLength);
  const summary = text.slice(0, Math.min(LIMITS.textLength, Math.ceil(text.length / 8)));
  const bullets = pieces(text.slice(summary.length), LIMITS.bulletLength, 240);
  return readResumeData({
    personal: { fullName: line, jobTitle: line, email: line, phone: line, location: line, linkedin: line, portfolio: line },
    summary: { text: summary },
    skills: pieces(text, LIMITS.skillLength, 20),
    experience: pieces(bullets.join(''), LIMITS.bulletLength * 60, 60).map((_, index) => ({
      ...emptyJob, role: line, company: line, startDate: line, bullets: bullets.slice(index * 60, index * 60 + 60),
    })),
    education: [{ school: line, degree: line, year: line, location: line, gpa: line, graduationDate: line }],
    certifications: [{ name: line, issuer: line, year: line }],
    extras: { projects: [{ name: line, description: text.slice(0, 2_000) }], awards: [text.slice(0, 2_000)], languages: [{ name: line, level: line }] },
  });
} // prettier-ignore

/** Builds a resume with the text spread over all fields: 60 jobs of 60 bullets, and 60 entries per other section. */
export function inShortFields(text: string): ResumeData {
  const length = Math.max(12, Math.ceil(text.length / 4_000));
  const all = pieces(text, length, 4_000);
  const some = (from: number) => all.slice(from, from + 60);
  const bullets = all.slice(0, 3_600);
  return readResumeData({
    personal: { fullName: all[0], jobTitle: all[1] },
    summary: { text: all[2] },
    skills: some(0),
    experience: pieces(' '.repeat(bullets.length), 60, 60).map((_, index) => ({
      ...emptyJob, role: all[index], company: all[index], bullets: bullets.slice(index * 60, index * 60 + 60),
    })),
    education: some(3_600).map((degree) => ({ degree, school: degree, year: '2010' })),
    certifications: some(3_660).map((name) => ({ name, issuer: name })),
    extras: {
      projects: some(3_720).map((name) => ({ name, description: name })), awards: some(3_780),
      languages: some(3_840).map((name) => ({ name, level: name })), volunteer: some(3_900).map((role) => ({ role, description: role })),
    },
  });
} // prettier-ignore

const contentOf = (data: ResumeData) => ({ title: 'Resume', templateKey: 'general' as const, data, jdText: '' });
const everyOther = (data: ResumeData): ResumeData => ({
  ...data,
  summary: { text: `${data.summary.text} x` },
  experience: data.experience.map((job) => ({ ...job, bullets: job.bullets.map((bullet, index) => (index % 2 ? bullet : `${bullet} x`)).reverse() })),
}); // prettier-ignore

const job = SAMPLE.experience[0]!;
const sampleProfile = profileFrom('Cook\n\nRequirements\n- Experience with SQL, Python or Docker\n- 5 years of work');

export const JOB_SUBJECTS: readonly Subject[] = [
  { name: 'extract keywords', limit: LIMITS.jobDescriptionLength, run: (text) => profileFrom(text) },
  { name: 'score a resume for a job', limit: LIMITS.jobDescriptionLength, run: (text) => keywordCoverage(scoreResume(SAMPLE, profileFrom(text), NOW).terms) },
  { name: 'names in a job description', limit: LIMITS.jobDescriptionLength, run: (text) => [jobNames(text, text.slice(0, 100), { recipient: '', company: '', role: '' }), payIn(text)] },
  { name: 'rewrite bullets for a job', limit: LIMITS.jobDescriptionLength, run: (text) => rewriteBullets(job, text) },
  { name: 'rewrite a summary for a job', limit: LIMITS.jobDescriptionLength, run: (text) => rewriteSummary(SAMPLE, text, NOW) },
  { name: 'check a suggestion', limit: LIMITS.textLength, run: (text) => factGuard(['Led 12 nurses at Delta'], text) },
  { name: 'check against a source', limit: LIMITS.jobDescriptionLength, run: (text) => factGuard([text], 'Led 12 nurses at Delta by 5%') },
]; // prettier-ignore

const names = { recipient: '', company: '', role: '' };

export const RESUME_SUBJECTS: readonly Subject[] = [
  ...Object.entries({ 'long fields': inLongFields, 'short fields': inShortFields }).flatMap(([shape, resumeOf]) =>
    Object.entries<(data: ResumeData) => unknown>({
      'score a resume': (data) => scoreResume(data, sampleProfile, NOW),
      'rewrite a summary': (data) => rewriteSummary(data, '', NOW),
      'cover letter': (data) => composeCoverLetter(data, sampleProfile, { tone: 'plain', length: 'medium', ...names }, NOW),
      'LinkedIn texts': (data) => composeLinkedin(data, sampleProfile, 'plain', NOW),
      'interview guide': (data) => composeInterview(letterData(data), sampleProfile, { role: 'Cook', company: 'Acme' }, NOW),
      'salary guide': (data) => composeSalaryGuide(letterData(data), sampleProfile, { role: 'Cook', company: 'Acme' }, '', NOW),
      'branding': (data) => composeBranding(letterData(data), sampleProfile, { role: 'Cook', company: 'Acme' }, NOW),
      'compare two versions': (data) => compareContents(contentOf(data), contentOf(everyOther(data))),
      'analytics': (data) => [contentFigures(data, NOW), emptyFields(data)],
      'text file': (data) => renderText(composeDocument(data, 'general')),
      'report of a text file': (data) => reportFields(data, renderText(composeDocument(data, 'general'))),
      'JSON Resume import': (data) => importJsonResume({ basics: { name: data.personal.fullName, summary: data.summary.text }, work: data.experience.map(({ role, company, bullets }) => ({ name: company, position: role, highlights: bullets })) }),
    }).map(([name, run]): Subject => ({ name: `${name}, ${shape}`, limit: shape === 'long fields' ? BODY - 20_000 : 200_000, run: (text) => run(resumeOf(text)) })),
  ),
  { name: 'rewrite bullets, long', limit: LIMITS.bulletLength * 60, run: (text) => rewriteBullets({ ...emptyJob, bullets: pieces(text, LIMITS.bulletLength, 60) }) },
  { name: 'rewrite bullets, 60', limit: LIMITS.bulletLength * 60, run: (text) => rewriteBullets({ ...emptyJob, bullets: pieces(text, Math.ceil(text.length / 60), 60) }) },
  { name: 'import text', limit: IMPORT_CHARACTERS, run: (text) => importText(text) },
]; // prettier-ignore
