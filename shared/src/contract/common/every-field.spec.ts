import { compareContents } from '../../compare/compare-contents.js';
import { replaceText } from '../../compare/placed-texts.js';
import { composeDocument } from '../../document/compose-document.js';
import { expectedFields } from '../../export/expected-fields.js';
import { toJsonResume } from '../../export/json-resume.js';
import { renderText } from '../../export/render-text.js';
import { fitToLimits } from '../../import/result/fit-to-limits.js';
import { importJsonResume } from '../../import/formats/import-json-resume.js';
import { importText } from '../../import/formats/import-text.js';
import { ImportNotes } from '../../import/result/import-notes.js';
import { carriedResume } from '../../resume/carried-resume.js';
import { mapValues, type Fields, type FieldsOf, type TextField } from '../../resume/field-kinds.js';
import { shownAddress, webHref } from '../../resume/links.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import {
  ENTRY_LISTS,
  PERSONAL_FIELDS,
  SUMMARY_FIELDS,
  TEMPLATE_KEYS,
  type Certification,
  type Education,
  type Experience,
  type Language,
  type Personal,
  type Project,
  type ResumeData,
  type Volunteer,
} from '../../resume/resume-data.js';
import { LINK_ROWS } from '../../resume/resume-fields.js';
import { resumeContent } from './resume-content.js';

let filled = 0;

/** Generates the text from the kind of the field, so that the tests also cover fields added later. */
function textFor(key: string, { kind, network }: TextField): string {
  filled += 1;
  if (kind === 'date') return String(2010 + filled);
  if (kind === 'link') return network ? `${network.pages}ada` : 'https://ada.example/';
  if (kind === 'email') return 'ada@mail.example';
  if (kind === 'phone') return '+44 20 7946 0018';
  return `${key[0]!.toUpperCase()}word${filled}`;
}

const full = <Entry>(fields: FieldsOf<Entry>): Entry =>
  mapValues(fields as Fields, (field, key) => {
    if (field.kind === 'flag') return false;
    return field.kind === 'bullets' ? ['Wove 12 carpets'] : textFor(key, field);
  }) as Entry;

const FULL: ResumeData = {
  personal: { ...full<Personal>(PERSONAL_FIELDS), fullName: 'Ada Weaver', jobTitle: 'Weaver', location: 'Leeds, UK' },
  summary: full<ResumeData['summary']>(SUMMARY_FIELDS),
  skills: ['Weaving'],
  experience: [full<Experience>(ENTRY_LISTS.experience.fields)],
  education: [full<Education>(ENTRY_LISTS.education.fields)],
  certifications: [full<Certification>(ENTRY_LISTS.certifications.fields)],
  extras: {
    projects: [full<Project>(ENTRY_LISTS.projects.fields)],
    awards: ['Golden thread'],
    volunteer: [full<Volunteer>(ENTRY_LISTS.volunteer.fields)],
    languages: [full<Language>(ENTRY_LISTS.languages.fields)],
  },
  settings: {},
};

function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`));
}

describe('every text field of a resume', () => {
  it('readResumeData keeps every text field of stored data', () => {
    expect(readResumeData(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  });

  it('the API accepts every text field', () => {
    expect(resumeContent.parse(FULL)).toEqual(FULL);
  });

  it('an import keeps every text field', () => {
    expect(fitToLimits(FULL, new ImportNotes())).toEqual(FULL);
  });

  it('the check of exported files covers every text field', () => {
    const looked = new Set(expectedFields(FULL).map(({ path }) => path));
    const paths = textsOf(FULL).map(([path]) => path);
    expect(paths.filter((path) => !looked.has(path))).toEqual([]);
  });

  it.each(TEMPLATE_KEYS)('the %s template prints every text field', (templateKey) => {
    const page = renderText(composeDocument(FULL, templateKey));
    const shown = textsOf(FULL).map(([path, text]) => [path, text.replace(/^https:\/\/|\/$/g, '')]);
    expect(shown.filter(([, text]) => !page.includes(text!))).toEqual([]);
  });

  it.each(textsOf(FULL))('a comparison of two versions shows a change of %s', (path, text) => {
    const contentOf = (data: ResumeData) => ({ title: '', templateKey: 'general' as const, data, jdText: '' });
    const changed = replaceText(FULL, path, `${text} changed`);
    const differences = compareContents(contentOf(FULL), contentOf(changed));
    expect(differences.map((difference) => path.startsWith(difference.path))).toContain(true);
  });

  it('the data embedded in exported files contains every text field', () => {
    expect(carriedResume(FULL, 'general').data).toEqual(FULL);
  });

  it('a round trip through JSON Resume keeps every text field', () => {
    const file = toJsonResume(FULL, { templateKey: 'general', updatedAt: '2026-01-02T03:04:05Z' });
    expect(importJsonResume(JSON.parse(JSON.stringify(file))).data).toEqual(FULL);
  });

  it("a JSON Resume file without the product's extension keeps every personal field", () => {
    const file = toJsonResume(FULL, { templateKey: 'general', updatedAt: '2026-01-02T03:04:05Z' });
    const written = { ...FULL.personal };
    for (const { key } of LINK_ROWS) written[key] = webHref(written[key])!;
    expect(importJsonResume(JSON.parse(JSON.stringify({ ...file, meta: {} }))).data.personal).toEqual(written);
  });

  it('a round trip through plain text keeps every personal field', () => {
    const page = renderText(composeDocument(FULL, 'general'));
    const shown = { ...FULL.personal };
    for (const { key } of LINK_ROWS) shown[key] = shownAddress(shown[key]);
    expect(importText(page).data.personal).toEqual(shown);
  });
});
