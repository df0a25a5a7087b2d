import fc from 'fast-check';
import { composeDocument } from '../document/compose-document.js';
import {
  emptyCertification,
  emptyEducation,
  emptyExperience,
  emptyResumeData,
  TEMPLATE_KEYS,
  type ResumeData,
} from '../resume/resume-data.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { expectedFields } from './expected-fields.js';
import { reportFields } from './field-report.js';
import { renderText } from './render-text.js';

const job = (part: Partial<ReturnType<typeof emptyExperience>>) => ({ ...emptyExperience(), bullets: [], ...part });
const resume = (part: Partial<ResumeData>): ResumeData => ({ ...emptyResumeData(), ...part });
const missing = (data: ResumeData, text: string) => reportFields(data, text).missing.map(({ path }) => path);

const nurse = resume({
  personal: {
    ...emptyResumeData().personal,
    fullName: 'Zoë Müller-Łukasik',
    jobTitle: 'Registered Nurse – Intensive Care',
    email: 'zoe@example.com',
    portfolio: 'https://www.example.com/zoe/',
  },
  summary: { text: 'Calm at 4 a.m., precise in the chart. Uses SQL for audits.' },
  skills: ['SQL', 'Go', 'C++', 'C#'],
  experience: [
    job({
      role: 'Nurse',
      company: 'Delta Medical',
      location: 'Leeds',
      startDate: '2020-03',
      current: true,
      bullets: ['Led the unit’s hand-over project.', 'Trained 11 nurses in Go and SQL.'],
    }),
    job({
      role: 'Nurse',
      company: 'Delta Medical',
      location: 'Leeds',
      startDate: '2016',
      endDate: '2020-02',
      bullets: ['Cared for 5 patients a shift.'],
    }),
  ],
  education: [
    { ...emptyEducation(), degree: 'BSc', school: 'City College', year: '2016', graduationDate: '2016-05', gpa: '3.8' },
  ],
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
});
const nurseText = renderText(composeDocument(nurse, 'general'));

describe('expectedFields', () => {
  it('lists visible fields, but not blank texts, hidden sections or the end date of a current job', () => {
    const data = resume({
      ...nurse,
      experience: [job({ role: 'Nurse', endDate: '2024', current: true, bullets: ['Led.', '  '] })],
      settings: { hiddenSections: ['skills', 'education', 'certifications'] },
    });
    expect(expectedFields(data).map(({ path }) => path)).toEqual([
      'personal.fullName',
      'personal.jobTitle',
      'personal.email',
      'personal.portfolio',
      'summary.text',
      'experience.0.role',
      'experience.0.bullets.0',
    ]);
  });

  it('expects the school year only once if the graduation date contains it', () => {
    expect(expectedFields(nurse).map(({ path }) => path)).not.toContain('education.0.year');
  });
});

