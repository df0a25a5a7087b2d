import { simpleFontBook } from '../../test/font-book.js';
import { sampleResume } from '../../test/sample-resume.js';
import { composeDocument } from '../document/compose-document.js';
import { emptyResumeData, TEMPLATE_KEYS, type ResumeData, type TemplateKey } from '../resume/resume-data.js';
import type { LaidOutDocument, Line } from './laid-out-document.js';
import { LayoutCache } from './layout-cache.js';
import { layoutDocument } from './layout-document.js';

const fonts = simpleFontBook();
const layout = (data: ResumeData, template: TemplateKey = 'general') =>
  layoutDocument(composeDocument(data, template), fonts);
const textOf = (line: Line) => line.runs.map((run) => run.text).join('');
const linesOf = (document: LaidOutDocument) => document.pages.flatMap((page) => page.lines);

const longResume = (jobs: number): ResumeData => {
  const data = sampleResume();
  data.experience = Array.from({ length: jobs }, (_, index) => ({
    ...data.experience[index % 2]!,
    role: `Role ${index}`,
  }));
  return data;
};

describe('layoutDocument', () => {
  it.each(TEMPLATE_KEYS)('matches the recorded layout of the sample in the %s template', (template) => {
    const document = layout(sampleResume(), template);
    const dump = document.pages.map((page, index) =>
      [
        `page ${index + 1}, ${page.shapes.length} shapes`,
        ...page.lines.map(
          (line) =>
            `${line.structure.padEnd(8)} ${line.top.toFixed(1)} ${line.runs.map((run) => `${run.x.toFixed(1)}:${run.text}`).join('¦')}`,
        ),
      ].join('\n'),
    );
    expect(dump.join('\n')).toMatchSnapshot();
  });

  it.each(TEMPLATE_KEYS)('keeps all text of the %s template within the margins', (template) => {
    const data = longResume(12);
    data.experience[0]!.bullets = [
      'x'.repeat(90),
      `${'Abstract'.repeat(12)}Beans and more words after it`,
      '很'.repeat(120),
    ];
    const composed = composeDocument(data, template);
    const { left, right, bottom } = composed.page.margin;
    for (const line of linesOf(layoutDocument(composed, fonts))) {
      for (const run of line.runs) {
        expect(run.x).toBeGreaterThanOrEqual(left - 0.1);
        expect(run.x + run.width).toBeLessThanOrEqual(composed.page.width - right + 0.5);
      }
      if (line.structure !== 'artifact')
        expect(line.top + line.height).toBeLessThanOrEqual(composed.page.height - bottom + 0.1);
    }
  });

  it('keeps the groups of a phone number in order in a right-to-left line', () => {
    const data = sampleResume();
    data.personal.phone = '+34 600 111 222';
    data.settings.locale = 'ar';
    const runs = linesOf(layout(data)).flatMap((line) => line.runs.filter(({ field }) => field === 'personal.phone'));
    const visual = [...runs].sort((a, b) => a.x - b.x).map(({ text }) => text);
    expect(visual.join('')).toBe('+34 600 111 222');
  });

  it('draws every word of the document', () => {
    const data = longResume(9);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    const set = linesOf(layout(data)).map(textOf).join(' ');
    for (const job of data.experience)
      for (const bullet of job.bullets) expect(words(set).join(' ')).toContain(words(bullet).join(' '));
  });

  it('never ends a page with a heading or with the title lines of an entry', () => {
    for (let jobs = 4; jobs < 24; jobs++) {
      const { pages } = layout(longResume(jobs), 'exec');
      for (const page of pages.slice(0, -1)) {
        const last = page.lines.filter((line) => line.structure !== 'artifact').at(-1)!;
        expect(['H1', 'H2', 'H3']).not.toContain(last.structure);
        expect(last.paragraph).not.toMatch(/^experience.*\.head\./);
      }
    }
  });

  it('keeps a short entry on one page and splits a long one between bullets', () => {
    const data = longResume(10);
    const pageOfJob = (document: LaidOutDocument, job: number) =>
      new Set(
        document.pages.flatMap((page, index) =>
          page.lines.some((line) => line.paragraph.startsWith(`experience.${job}.`)) ? [index] : [],
        ),
      );
    const kept = layout(data);
    for (let job = 0; job < 10; job++) expect(pageOfJob(kept, job).size).toBe(1);

    data.experience[0]!.bullets = Array.from({ length: 60 }, (_, index) => `Bullet number ${index} of a very long job`);
    expect(pageOfJob(layout(data), 0).size).toBeGreaterThan(1);
  });

  it('leaves at least two lines on each page when a paragraph is split', () => {
    const data = emptyResumeData();
    data.personal.fullName = 'Zoë';
    for (let sentences = 60; sentences < 90; sentences++) {
      data.summary.text = 'A sentence that goes on for about a line and then some more. '.repeat(sentences);
      const { pages } = layout(data);
      for (const page of pages) {
        const lines = page.lines.filter((line) => line.paragraph === 'summary.0');
        expect(lines.length).not.toBe(1);
      }
    }
  });

  it('labels every page after the first with the name and the page number', () => {
    const numbers = layout(longResume(20)).pages.map((page) =>
      page.lines.filter((line) => line.structure === 'artifact').map(textOf),
    );
    expect(numbers.slice(0, 3)).toEqual([[], ['Zoë Nguyễn-Łukasik – 2 of 3'], ['Zoë Nguyễn-Łukasik – 3 of 3']]);
  });

  it('breaks the contact details only between items and omits the separator at a line break', () => {
    const data = sampleResume();
    data.personal.portfolio = 'https://zoe.example.com/a/rather/long/portfolio/address';
    const contacts = linesOf(layout(data)).filter((line) => line.paragraph === 'header.2');
    expect(contacts.map(textOf)).toEqual([
      'zoe.lukasik@example.com | +1 (555) 013-4477 | Portland, OR | linkedin.com/in/zoe-lukasik-example',
      'zoe.example.com/a/rather/long/portfolio/address',
    ]);
  });

  it('shrinks a long name to one line and wraps a very long name', () => {
    const data = sampleResume();
    const namesOf = (fullName: string) => {
      data.personal.fullName = fullName;
      return linesOf(layout(data, 'exec')).filter((line) => line.structure === 'H1');
    };
    const [usual] = namesOf('Zoë Lukasik');
    const long = namesOf('Josephine Abara-Cruz-Lindqvist, BSN, RN, CCRN');
    expect(long).toHaveLength(1);
    expect(long[0]!.runs[0]!.size).toBeLessThan(usual!.runs[0]!.size);
    expect(namesOf('Josephine Abara-Cruz of the House of Many Very Long Names')).toHaveLength(2);
  });

  it('puts the dates after the second line of an employer name that needs two lines', () => {
    const data = sampleResume();
    data.experience[0]!.company = `Harbor Light Foods and ${'Everything on Wheels and '.repeat(4)}Company`;
    const head = linesOf(layout(data)).filter((line) => line.paragraph === 'experience.0.head.1');
    expect(head).toHaveLength(2);
    expect(textOf(head[1]!)).toMatch(/Portland, ORMar 2021 – Present$/);
  });

  it('leaves no single short word on the last line of a paragraph', () => {
    const data = sampleResume();
    for (let words = 14; words < 60; words++) {
      data.summary.text = `${'steady '.repeat(words)}hands`;
      const lines = linesOf(layout(data)).filter((line) => line.paragraph === 'summary.0');
      if (lines.length > 1) expect(textOf(lines.at(-1)!)).toContain(' ');
    }
  });

  it('keeps contact details and number ranges in order in a right-to-left line', () => {
    const data = sampleResume();
    data.settings.locale = 'he';
    data.summary.text = 'כיתות 4–9 בבית ספר';
    const lines = linesOf(layout(data));
    const contacts = lines.find((line) => line.paragraph === 'header.2')!;
    const at = (text: string) => contacts.runs.find((run) => run.text.includes(text))!.x;
    expect(at('zoe.lukasik@')).toBeGreaterThan(at('013-4477'));
    const range = lines.find((line) => line.paragraph === 'summary.0')!.runs.find((run) => run.text.includes('4–9'));
    expect(range?.direction).toBe('ltr');
  });

  it('does not break a URL', () => {
    const data = sampleResume();
    for (let padding = 1; padding < 40; padding++) {
      data.extras.projects[0]!.description = `${'word '.repeat(padding)}https://dock.example.com/board/of/docks end`;
      const lines = linesOf(layout(data)).map(textOf);
      expect(lines.some((line) => line.includes('https://dock.example.com/board/of/docks'))).toBe(true);
    }
  });

  it('draws scripts that the font lacks in a fallback face and reports undrawable characters', () => {
    const data = sampleResume();
    data.personal.fullName = '山ノ下 澪';
    data.personal.jobTitle = 'Scribe \u{12000}';
    const document = layout(data);
    expect(document.pages[0]!.lines[0]!.runs[0]!.face).toMatch(/^noto-(jp|sc)/);
    expect(document.undrawable).toEqual(['\u{12000}']);
  });

  it('lays out the same pages with and without a cache', () => {
    const cache = new LayoutCache();
    const data = longResume(8);
    for (const name of ['Z', 'Zo', 'Zoë', 'Zo']) {
      data.personal.fullName = name;
      data.experience[3]!.bullets[0] = `${name} led ${name.length} teams`;
      const composed = composeDocument(data, 'tech');
      expect(layoutDocument(composed, fonts, cache)).toEqual(layoutDocument(composed, fonts));
    }
  });

  it('lays an empty resume out as one empty page', () => {
    expect(layout(emptyResumeData()).pages).toEqual([{ shapes: [], lines: [] }]);
  });
});
