import fc from 'fast-check';
import { compareContents } from './compare-contents.js';
import type { ComparedContent } from './compare-contents.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { TEMPLATE_KEYS } from '../resume/resume-data.js';

const content = (data: object = {}, rest: Partial<ComparedContent> = {}): ComparedContent => ({
  title: 'Resume',
  templateKey: 'general',
  data: readResumeData(data),
  jdText: '',
  ...rest,
});

const differencesOf = (before: ComparedContent, after: ComparedContent): string[] =>
  compareContents(before, after).map((difference) =>
    [difference.kind, difference.label, '|', difference.before ?? '', '→', difference.after ?? ''].join(' '),
  );

const NURSE = { role: 'Nurse', company: "St. Vincent's", startDate: 'Mar 2021', current: true };
const AIDE = { role: 'Care aide', company: 'Sunrise Home', startDate: '2018', endDate: '2021' };
const CLERK = { role: 'Clerk', company: 'City of Dayton', startDate: '2016', endDate: '2018' };

describe('compareContents', () => {
  it('uses the same field labels as the form', () => {
    expect(
      differencesOf(
        content({ personal: { phone: '1' }, experience: [AIDE, NURSE] }),
        content({ personal: { phone: '2', email: 'a@b.c' }, experience: [AIDE, { ...NURSE, startDate: 'Apr 2021' }] }),
      ),
    ).toEqual([
      'added Email |  → a@b.c',
      'changed Phone | 1 → 2',
      "changed Job 2 at St. Vincent's: start date | Mar 2021 → Apr 2021",
    ]);
  });

  it('returns the path of each changed field', () => {
    const paths = compareContents(
      content({ experience: [NURSE], extras: { languages: ['German'] } }),
      content({ experience: [CLERK, { ...NURSE, bullets: ['', 'New'] }], extras: { languages: [] } }),
    ).map(({ part, path }) => [part, path]);
    expect(paths).toEqual([
      ['experience', 'experience.0'],
      ['experience', 'experience.1.bullets.1'],
      ['languages', 'extras.languages.0'],
    ]);
  });

  it('reports an added or removed entry as one difference', () => {
    const job = { ...NURSE, bullets: ['Led nights', ''] };
    const entry = "Nurse · St. Vincent's · Mar 2021 · Present\n• Led nights";
    expect(differencesOf(content(), content({ experience: [job] }))).toEqual([
      `added Job 1 at St. Vincent's |  → ${entry}`,
    ]);
    expect(differencesOf(content({ experience: [job] }), content())).toEqual([
      `removed Job 1 at St. Vincent's | ${entry} → `,
    ]);
  });

  it('reports an entry in a new position as moved, not as changed', () => {
    expect(
      differencesOf(content({ experience: [NURSE, AIDE, CLERK] }), content({ experience: [CLERK, NURSE, AIDE] })),
    ).toEqual(['moved Job 1 at City of Dayton | Position 3 → Position 1']);
  });

  it('recognizes an edited entry even if a new entry precedes it', () => {
    expect(
      differencesOf(
        content({ experience: [NURSE, AIDE] }),
        content({ experience: [CLERK, { ...NURSE, role: 'Head nurse' }, { ...AIDE, company: 'Sunset Home' }] }),
      ),
    ).toEqual([
      'added Job 1 at City of Dayton |  → Clerk · City of Dayton · 2016 · 2018',
      "changed Job 2 at St. Vincent's: job title | Nurse → Head nurse",
      'changed Job 3 at Sunset Home: company | Sunrise Home → Sunset Home',
    ]);
  });

  it('recognizes a job by title and company when all of its bullets are new', () => {
    const differences = differencesOf(
      content({ experience: [{ ...NURSE, bullets: ['Took care of patients', 'Kept records'] }, AIDE] }),
      content({ experience: [AIDE, { ...NURSE, bullets: ['Cut falls by 18% in a year', 'Trained 12 juniors'] }] }),
    );
    expect(differences.map((text) => text.split(' |')[0])).toEqual([
      "moved Job 2 at St. Vincent's",
      "changed Job 2 at St. Vincent's: bullet 1",
      "changed Job 2 at St. Vincent's: bullet 2",
    ]);
  });

  it('reports a replaced job as removed and added', () => {
    expect(
      differencesOf(content({ experience: [NURSE] }), content({ experience: [CLERK] })).map(
        (text) => text.split(' ')[0],
      ),
    ).toEqual(['removed', 'added']);
  });

  it('recognizes an edited or moved bullet', () => {
    const job = (...bullets: string[]) => content({ experience: [{ ...NURSE, bullets }] });
    const [nights, audits, juniors] = ['Led a team of 4 on nights', 'Passed all audits of 2022', 'Trained juniors'];
    expect(differencesOf(job(nights, audits, juniors), job(juniors, nights.replace('4', '12'), audits))).toEqual([
      "moved Job 1 at St. Vincent's: bullet 1 (“Trained juniors”) | Position 3 → Position 1",
      "changed Job 1 at St. Vincent's: bullet 2 | Led a team of 4 on nights → Led a team of 12 on nights",
    ]);
    expect(differencesOf(job(nights, audits), job(audits))).toEqual([
      "removed Job 1 at St. Vincent's: bullet 1 | Led a team of 4 on nights → ",
    ]);
  });

  it('reports only the moved item, not the items whose positions shifted', () => {
    const job = (...bullets: string[]) => content({ experience: [{ ...NURSE, bullets }] });
    expect(compareContents(job('One', 'Two', 'Three'), job('Three', 'Two', 'One')).map(({ path }) => path)).toEqual([
      'experience.0.bullets.0',
      'experience.0.bullets.2',
    ]);
  });

  it('lists a new order of skills as a separate difference', () => {
    const skills = (...names: string[]) => content({ skills: names });
    expect(differencesOf(skills('Go', 'sql', 'Excel', 'Word'), skills('SQL', 'Go', 'Rust', 'Zig'))).toEqual([
      'removed Skills | Excel, Word → ',
      'added Skills |  → Rust, Zig',
      'changed Skill 1 | sql → SQL',
      'moved Order of skills | Go, sql → SQL, Go',
    ]);
  });

  it('describes changes to the template and the settings in words', () => {
    expect(
      differencesOf(
        content({ settings: { hiddenSections: ['awards'] } }),
        content(
          { settings: { pageSize: 'a4', fontScale: 0.95, density: 'compact', accent: '#1D3A6E', locale: 'de' } },
          { templateKey: 'exec' },
        ),
      ),
    ).toEqual([
      'changed Template | General Professional → Corporate Executive',
      'changed Page size | US Letter → A4',
      'changed Font size | 100% → 95%',
      'changed Spacing | Normal → Compact',
      'changed Accent color | Template default → Navy',
      'changed Language of the resume | Automatic → German',
      'changed Section “Awards” | Hidden → Shown',
    ]);
  });

  it('reports a section order only if the user chose one', () => {
    expect(differencesOf(content(), content({}, { templateKey: 'tech' }))).toHaveLength(1);
    expect(differencesOf(content(), content({ settings: { sectionOrder: ['skills'] } }))).toEqual([
      expect.stringMatching(/^moved Order of sections \| Professional summary, .* → Skills, Professional summary/),
    ]);
  });

  it('ignores differences that are invisible in the resume', () => {
    expect(
      differencesOf(
        content({ experience: [NURSE], summary: 'Nurse', settings: { pageSize: 'letter' } }),
        content({ experience: [{}, { ...NURSE, bullets: ['', ' '] }], summary: 'Nurse\n', skills: [' '] }),
      ),
    ).toEqual([]);
  });
});