describe('reportFields', () => {
  it.each(TEMPLATE_KEYS)('finds every field in order in the text of the %s template', (key) => {
    const report = reportFields(nurse, renderText(composeDocument(nurse, key)));
    expect(report).toMatchObject({ missing: [], inOrder: true, found: report.total });
  });

  it('lists the fields that are missing from a text', () => {
    expect(missing(nurse, nurseText.replace('Trained 11 nurses', 'Trained nurses'))).toEqual([
      'experience.0.bullets.1',
    ]);
    expect(reportFields(nurse, '')).toMatchObject({ found: 0, inOrder: true });
  });

  it('reports a repeated text as missing if the extracted text contains it only once', () => {
    const once = nurseText.replace('Delta Medical | Leeds | 2016', 'Leeds | 2016');
    expect(missing(nurse, once)).toEqual(['experience.1.company']);
  });

  it('assigns equal texts to the entries that they belong to', () => {
    const { fields } = reportFields(nurse, nurseText);
    const at = (path: string) => fields.find((field) => field.path === path)?.position ?? -1;
    expect(at('experience.0.company')).toBeLessThan(at('experience.0.bullets.0'));
    expect(at('experience.1.company')).toBeGreaterThan(at('experience.0.bullets.1'));
    expect(at('skills.0')).toBeGreaterThan(at('education.0.school'));
  });

  it('does not find a skill inside a word or a bullet', () => {
    const data = resume({ skills: ['Go', 'C'], experience: [job({ bullets: ['Moved Go services.'] })] });
    expect(missing(data, 'Google, Cobol\nMoved Go services.')).toEqual(['skills.0', 'skills.1']);
  });

  it.each([
    ['lines are wrapped anywhere', (text: string) => text.replaceAll(/ /g, '\n')],
    ['words lose their spaces', (text: string) => text.replaceAll(/ of | the /g, (word) => word.trim())],
    ['letters are decomposed', (text: string) => text.normalize('NFD')],
    ['a word is hyphenated at the line end', (text: string) => text.replace('patients', 'pa-\ntients')],
    ['the name is drawn in capitals', (text: string) => text.replace('Zoë Müller-Łukasik', 'ZOË MÜLLER-ŁUKASIK')],
    ['bullets are other signs', (text: string) => text.replaceAll('\n- ', '\n• ')],
    ['dates stay as typed', (text: string) => text.replace('Mar 2020', '2020-03')],
    ['a page number parts a bullet', (text: string) => text.replace('Trained 11', 'Trained\nPage 2\n11')],
  ])('finds every field even if %s', (_, change) => {
    const text = change(nurseText);
    expect(text).not.toBe(nurseText);
    expect(missing(nurse, text)).toEqual([]);
  });

  it('finds dates that a text extractor put between the two lines of a job title', () => {
    const role = 'Lead Writer, Content Designer and Conversational Interface Specialist';
    const data = resume({ experience: [job({ role, startDate: '2019', endDate: '2021' })] });
    expect(missing(data, 'Lead Writer, Content Designer and 2019 – 2021\nConversational Interface Specialist')).toEqual(
      [],
    );
  });

  it('does not find "Cost" in a longer word such as "Costly"', () => {
    const data = resume({ skills: ['Cost accounting'] });
    expect(missing(data, 'Cost\n4\naccounting')).toEqual([]);
    expect(missing(data, 'Costly, discounted, accounting')).toEqual(['skills.0']);
  });

  it('reports a field in a different case as missing, unless a template prints it in capitals', () => {
    expect(missing(nurse, nurseText.replace('Delta Medical', 'delta medical'))).toEqual(['experience.1.company']);
  });

  it('treats presentation forms, Kangxi radicals and digits of other scripts as plain characters', () => {
    const data = resume({ skills: ['سلام', '工作経験'], experience: [job({ startDate: '٢٠١٦' })] });
    expect(missing(data, '\ufeb3\ufefc\ufee1 ⼯作経験 2016')).toEqual([]);
  });

  it('detects bullets, entries and sections out of order', () => {
    const swapBullets = nurseText.replace(/(- Led.*\n)(- Trained.*\n)/, '$2$1');
    const swapEntries = nurseText.replace(/(Nurse\nD[^]*?SQL\.\n)\n(Nurse\nD[^]*?shift\.\n)/, '$2\n$1');
    const mixed = nurseText
      .replace('- Cared for 5 patients a shift.\n', '')
      .replace('3.8', '3.8\n- Cared for 5 patients a shift.');
    for (const text of [swapBullets, swapEntries, mixed]) {
      expect(text).not.toBe(nurseText);
      expect(reportFields(nurse, text)).toMatchObject({ missing: [], inOrder: false });
    }
  });

  it('matches thousands of equal bullets within the time limit', () => {
    const bullets = new Array<string>(60).fill('a');
    const data = resume({ experience: new Array(60).fill(job({ role: 'a', bullets })) });
    const report = reportFields(data, renderText(composeDocument(data, 'general')));
    expect(report).toMatchObject({ total: 3_660, found: 3_660, inOrder: true });
  });

  it('limits the search time in a text that repeats one letter between page footers', () => {
    for (const letter of ['a', 'あ']) {
      const long = letter.repeat(10_000);
      const data = resume({ experience: [job({ bullets: new Array<string>(40).fill(long) })] });
      const text = `${long.slice(0, 6_000)}\n2\n${long.slice(6_000)}\n`.repeat(40);
      expect(reportFields(data, text).total).toBe(40);
    }
  });

  it('finds every field of any resume in its plain text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
      fc.lorem(),
      fc.constantFrom(
        '“quoted” – dash…',
        '- bullet',
        '2020',
        'Mar 2021',
        'ﬁne',
        'سلام عليكم',
        '日本語「テスト」',
        'a\nb',
      ),
    );
    const texts = fc.array(text, { maxLength: 4 });
    const resumes = fc
      .record({
        personal: fc.record({
          fullName: text,
          jobTitle: text,
          email: text,
          phone: text,
          location: text,
          portfolio: text,
        }),
        summary: fc.record({ text }),
        skills: texts,
        experience: fc.array(
          fc.record({
            role: text,
            company: text,
            startDate: text,
            endDate: text,
            current: fc.boolean(),
            bullets: texts,
          }),
          { maxLength: 3 },
        ),
        education: fc.array(fc.record({ school: text, degree: text, year: text, graduationDate: text }), {
          maxLength: 2,
        }),
        extras: fc.record({
          awards: texts,
          projects: fc.array(fc.record({ name: text, description: text }), { maxLength: 2 }),
        }),
      })
      .map(readResumeData);
    fc.assert(
      fc.property(resumes, fc.constantFrom(...TEMPLATE_KEYS), (data, key) => {
        expect(missing(data, renderText(composeDocument(data, key)))).toEqual([]);
      }),
      { seed: 7 },
    );
  });
});
