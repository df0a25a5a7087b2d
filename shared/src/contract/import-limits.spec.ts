import fc from 'fast-check';
import { importFromLines } from '../import/formats/import-from-lines.js';
import { importJsonResume } from '../import/formats/import-json-resume.js';
import { importLinkedIn } from '../import/formats/import-linkedin.js';
import { importOwnPdf } from '../import/formats/import-own-pdf.js';
import { importText } from '../import/formats/import-text.js';
import type { ImportedResume } from '../import/result/imported-resume.js';
import type { SourceLine } from '../import/lines/source-line.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { importResult } from './import.js';

/**
 * Asserts that an imported resume meets the limits of the API, because the code that saves the resume relies on these
 * limits.
 */
function expectUsable(result: ImportedResume): void {
  expect(importResult.parse(result)).toEqual(result);
  expect(readResumeData(result.data)).toEqual(result.data);
}

const word = fc.constantFrom(
  'Experience',
  'EDUCATION',
  'Skills:',
  'Work Experience',
  'Languages',
  'Jan 2020',
  '2019 – Present',
  '2015-2018',
  '•',
  '-',
  '|',
  '\t',
  '    ',
  'Engineer',
  'Acme Inc.',
  'University of Leeds',
  'BSc',
  'Leeds, UK',
  'ana@example.com',
  '+44 7700 900123',
  'https://x.example',
  '(',
  ')',
  'GPA: 3.8',
  '経験',
  '株式会社',
  '2019年4月',
  'الخبرة',
  'مهندسة',
  'javascript:alert(1)',
  '\u0000',
  '\ud800',
  'ﬁ',
  '🎉',
  'Résumé',
);
const textLine = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, fc.string({ unit: 'binary' })), { maxLength: 8 })
  .map((words) => words.join(' '));
const number = fc.oneof(fc.double({ min: -50, max: 900 }), fc.constantFrom(0, NaN, Infinity, -1e9));
const sourceLine: fc.Arbitrary<SourceLine> = fc.record(
  {
    text: textLine,
    page: fc.integer({ min: 1, max: 3 }),
    x: number,
    y: number,
    width: number,
    size: number,
    bold: fc.boolean(),
    italic: fc.boolean(),
    spans: fc.array(
      fc.record(
        {
          text: textLine,
          x: number,
          width: number,
          size: number,
          bold: fc.boolean(),
          italic: fc.boolean(),
          link: textLine,
        },
        { requiredKeys: ['text', 'x', 'width', 'size', 'bold'] },
      ),
      { maxLength: 4 },
    ),
    listMarker: fc.constant('•'),
    headingLevel: fc.integer({ min: 0, max: 4 }),
    link: textLine,
    wholeParagraph: fc.constant(true as const),
    artifact: fc.constant(true as const),
  },
  { requiredKeys: ['text', 'page', 'x', 'y', 'width', 'size', 'bold'] },
);

describe('every import', () => {
  it('turns arbitrary lines into content that the API accepts', () => {
    fc.assert(
      fc.property(fc.array(sourceLine, { maxLength: 40 }), (lines) =>
        expectUsable(importFromLines(lines, { source: 'pdf' })),
      ),
      { numRuns: 300 },
    );
  });

  it('turns arbitrary text into content that the API accepts', () => {
    fc.assert(
      fc.property(fc.array(textLine, { maxLength: 60 }), (lines) => expectUsable(importText(lines.join('\n')))),
      { numRuns: 300 },
    );
  });

  it('turns arbitrary JSON into content that the API accepts', () => {
    const key = fc.constantFrom(
      'basics',
      'work',
      'education',
      'skills',
      'meta',
      'shortlist',
      'unmapped',
      'settings',
      'name',
      'highlights',
      'endDate',
      'profiles',
      '__proto__',
      'experience.0.current',
      'personal.toString',
    );
    const { document } = fc.letrec((tie) => ({
      document: fc.oneof(
        { maxDepth: 6 },
        textLine,
        fc.double(),
        fc.constantFrom(null, true),
        fc.array(tie('document'), { maxLength: 4 }),
        fc.dictionary(key, tie('document'), { maxKeys: 6 }),
      ),
    }));
    fc.assert(
      fc.property(document, (value) => {
        expectUsable(importJsonResume(value));
        const own = importOwnPdf({ data: value, templateKey: value }, 'Ana Ruiz');
        if (own) expectUsable(own);
      }),
      { numRuns: 300 },
    );
  });

  it('turns arbitrary tables into content that the API accepts', () => {
    const column = fc.constantFrom(
      'First Name',
      'Title',
      'Description',
      'Started On',
      'Name',
      'Url',
      'Company Name',
      'Websites',
      'Number',
    );
    const table = fc.array(fc.dictionary(column, textLine), { maxLength: 70 });
    const name = fc.constantFrom(
      'Profile.csv',
      'Positions',
      'education.csv',
      'Skills.csv',
      'Honors.csv',
      'Certifications.csv',
      'Courses.csv',
    );
    fc.assert(
      fc.property(fc.dictionary(name, table), (tables) => expectUsable(importLinkedIn(tables))),
      { numRuns: 100 },
    );
  });

  it('cuts content only where it exceeds the limits, and adds a note about each cut', () => {
    const bullets = Array.from({ length: 80 }, (_, index) => `- bullet number ${index}`);
    const { data, report } = importText(
      ['Ana Ruiz', '', 'EXPERIENCE', 'Engineer, Acme Inc. | 2019 – 2020', ...bullets].join('\n'),
    );
    expect(data.experience[0]?.bullets).toHaveLength(60);
    expect(report.notes).toContainEqual({
      message: 'Only the first 60 of 80 entries were imported.',
      path: 'experience.0.bullets',
    });
    expect(report.notUnderstood.map(({ text }) => text).join('\n')).toContain('bullet number 79');
  });

  it('drops a URL with a script scheme', () => {
    const { data, report } = importJsonResume({ basics: { name: 'Ana', url: 'javascript:alert(1)' } });
    expect(data.personal.portfolio).toBe('');
    expect(report.notUnderstood.map(({ text }) => text)).toContain('javascript:alert(1)');
  });

  it.each([
    ['one endless word', 'a'.repeat(200_000)],
    ['one endless line', 'word '.repeat(40_000)],
    ['commas', ','.repeat(200_000)],
    ['brackets', '('.repeat(200_000)],
    ['bars', '| '.repeat(100_000)],
    ['a hundred thousand lines', 'a\n'.repeat(100_000)],
    ['headings', 'Experience\n'.repeat(18_000)],
    ['dates', '2019 – 2020\n'.repeat(16_000)],
    ['a year without end', `Experience\n${'2019-'.repeat(39_000)}`],
    ['skills', `Skills\n${'a(, '.repeat(49_000)}`],
    ['mail addresses', 'a@b.'.repeat(50_000)],
    ['spaces', `a${' '.repeat(199_000)}b`],
    ['digits', '1 '.repeat(100_000)],
    ['spaced letters', `${'E X P '.repeat(8)}\n`.repeat(4_000)],
    ['dashed lines', `${'Acme – '.repeat(40)}2019\n`.repeat(700)],
  ])('imports %s within the time limit', (_, text) => {
    const before = process.cpuUsage();
    expectUsable(importText(`Ana Ruiz\n\nExperience\n${text}`.slice(0, 200_000)));
    // CPU time of this process in microseconds. Elapsed time would depend on other processes.
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
  });
});
