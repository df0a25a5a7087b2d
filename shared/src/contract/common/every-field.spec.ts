import { composeDocument } from '../../document/compose-document.js';
import { expectedFields } from '../../export/expected-fields.js';
import { toJsonResume } from '../../export/json-resume.js';
import { renderText } from '../../export/render-text.js';
import { fitToLimits } from '../../import/result/fit-to-limits.js';
import { importJsonResume } from '../../import/formats/import-json-resume.js';
import { ImportNotes } from '../../import/result/import-notes.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyLanguage,
  emptyProject,
  emptyResumeData,
  emptyVolunteer,
  TEMPLATE_KEYS,
  type ResumeData,
} from '../../resume/resume-data.js';
import { resumeContent } from './resume-content.js';

/** Values for fields that accept only a certain format. Every other field gets a unique word. */
const FITTING: Record<string, string> = {
  linkedin: 'linkedin.com/in/ada',
  portfolio: 'https://ada.example/',
  startDate: '2011',
  endDate: '2012',
  year: '2013',
  graduationDate: '2014',
  expires: '2031',
};

let filled = 0;

/** Fills every empty text field, so that the tests cover fields added later. */
function withTexts<T extends object>(shape: T): T {
  const fields = (Object.entries(shape) as [string, unknown][]).map(([key, value]): [string, unknown] => [
    key,
    value === '' ? (FITTING[key] ?? `${key[0]!.toUpperCase()}word${(filled += 1)}`) : value,
  ]);
  return Object.fromEntries(fields) as T;
}

const full: ResumeData = {
  ...emptyResumeData(),
  personal: withTexts(emptyResumeData().personal),
  summary: withTexts(emptyResumeData().summary),
  skills: ['Weaving'],
  experience: [{ ...withTexts(emptyExperience()), bullets: ['Wove 12 carpets'] }],
  education: [withTexts(emptyEducation())],
  certifications: [withTexts(emptyCertification())],
  extras: {
    projects: [withTexts(emptyProject())],
    awards: ['Golden thread'],
    volunteer: [withTexts(emptyVolunteer())],
    languages: [withTexts(emptyLanguage())],
  },
};

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

describe('every text field of a resume', () => {
  it('reads every text field back from storage', () => {
    expect(readResumeData(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  it('the API accepts every text field', () => {
    expect(resumeContent.parse(full)).toEqual(full);
  });

  it('an import keeps every text field', () => {
    expect(fitToLimits(full, new ImportNotes())).toEqual(full);
  });

  it('the check of exported files covers every text field', () => {
    const looked = new Set(expectedFields(full).map(({ path }) => path));
    const paths = textsOf(full).map(([path]) => path);
    expect(paths.filter((path) => !looked.has(path))).toEqual([]);
  });

  it.each(TEMPLATE_KEYS)('the %s template prints every text field', (templateKey) => {
    const page = renderText(composeDocument(full, templateKey));
    const shown = textsOf(full).map(([path, text]) => [path, text.replace(/^https:\/\/|\/$/g, '')]);
    expect(shown.filter(([, text]) => !page.includes(text!))).toEqual([]);
  });

  it('a round trip through JSON Resume keeps every text field', () => {
    const file = toJsonResume(full, { templateKey: 'general', updatedAt: '2026-01-02T03:04:05Z' });
    expect(importJsonResume(JSON.parse(JSON.stringify(file))).data).toEqual(full);
  });
});
