import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { composeDocument } from '@shortlist/shared/document/compose-document';
import { reportFields } from '@shortlist/shared/export/field-report';
import { layoutDocument } from '@shortlist/shared/layout/layout-document';
import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyResumeData,
  TEMPLATE_KEYS,
  type ResumeData,
  type TemplateKey,
} from '@shortlist/shared/resume/resume-data';
import { readDocxText } from '../read-back/read-docx.js';
import { loadFontBook } from '../fonts/fonts.js';
import { renderDocx } from './render-docx.js';

const resume: ResumeData = {
  ...emptyResumeData(),
  personal: {
    ...emptyResumeData().personal,
    fullName: 'Zoë Müller-Łukasik',
    jobTitle: 'Registered Nurse – Intensive Care',
    email: 'zoe@example.com',
    phone: '+44 20 7946 0123',
    location: 'Leeds, UK',
    linkedin: 'linkedin.com/in/zoe-example',
    portfolio: 'https://example.com/zoe?a=1&b=2',
  },
  summary: { text: 'Calm at 4 a.m., precise in the chart.\n\nUses SQL & “R” for audits.' },
  skills: ['SQL', 'Go', 'C++', 'PostgreSQL', 'Redis'],
  experience: [
    {
      ...emptyExperience(),
      role: 'Nurse',
      company: 'Delta Medical <ICU>',
      location: 'Leeds',
      startDate: '2020-03',
      current: true,
      bullets: ['Led the hand-over project.', 'Trained 11 nurses in SQL.'],
    },
    {
      ...emptyExperience(),
      role: 'Nurse',
      company: 'Delta Medical <ICU>',
      startDate: '2016',
      endDate: '2020-02',
      bullets: [],
    },
  ],
  education: [{ ...emptyEducation(), degree: 'BSc', school: 'City College', graduationDate: 'May 2016', gpa: '3.8' }],
  certifications: [
    {
      ...emptyCertification(),
      name: 'ACLS',
      issuer: 'Heart Association',
      year: '2024',
      number: '417',
      expires: '2026-02',
    },
  ],
  extras: {
    projects: [{ name: 'Quiet hours', description: '- Less noise\n- More sleep' }],
    awards: ['Preceptor of the Year'],
    volunteer: [{ role: 'Coach', organization: 'Club', startDate: '2018', endDate: '', description: 'Weekly.' }],
    languages: [{ name: 'Polish', level: 'Native' }],
  },
};

interface Parts {
  document: string;
  styles: string;
  numbering: string;
  relationships: string;
  all: Record<string, string>;
}

async function render(data: ResumeData, template: TemplateKey = 'general'): Promise<Parts> {
  const files = unzipSync(await renderDocx(composeDocument(data, template)));
  const all = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  return {
    document: all['word/document.xml'] ?? '',
    styles: all['word/styles.xml'] ?? '',
    numbering: all['word/numbering.xml'] ?? '',
    relationships: all['word/_rels/document.xml.rels'] ?? '',
    all,
  };
}