/** Draws from a small set of words, so that random entries and bullets are often similar. */
const word = fc.constantFrom(
  '',
  ' ',
  'Nurse',
  'nurse',
  'Head nurse',
  'Mercy',
  "St. Vincent's",
  '2020',
  '主任',
  'Led nights',
);
const texts = fc.array(word, { maxLength: 5 });
const entries = (keys: Record<string, fc.Arbitrary<unknown>>) => fc.array(fc.record(keys), { maxLength: 5 });
const anyContent: fc.Arbitrary<ComparedContent> = fc.record({
  title: word,
  jdText: word,
  templateKey: fc.constantFrom(...TEMPLATE_KEYS),
  data: fc
    .record({
      personal: fc.record({ fullName: word, email: word }),
      summary: word,
      skills: texts,
      experience: entries({ role: word, company: word, startDate: word, current: fc.boolean(), bullets: texts }),
      education: entries({ school: word, degree: word }),
      certifications: entries({ name: word, year: word, number: word, expires: word }),
      extras: fc.record({ awards: texts, languages: entries({ name: word, level: word }) }),
      settings: fc.record({
        pageSize: fc.constantFrom('letter', 'a4', undefined),
        sectionOrder: fc.constantFrom(undefined, ['skills'], ['awards', 'skills']),
      }),
    })
    .map(readResumeData),
});

describe('compareContents with arbitrary contents', () => {
  it('finds no difference between a resume and itself', () => {
    fc.assert(
      fc.property(anyContent, (any) => {
        expect(compareContents(any, structuredClone(any))).toEqual([]);
      }),
    );
  });

  it('reports added content as removed, and vice versa, when the two resumes are swapped', () => {
    const OTHER_WAY = { changed: 'changed', moved: 'moved', added: 'removed', removed: 'added' } as const;
    const kinds = (before: ComparedContent, after: ComparedContent) =>
      compareContents(before, after).map(({ part, kind }) => `${part} ${kind}`);
    fc.assert(
      fc.property(anyContent, anyContent, (one, other) => {
        const there = compareContents(one, other).map(({ part, kind }) => `${part} ${OTHER_WAY[kind]}`);
        expect(there.toSorted()).toEqual(kinds(other, one).toSorted());
      }),
    );
  });

  it('compares malformed data without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        const odd = (data: unknown): ComparedContent => ({ ...content(), data: data as ComparedContent['data'] });
        compareContents(odd(one), odd(other));
      }),
    );
  });

  it('finds a single change in the largest resume', () => {
    const bullets = Array.from({ length: 60 }, (_, at) => `Bullet ${at} is about ${at * at} things`);
    const jobs = Array.from({ length: 60 }, (_, at) => ({ role: `Role ${at}`, bullets }));
    const after = jobs.map((job, at) => (at === 7 ? { ...job, bullets: [...bullets, 'One more'] } : job));
    expect(differencesOf(content({ experience: jobs }), content({ experience: after }))).toEqual([
      'added Job 8 (Role 7): bullet 61 |  → One more',
    ]);
  });
});
