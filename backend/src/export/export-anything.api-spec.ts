import type { ExportReport } from '@shortlist/shared/contract/export';
import { LIMITS, TEMPLATE_KEYS, emptyExperience } from '@shortlist/shared/resume/resume-data';
import { startApp, withoutWriteLimits, type TestApp } from '../../test/support/app.js';
import { ADA, bytes, givenPerson, givenPlan, givenResume, type Person } from '../../test/support/given.js';
import { sampleResumes } from '../../test/support/sample-resumes.js';

const job = { ...emptyExperience(), role: 'Clerk', company: 'Office', startDate: '2020', endDate: '2021' };
const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Unusual resume contents that the API accepts, by test case. */
const STRANGE: Record<string, object> = {
  'words of ninety letters': {
    ...ADA,
    summary: { text: `${'w'.repeat(90)} ${'ы'.repeat(90)}` },
    experience: [{ ...job, role: 'R'.repeat(90), company: 'C'.repeat(90), bullets: ['b'.repeat(90)] }],
  },
  emoji: { ...ADA, personal: { fullName: 'Ada 👩‍💻🏳️‍🌈' }, skills: ['🚀', '👨‍👩‍👧‍👦', '❤️'], summary: { text: '🇫🇷🇩🇪 flags' } },
  'a name from right to left': {
    ...ADA,
    personal: { fullName: 'محمد بن عبد الله', jobTitle: 'מהנדס תוכנה', location: 'القاهرة' },
    summary: { text: 'خبرة 10 سنوات in software (C++)' },
  },
  'many scripts': {
    ...ADA,
    personal: { fullName: 'Nguyễn Ψυχή Жанна 山田太郎 김민준 สมชาย अमित' },
    skills: ['Ελληνικά', 'Русский', '日本語', '한국어', 'ไทย', 'हिन्दी', 'አማርኛ', 'ქართული', '𝒜𝒷𝒸', '☃'],
  },
  'invisible characters': {
    ...ADA,
    personal: { fullName: 'A\u200b\u200d\u00ad\ufeffda\u202e\u2066' },
    skills: ['\u200b', ' '],
  },
  'marks without letters': { ...ADA, personal: { fullName: `Z${'\u0301'.repeat(60)}oe` }, skills: ['\u0301'] },
  'text that looks like mark-up': {
    ...ADA,
    personal: { fullName: '<script>alert(1)</script>', jobTitle: '&amp; ]]> <w:p/>' },
    summary: { text: '%PDF-1.7 (\\) << >> endobj' },
    skills: ['{{x}}', '${y}', '</w:t>', "'; DROP TABLE resumes; --"],
  },
  'only blanks': {
    personal: { fullName: ' ' },
    summary: { text: '\n\n' },
    skills: [' '],
    experience: [{ bullets: ['', ' '] }],
  },
  'dates that are none': { ...ADA, experience: [{ ...job, startDate: '99/99/9999', endDate: 'soon', bullets: ['x'] }] },
  'every section hidden': {
    ...ADA,
    settings: { hiddenSections: ['summary', 'experience', 'skills', 'education'], sectionOrder: ['skills', 'skills'] },
  },
  'strange settings': {
    ...ADA,
    settings: { locale: 'xx-YYYY', accent: '#ffffff', fontScale: 1.2, density: 'compact', pageSize: 'a4' },
  },
};

/** The largest content that fits into the request limit of 512 KB. */
const LARGEST = {
  ...ADA,
  summary: { text: long('A very long summary. ', LIMITS.textLength) },
  experience: Array(LIMITS.entriesPerList).fill({
    ...job,
    bullets: Array(40).fill(long('Moved a paper to another desk. ', 120)),
  }),
  skills: Array.from({ length: LIMITS.entriesPerList }, (_, index) => `Skill ${index} ${long('x', 60)}`),
};

describe('every storable resume can be exported', () => {
  let api: TestApp;
  let ada: Person;
  beforeAll(async () => {
    api = await startApp({ worker: true, override: withoutWriteLimits });
    ada = await givenPerson(api);
    await givenPlan(api, ada);
  });
  afterAll(() => api.close());
  // The tests render more files than the limits allow one account, so reset the limits before each test.
  beforeEach(() => api.database.query('DELETE FROM sign_in_attempts'));

  const takeAway = async (data: unknown, templateKey: string, formats: string[]): Promise<ExportReport[]> => {
    const { id } = await givenResume(ada, { data, templateKey });
    const reports: ExportReport[] = [];
    for (const format of formats) {
      const answer = await ada.browser.get(`/api/export/${format}/${id}`).buffer(true).parse(bytes);
      expect([format, answer.status]).toEqual([format, 200]);
      reports.push((await ada.browser.get(`/api/export/${format}/${id}/report`).expect(200)).body as ExportReport);
    }
    await ada.browser.delete(`/api/resumes/${id}`).expect(204);
    return reports;
  };

  it.each(Object.entries(STRANGE))('exports a resume with %s', async (_, data) => {
    for (const templateKey of TEMPLATE_KEYS) await takeAway(data, templateKey, ['pdf', 'docx', 'text', 'json']);
  });

  it('exports the largest resume that is allowed', async () => {
    await takeAway(LARGEST, 'general', ['pdf', 'docx', 'text', 'json']);
  });

  it.each(sampleResumes)('exports $name with every field in order in every format', async ({ data }) => {
    for (const templateKey of TEMPLATE_KEYS) {
      for (const report of await takeAway(data, templateKey, ['pdf', 'docx', 'text'])) {
        const { format, missing, inOrder } = report;
        expect({ templateKey, format, missing, inOrder }).toEqual({
          templateKey,
          format,
          missing: [],
          inOrder: true,
        });
      }
    }
  });
});
