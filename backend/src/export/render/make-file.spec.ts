import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { sampleResumes } from '../../../test/support/sample-resumes.js';
import { makeFile } from './make-file.js';

describe.each(['pdf', 'docx', 'text'] as const)('makeFile as %s', (format) => {
  it.each(TEMPLATE_KEYS)('makes a file that contains every field in order, in the %s template', async (templateKey) => {
    for (const { name, data } of sampleResumes) {
      const { report } = await makeFile({ data: readResumeData(data), templateKey, updatedAt: new Date(0) }, format);
      expect({ name, missing: report.missing, inOrder: report.inOrder }).toEqual({ name, missing: [], inOrder: true });
    }
  });

  it.each([
    ['hundreds of marks on one letter', `Z${'\u0301'.repeat(290)}`, 'a\u0300\u0301\u0302'.repeat(2_000)],
    ['words longer than a line', 'W'.repeat(300), 'x'.repeat(9_000)],
    ['emoji of several parts', '👩‍👩‍👧‍👦👍🏽🇮🇪', '👩🏽‍🚀 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿 '.repeat(100)],
    ['both directions in one line', 'ליאור כהן (CPA)', 'שלום world (abc) 123 '.repeat(80)],
    ['a script without spaces', 'สมชาย ใจดี', 'ผู้จัดการฝ่ายปฏิบัติการที่มีประสบการณ์ด้านโลจิสติกส์'.repeat(10)],
  ])('makes a file that contains %s as extractable text', async (_, fullName, text) => {
    const data = readResumeData({ personal: { fullName }, summary: { text } });
    for (const templateKey of TEMPLATE_KEYS) {
      const { report } = await makeFile({ data, templateKey, updatedAt: new Date(0) }, format);
      expect(report.missing).toEqual([]);
    }
  });
});

it('makeFile writes a bullet across two pages so that it is extracted as one line', async () => {
  const bullets = Array.from({ length: 60 }, (_, index) => `Led migration ${index} of services. `.repeat(9));
  const data = readResumeData({
    experience: Array.from({ length: 6 }, (_, job) => ({ role: `Role ${job}`, bullets })),
  });
  const { report } = await makeFile({ data, templateKey: 'general', updatedAt: new Date(0) }, 'pdf');
  expect(report.missing).toEqual([]);
});

it('makeFile reports a field with characters that no font contains', async () => {
  const data = readResumeData({ personal: { fullName: 'Ada Lovelace', jobTitle: 'Scribe \u{12000}' } });
  const { report } = await makeFile({ data, templateKey: 'general', updatedAt: new Date(0) }, 'pdf');
  expect(report.missing.map(({ path }) => path)).toEqual(['personal.jobTitle']);
});
