import * as fc from 'fast-check';
import { COMPILED_SKILLS, skillDictionary } from '../../test/skill-dictionary.js';
import { extractKeywords } from './extract-keywords.js';

const read = (text: string) => extractKeywords(text, skillDictionary);
const textsOf = (text: string, kind: string) =>
  read(text)
    .terms.filter((term) => term.kind === kind)
    .map((term) => term.text)
    .sort();
const hard = (...lines: string[]) => textsOf(`Job\n\nRequirements\n${lines.join('\n')}`, 'hard');

it('knows well over 8,000 skills', () => {
  expect(COMPILED_SKILLS.split('\n').filter((line) => line.startsWith('h\t')).length).toBeGreaterThan(8_000);
});

describe('names with signs', () => {
  it.each([
    ['C++, C# and .NET', ['.NET', 'C#', 'C++']],
    ['Node.js or ASP.NET', ['ASP.NET', 'Node.js']],
    ['CI/CD, A/B testing', ['A/B testing', 'CI/CD']],
    ['R, Python and SQL', ['Python', 'R', 'SQL']],
    ['Go or Rust', ['Go', 'Rust']],
    ['Experience with Excel and AutoCAD', ['AutoCAD', 'Excel']],
  ])('stand as they are: %s', (line, expected) => {
    expect(hard(`- ${line}`)).toEqual([...expected].sort());
  });

  it.each([
    'You go the extra mile and excel at what you do.',
    'Go with us to the next level.',
    'Excel in a fast-paced environment.',
    'R. Miller will answer your questions.',
    'You rest well and react calmly.',
  ])('are not seen in everyday words: %s', (line) => {
    expect(hard(`- ${line}`)).toEqual([]);
  });
});

describe('what is not asked for', () => {
  it.each([
    'You do not need Java.',
    'No knowledge of SAP is required.',
    'Python runs our data science team next door.',
    'Payroll is handled by our accountants.',
    'No Photoshop either.',
    'We do not mind whether you have used AutoCAD.',
  ])('is left out: %s', (line) => {
    expect(hard(line)).toEqual([]);
  });

  it('is told apart from what is only welcome', () => {
    const { terms } = read('Job\n\nRequirements\n- Docker\n- Kubernetes is not required, but a plus');
    expect(terms.map(({ text, zone }) => [text, zone])).toEqual([
      ['Docker', 'must'],
      ['Kubernetes', 'nice'],
    ]);
  });
});

it('leaves out the employer, benefits, pay, equal treatment and applying', () => {
  const text = `Nurse

About us
Acme makes Photoshop plugins in Boston.

Requirements
- ACLS and wound care

Benefits
- Dental insurance, counseling and Spanish lessons

Equal opportunity
We welcome everybody, also with sign language.`;
  expect(textsOf(text, 'hard')).toEqual(['wound care']);
  expect(textsOf(text, 'certificate')).toEqual(['ACLS']);
});

it('tells soft skills, certificates, the degree and the years apart', () => {
  const { terms, years, degree, title } = read(`Staff Accountant

What you need
- Bachelor's degree in Accounting
- At least three years of experience in month-end close
- CPA
- Attention to detail and teamwork`);
  const of = (kind: string) => terms.filter((term) => term.kind === kind).map(({ text }) => text);
  expect(of('hard')).toEqual(['month-end close']);
  expect(of('certificate')).toEqual(['CPA']);
  expect(of('soft').sort()).toEqual(['Attention to detail', 'teamwork']);
  expect({ years, degree, title }).toEqual({
    years: 3,
    degree: "Bachelor's degree in Accounting",
    title: 'Staff Accountant',
  });
});

it('puts what must be before what would be nice, and shows where it was said', () => {
  const { terms } = read('Job\n\nNice to have\n- Terraform\n\nRequirements\n- Solid Kubernetes in production');
  expect(terms.map(({ text }) => text)).toEqual(['Kubernetes', 'Terraform']);
  expect(terms[0]!.snippet).toBe('Solid Kubernetes in production');
});

it('gives the other names of a skill, by which a résumé may have it', () => {
  const [term] = read('Job\n\nRequirements\n- EHR').terms;
  expect(term).toMatchObject({
    text: 'EHR',
    aliases: expect.arrayContaining(['electronic health records']) as string[],
  });
});

it('offers unknown terms at half the weight, and at most 25', () => {
  const made = Array.from({ length: 40 }, (_, index) => `Zq${String.fromCharCode(65 + (index % 26))}ware${index}X`);
  const { terms } = read(`Job\n\nRequirements\n- ${made.join(', ')}\n- Docker`);
  const unknown = terms.filter(({ known }) => !known);
  expect(unknown).toHaveLength(25);
  expect(Math.max(...unknown.map(({ importance }) => importance))).toBeLessThan(0.6);
});

describe('whatever the text', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'Requirements',
      'Nice to have:',
      'Benefits',
      'C++',
      '.NET',
      'R',
      'Go',
      'not',
      'need',
      '\n',
      '- ',
      '•',
      'experience with',
      'and',
      ',',
      'Excel',
      'sepsis',
      'degree in',
      '5+ years',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const text = fc.array(word, { maxLength: 80 }).map((words) => words.join(' '));

  it('every term stands so in the text, and its importance is between 0 and 1', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const term of read(given).terms) {
          expect(given).toContain(term.text);
          expect(term.importance).toBeGreaterThanOrEqual(0);
          expect(term.importance).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it.each([
    ['commas', ','.repeat(20_000)],
    ['one word', 'a'.repeat(20_000)],
    ['capitals', 'A.B-C/ '.repeat(3_000)],
    ['spaces', ' '.repeat(20_000)],
    ['openers', 'experience with '.repeat(1_300)],
    ['negations', 'not do '.repeat(3_000)],
    ['line breaks', '\n'.repeat(20_000)],
    ['colons', 'a: '.repeat(7_000)],
    ['years', '5 years '.repeat(2_500)],
    ['teams', 'our team of our '.repeat(1_300)],
  ])('20,000 characters of %s are read in a moment', (_, given) => {
    const before = performance.now();
    read(given);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