const values = (xml: string, pattern: RegExp): string[] => [...xml.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * The order of paragraph properties in CT_PPr (ECMA-376, part 1, 17.3.1.26). Word reports a file with any other order
 * as damaged.
 */
const PARAGRAPH_PROPERTIES =
  'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange'.split(
    ' ',
  );

function childNames(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name, selfClosing] of xml.matchAll(/<(\/?)w:(\w+)\b[^<>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else {
      if (depth === 0) names.push(name ?? '');
      if (!selfClosing) depth += 1;
    }
  }
  return names;
}

describe('renderDocx', () => {
  it.each(TEMPLATE_KEYS)('contains every field in reading order in the %s template', async (key) => {
    const bytes = await renderDocx(composeDocument(resume, key));
    const report = reportFields(resume, readDocxText(bytes));
    expect(report).toMatchObject({ missing: [], inOrder: true });
  });

  it('renders equal documents to identical bytes', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => renderDocx(composeDocument(resume, 'exec'))));
    expect(Buffer.compare(Buffer.from(one!), Buffer.from(other!))).toBe(0);
  });

  it('writes well-formed XML parts', async () => {
    const { all } = await render(resume, 'creative');
    const parts = Object.entries(all).filter(([path]) => !path.endsWith('.odttf'));
    for (const [path, xml] of parts) expect([path, XMLValidator.validate(xml)]).toEqual([path, true]);
  });

  it.each(TEMPLATE_KEYS)('writes paragraph properties in the order of the XML schema in %s', async (key) => {
    const { document, styles, numbering } = await render({ ...resume, settings: { locale: 'ar' } }, key);
    const properties = values(document + styles + numbering, /<w:pPr>(.*?)<\/w:pPr>/g);
    expect(properties.length).toBeGreaterThan(20);
    for (const each of properties) {
      const places = childNames(each).map((name) => PARAGRAPH_PROPERTIES.indexOf(name));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  it('defines each style in use exactly once', async () => {
    const { document, styles } = await render(resume);
    const defined = values(styles, /w:styleId="([^"]+)"/g);
    expect(new Set(defined).size).toBe(defined.length);
    const used = values(document + styles, /<w:(?:pStyle|rStyle|basedOn|next|link) w:val="([^"]+)"/g);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it("applies Word's own title and heading styles to the name, sections and entries", async () => {
    const { document } = await render(resume);
    expect(values(document, /<w:pStyle w:val="(Title|Heading\d)"/g).slice(0, 4)).toEqual([
      'Title',
      'Heading1',
      'Heading1',
      'Heading2',
    ]);
  });

  it('writes bullets as items of one list', async () => {
    const { document, numbering } = await render(resume);
    const [id, ...others] = new Set(values(document, /<w:numId w:val="(\d+)"/g));
    expect(others).toEqual([]);
    expect(numbering).toMatch(new RegExp(`<w:num w:numId="${id}"`));
    expect(values(document, /(<w:numPr>)/g)).toHaveLength(5);
    expect(document).not.toContain('•');
  });

  it('links each web or email address to its own target', async () => {
    const { document, relationships } = await render(resume);
    const ids = values(document, /<w:hyperlink [^>]*r:id="([^"]+)"/g);
    const targets = ids.map((id) => new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relationships)?.[1]);
    expect(targets).toEqual([
      'mailto:zoe@example.com',
      'tel:+442079460123',
      'https://linkedin.com/in/zoe-example',
      'https://example.com/zoe?a=1&amp;b=2',
    ]);
    for (const words of values(document, /<w:hyperlink [^>]*>(.*?)<\/w:hyperlink>/g)) expect(words).toMatch(/<w:t[ >]/);
  });

  it('uses the configured page size, and numbers all pages except the first', async () => {
    const { document, all } = await render({ ...resume, settings: { pageSize: 'a4' } });
    expect(document).toMatch(/<w:titlePg\/>/);
    expect(document).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(values(document, /<w:footerReference w:type="(\w+)"/g)).toEqual(['default']);
    const footer = all['word/footer1.xml'] ?? '';
    expect(values(footer, /<w:(?:t|instrText)\b[^<>]*>([^<]+)</g).join('')).toBe(
      'Zoë Müller-Łukasik – PAGE of NUMPAGES',
    );
  });

  it('keeps the paragraphs of a short entry together, but not with the next entry', async () => {
    const { document } = await render(resume);
    const paragraphs = values(document, /<w:p>(.*?)<\/w:p>/g);
    const keeps = (words: string) => /<w:keepNext\/>/.test(paragraphs.find((each) => each.includes(words)) ?? '');
    expect(keeps('Led the hand-over project.')).toBe(true);
    expect(keeps('Trained 11 nurses in SQL.')).toBe(false);
  });

  it('sets title, author and language, but no timestamp', async () => {
    const core = (await render({ ...resume, settings: { locale: 'pl' } })).all['docProps/core.xml'] ?? '';
    expect(core).toContain('<dc:title>Zoë Müller-Łukasik Resume</dc:title><dc:creator>Zoë Müller-Łukasik</dc:creator>');
    expect(core).toContain('<dc:language>pl</dc:language>');
    expect(core).not.toMatch(/created|modified</);
  });

  it('sets an East Asian and a right-to-left font in every style', async () => {
    const { styles } = await render({ ...resume, personal: { ...resume.personal, fullName: '山ノ下 澪' } });
    const fonts = values(styles, /(<w:rFonts [^>]*>)/g);
    expect(fonts.length).toBeGreaterThan(8);
    for (const each of fonts) expect(each).toMatch(/w:cs="Arial".*w:eastAsia="Yu Gothic"/);
  });

  it('removes characters that XML forbids', async () => {
    const data = { ...resume, summary: { text: 'A\u0000B\u000b C\ud800 D\uffff <b>&amp;</b> ]]>' } };
    const { document } = await render(data);
    expect(XMLValidator.validate(document)).toBe(true);
    expect(document).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u);
    expect(document).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt; ]]&gt;');
  });

  it('aligns right-to-left resumes to the right and puts Latin words in separate runs', async () => {
    const { document } = await render({
      ...resume,
      personal: { ...resume.personal, fullName: 'ليلى منصور' },
      summary: { text: 'نمذجة معلومات البناء (BIM) بواسطة Revit 2024.' },
      settings: { locale: 'ar' },
    });
    expect(values(document, /(<w:p>)/g).length).toBe(values(document, /(<w:bidi\/>)/g).length);
    const runs = values(document, /<w:r>(.*?)<\/w:r>/g);
    expect(runs.find((run) => run.includes('Revit'))).not.toContain('<w:rtl/>');
    expect(runs.find((run) => run.includes('ليلى'))).toContain('<w:rtl/>');
  });

  it('uses no tables, text boxes or pictures', async () => {
    for (const key of TEMPLATE_KEYS)
      expect((await render(resume, key)).document).not.toMatch(/<w:(?:tbl|txbxContent|pict)\b|<pic:/);
  });

  it('draws the creative template’s band from edge to edge as a decoration behind the text', async () => {
    const { document } = await render(resume, 'creative');
    const [shape = '', ...others] = values(document, /<w:drawing>(.*?)<\/w:drawing>/g);
    expect(others).toEqual([]);
    expect(shape).toMatch(/<wp:anchor [^>]*behindDoc="1"/);
    expect(shape).toMatch(/<adec:decorative [^>]*val="1"/);
    const [width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/
      .exec(shape)!
      .slice(1)
      .map((emus) => Number(emus) / 12_700);
    const { pages } = layoutDocument(composeDocument(resume, 'creative'), loadFontBook());
    expect(width).toBe(612);
    expect(Math.abs(height! - pages[0]!.shapes[0]!.height)).toBeLessThan(4);
    expect((await render(resume, 'general')).document).not.toContain('<w:drawing>');
  });

  it('omits the separator between contact details at a line break', async () => {
    const personal = { ...resume.personal, portfolio: `example.com/${'portfolio-'.repeat(4)}of-zoe` };
    for (const key of TEMPLATE_KEYS) {
      const { document } = await render({ ...resume, personal }, key);
      const contacts = values(document, /(<w:p>(?:(?!<\/w:p>).)*"Contacts".*?<\/w:p>)/g)[0] ?? '';
      const text = contacts.replaceAll('<w:br/>', '\n').replace(/<[^<>]*>/g, '');
      const lines = text.split('\n').map((line) => line.trim());
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter((line) => line.startsWith('|') || line.endsWith('|'))).toEqual([]);
    }
  });

  it('shrinks a long name to fit on one line', async () => {
    const fullName = 'Maximiliana Bartholomea Featherstonehaugh';
    const { document } = await render({ ...resume, personal: { ...resume.personal, fullName } }, 'creative');
    const name = values(document, /(<w:r>(?:(?!<\/w:r>).)*Featherstonehaugh.*?<\/w:r>)/g)[0] ?? '';
    expect(Number(/<w:sz w:val="(\d+)"/.exec(name)?.[1])).toBeLessThan(52);
  });

  it('renders an empty resume', async () => {
    expect(readDocxText(await renderDocx(composeDocument(emptyResumeData(), 'health')))).toBe('');
  });
});
