import { importFromLines } from '@shortlist/shared/import/formats/import-from-lines';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TEMPLATE_KEYS, type TemplateKey } from '@shortlist/shared/resume/resume-data';
import { makeFile } from '../export/render/make-file.js';
import { readPdfLines } from './pdf/read-pdf-lines.js';
import { readResume } from './reading/read-resume.js';

const DATA = readResumeData({
  personal: { fullName: 'Marisol Quintana', jobTitle: 'Registered Nurse', email: 'marisol@example.com' },
  experience: [
    {
      role: 'Charge Nurse',
      company: 'Saguaro Valley Hospital',
      startDate: 'Mar 2021',
      current: true,
      bullets: ['Led a team of 14 nurses through 210 arrivals a day.'],
    },
  ],
  certifications: [
    { name: 'RN License', issuer: 'Texas Board of Nursing', year: '2016', number: '812345', expires: 'Aug 2027' },
    { name: 'Basic Life Support', issuer: 'American Heart Association', year: '2024', expires: 'May 2026' },
    { name: 'Certified Emergency Nurse', issuer: 'Board of Certification for Emergency Nursing', number: 'CEN-20417' },
    { name: 'Notary Public', issuer: 'State of Arizona', year: '2020' },
  ],
});

const fileOf = async (format: 'pdf' | 'docx' | 'text' | 'json', templateKey: TemplateKey) =>
  (await makeFile({ data: DATA, templateKey, updatedAt: new Date(0) }, format)).bytes;

describe.each(TEMPLATE_KEYS)('certificates in the %s template', (templateKey) => {
  it.each(['pdf', 'docx', 'text', 'json'] as const)(
    'restores the certificate number and expiration date from a %s export',
    async (format) => {
      const { data } = await readResume({ bytes: await fileOf(format, templateKey) });
      expect(data.certifications).toEqual(DATA.certifications);
    },
  );

  it('reads certificates from the text of a PDF without embedded data', async () => {
    const { lines, hints } = await readPdfLines(Buffer.from(await fileOf('pdf', templateKey)), 5);
    expect(importFromLines(lines, hints).data.certifications).toEqual(DATA.certifications);
  });
});
