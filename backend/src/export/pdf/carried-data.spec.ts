import { composeDocument } from '@shortlist/shared/document/compose-document';
import { carriedResume } from '@shortlist/shared/resume/carried-resume';
import { importOwnPdf } from '@shortlist/shared/import/formats/import-own-pdf';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';
import { deflateRawSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadFontBook } from '../fonts/fonts.js';
import { readPdfText } from '../read-back/read-pdf.js';
import { carriedProperty, readCarriedProperty } from './carried-data.js';
import { renderPdf } from './render-pdf.js';

const data = readResumeData({
  personal: {
    fullName: 'Zoë Nguyễn & <Ørsted>',
    jobTitle: 'مهندسة',
    email: 'zoe@example.com',
    portfolio: 'example.com/zoe',
  },
  summary: { text: 'First line.\n- typed bullet 🎉' },
  experience: [
    {
      role: 'リーダー',
      company: 'First & Sons',
      startDate: '08/2018',
      current: true,
      bullets: ['Cut costs – by 4 %.'],
    },
  ],
  education: [{ school: 'City', degree: 'BSc', year: '2016', graduationDate: 'May 2016' }],
  skills: ['C++', '.NET'],
  extras: { awards: ['A secret award'] },
  settings: { hiddenSections: ['awards'], accent: '#224466' },
});

async function xmpOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const { metadata } = (await (await task.promise).getMetadata()) as { metadata: { getRaw: () => string } };
  await task.destroy();
  return metadata.getRaw();
}

describe('carriedProperty', () => {
  it.each(TEMPLATE_KEYS)(
    'restores embedded resume data without loss and without changing the pages (%s)',
    async (template) => {
      const carried = carriedResume(data, template);
      const bytes = await renderPdf(layoutDocument(composeDocument(data, template), loadFontBook()), carried);
      const back = importOwnPdf(readCarriedProperty(await xmpOf(bytes)), await readPdfText(bytes));
      expect(back).toMatchObject({ data: carried.data, templateKey: template });
      expect(back?.data.settings).toEqual({ accent: '#224466' });
    },
  );

  it('omits hidden sections from the embedded data', async () => {
    const document = layoutDocument(composeDocument(data, 'general'), loadFontBook());
    const bytes = await renderPdf(document, carriedResume(data, 'general'));
    expect(JSON.stringify(readCarriedProperty(await xmpOf(bytes)))).not.toContain('secret');
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/EmbeddedFile');
  });

  it('resume data adds less than 4 KB to a two-page PDF', () => {
    const long = {
      ...data,
      experience: Array.from({ length: 6 }, (_, index) => ({
        ...data.experience[0]!,
        bullets: Array.from(
          { length: 6 },
          (__, at) => `Bullet ${index} ${at} says something of its own, ${index * 37 + at * 11} %, at some length.`,
        ),
      })),
    };
    expect(carriedProperty(carriedResume(long, 'general')).length).toBeLessThan(4 * 1024);
  });

  it('returns undefined for missing, damaged or oversized data', () => {
    const property = (packed: string) => `<shortlist:resume>${packed}</shortlist:resume>`;
    expect(readCarriedProperty('<x/>')).toBeUndefined();
    expect(readCarriedProperty('<shortlist:resume>')).toBeUndefined();
    expect(readCarriedProperty(property('!!!'))).toBeUndefined();
    expect(readCarriedProperty(property(deflateRawSync('no json').toString('base64')))).toBeUndefined();
    expect(
      readCarriedProperty(property(deflateRawSync(Buffer.alloc(3 * 1024 * 1024, 0x20)).toString('base64'))),
    ).toBeUndefined();
  });
});
