import { composeDocument } from '@shortlist/shared/document/compose-document';
import { carriedResume } from '@shortlist/shared/resume/carried-resume';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import { readResumeData } from '@shortlist/shared/resume/read-resume-data';
import {
  emptyExperience,
  emptyResumeData,
  TEMPLATE_KEYS,
  type ResumeData,
  type TemplateKey,
} from '@shortlist/shared/resume/resume-data';
import fc from 'fast-check';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadFontBook } from '../fonts/fonts.js';
import { readPdfText } from '../read-back/read-pdf.js';
import { renderPdf } from './render-pdf.js';

const job = (role: string, company: string, bullets: string[]) => ({
  ...emptyExperience(),
  role,
  company,
  location: 'Łódź',
  startDate: 'Mar 2019',
  endDate: 'Nov 2023',
  bullets,
});
const bullets = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `Bullet ${i + 1} cut costs by ${i + 3} % and says so at a length that takes a second line to finish its sentence properly, as people’s bullets do.`,
  );

const resume = (part: Partial<ResumeData> = {}): ResumeData => ({
  ...emptyResumeData(),
  personal: {
    ...emptyResumeData().personal,
    fullName: 'Zoë Nguyễn & Ørsted',
    jobTitle: 'Платформа Engineer',
    email: 'zoe@example.com',
    portfolio: 'https://example.com/zoe',
  },
  summary: { text: 'AVAIL Аvail: the first A is Latin, the second is not; “≥ 99,9 %” → €1.' },
  experience: [job('Lead', 'First & Sons', bullets(14)), job('Engineer', 'Second', bullets(14))],
  skills: ['C++', 'C#', '.NET'],
  ...part,
});

const layOut = (data: ResumeData, template: TemplateKey = 'general') =>
  layoutDocument(composeDocument(data, template), loadFontBook());
const render = (data: ResumeData, template: TemplateKey = 'general') =>
  renderPdf(layOut(data, template), carriedResume(data, template));
const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
const flat = (text: string) => text.replace(/\s+/g, ' ');

interface TreeNode {
  role?: string;
  type?: string;
  children?: TreeNode[];
}
/**
 * Counts the elements that have the given role and content on the page. The tree also contains elements of other pages.
 */
const count = (node: TreeNode, role: string): number =>
  (node.role === role && isOnPage(node) ? 1 : 0) +
  (node.children ?? []).reduce((sum, child) => sum + count(child, role), 0);
const isOnPage = (node: TreeNode): boolean => node.type !== undefined || (node.children ?? []).some(isOnPage);

describe('renderPdf', () => {
  it.each(TEMPLATE_KEYS)('contains every line in reading order (%s)', async (template) => {
    const document = layOut(resume(), template);
    const text = flat(await readPdfText(await renderPdf(document)));
    let at = 0;
    const content = document.pages.flatMap(({ lines }) => lines).filter(({ structure }) => structure !== 'artifact');
    for (const line of content) {
      const words = flat(line.runs.map((run) => run.text).join(' '))
        .normalize('NFKC')
        .trim();
      const found = text.replaceAll(' ', '').indexOf(words.replaceAll(' ', ''), at);
      expect({ words, isFound: found >= at }).toEqual({ words, isFound: true });
      at = found;
    }
  });

  it('separates the words of a line with spaces', async () => {
    const text = await readPdfText(await render(resume()));
    expect(text).toMatch(/• Bullet 1 cut costs by 3 % and/);
    expect(text).toMatch(/Łódź Mar 2019 – Nov 2023/);
  });

  it('keeps the original letters extractable even where a Latin and a Cyrillic letter share a shape', async () => {
    expect(await readPdfText(await render(resume()))).toContain('AVAIL Аvail');
  });

  it('writes a structure tree with headings, lists and links', async () => {
    const pdf = await open(await render(resume()));
    const pages = await Promise.all(
      Array.from(
        { length: pdf.numPages },
        async (_, i) => (await (await pdf.getPage(i + 1)).getStructTree()) as TreeNode,
      ),
    );
    const total = (role: string) => pages.reduce((sum, page) => sum + count(page, role), 0);
    expect(total('H1')).toBe(1);
    expect(total('H2')).toBe(3);
    expect(total('LI')).toBe(28);
    expect(total('Lbl')).toBe(28);
    expect(total('Link')).toBe(2);
  });

  it('writes links with a description of the target', async () => {
    const page = await (await open(await render(resume()))).getPage(1);
    const links = (await page.getAnnotations()) as { url: string; contentsObj: { str: string } }[];
    expect(links.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
      ['mailto:zoe@example.com', 'zoe@example.com'],
      ['https://example.com/zoe', expect.stringContaining('example.com/zoe')],
    ]);
  });

  it('sets title, author and language, and displays the title', async () => {
    const bytes = await render(resume());
    const pdf = await open(bytes);
    expect(Buffer.from(bytes).includes('/Marked true')).toBe(true);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Zoë Nguyễn & Ørsted Resume',
      Author: 'Zoë Nguyễn & Ørsted',
      Language: 'en',
      PDFFormatVersion: '1.7',
    });
    expect(metadata?.get('dc:title')).toBe('Zoë Nguyễn & Ørsted Resume');
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  });

  it('sets the text color on every page', async () => {
    const document = layOut(resume());
    const pdf = await open(
      await renderPdf({ ...document, pages: document.pages.map((page) => ({ ...page, shapes: [] })) }),
    );
    for (let number = 1; number <= pdf.numPages; number++) {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
      const colour = fnArray.indexOf(OPS.setFillRGBColor);
      expect(colour).toBeGreaterThanOrEqual(0);
      expect(colour).toBeLessThan(fnArray.indexOf(OPS.showText));
    }
  });

  it('renders equal resumes to identical bytes', async () => {
    expect(Buffer.compare(await render(resume()), await render(resume()))).toBe(0);
  });

  it('writes at most 45 KB for a PDF of two pages', async () => {
    const document = layOut(resume());
    expect(document.pages).toHaveLength(2);
    expect((await render(resume())).length).toBeLessThanOrEqual(45 * 1024);
  });

  it.each([
    ['Arabic', 'مهندسة مدنية (أولى) بخبرة ١٦ عامًا'],
    ['Persian', 'برنامه‌نویس ارشد می‌نویسد'],
    ['Hebrew', 'מנהלת פרויקטים (בכירה) בירושלים'],
    ['Hindi', 'क्षेत्रीय कार्यक्रम प्रबंधक और शिक्षिका'],
    ['Bengali', 'কোম্পানির ব্যবস্থাপক এবং শিক্ষক'],
    ['Tamil', 'மென்பொருள் பொறியாளர்'],
    ['Thai', 'ผู้จัดการโครงการน้ำดื่ม'],
    ['Gujarati', 'શ્રી ગુજરાતી સોફ્ટવેર ઇજનેર'],
    ['Punjabi', 'ਪੰਜਾਬੀ ਪ੍ਰਬੰਧਕ ਸਿੰਘ'],
    ['Telugu', 'శ్రీ కృష్ణ సాఫ్ట్‌వేర్ ఇంజనీరు'],
    ['Kannada', 'ಶ್ರೀ ಕೃಷ್ಣ ಕಾರ್ಯ ಸಾಫ್ಟ್‌ವೇರ್'],
    ['Malayalam', 'ശ്രീ കൃഷ്ണൻ സോഫ്റ്റ്‌വെയർ'],
    ['Sinhala', 'ශ්‍රී ලංකා මෘදුකාංග ඉංජිනේරු'],
    ['Lao', 'ຜູ້ຈັດການໂຄງການ'],
    ['Khmer', 'វិស្វករកម្មវិធី ភ្នំពេញ'],
    ['Burmese', 'ဆော့ဖ်ဝဲ အင်ဂျင်နီယာ မြန်မာ'],
    ['Amharic', 'ሶፍትዌር መሐንዲስ'],
    ['Georgian', 'პროგრამული უზრუნველყოფა'],
    ['Armenian', 'Ծրագրային ապահովում'],
    ['Greek', 'Μηχανικός λογισμικού'],
    ['Japanese', '𠮷野家の品質管理マネージャー'],
    ['Chinese', '高级软件工程师，負責臺灣市場'],
    ['Korean', '소프트웨어 엔지니어 김민준'],
    ['emoji', 'Shipped 🎉 with 👩🏽‍💻 and 🇮🇪'],
    ['symbols', 'α ∈ ℝ, ∑ ≤ ∞ ★ ✓ ⌘'],
  ])('writes %s text that can be extracted', async (_, text) => {
    const data = resume({ summary: { text } });
    const document = layOut(data);
    expect(document.undrawable).toEqual([]);
    expect(flat(await readPdfText(await renderPdf(document)))).toContain(text.normalize('NFKC'));
  });

  it('renders arbitrary strings', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(text, text, fc.array(text, { maxLength: 5 }), async (fullName, company, lines) => {
        const personal = { ...emptyResumeData().personal, fullName };
        const data = readResumeData({ personal, experience: [{ role: 'Lead', company, bullets: lines }] });
        expect((await render(data, 'tech')).length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('rejects a text with a character that its font face lacks', async () => {
    const document = layOut(resume());
    const [run] = document.pages[0]?.lines[0]?.runs ?? [];
    if (!run) throw new Error('the sample has no text');
    run.text = '中文';
    await expect(renderPdf(document)).rejects.toThrow('U+4E2D');
  });
});
