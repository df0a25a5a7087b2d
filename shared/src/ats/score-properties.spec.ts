import fc from 'fast-check';
import { anyProfile, anyResume } from '../../test/generated-resumes.js';
import { profileFrom } from '../../test/job-profile.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { emptyResumeData, LIMITS, SECTION_IDS, type ResumeData, type SectionId } from '../resume/resume-data.js';
import type { JobProfile } from './match/job-profile.js';
import { scoreResume } from './score-resume.js';

const TODAY = new Date('2026-11-21');
/**
 * Number of random cases per property. To find rare failures, set the environment variable RUNS, which multiplies it.
 */
const RUNS = { numRuns: 100 * Number(process.env.RUNS ?? 1) };

const maybeProfile = fc.option(anyProfile, { nil: undefined });
const score = (data: ResumeData, profile?: JobProfile) => scoreResume(data, profile, TODAY);
const holds = <Values extends unknown[]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
) => fc.assert(fc.property(...(arbitraries as unknown as [fc.Arbitrary<Values[0]>]), check as never), RUNS);

const withBullets = (data: ResumeData, index: number, change: (bullets: string[]) => string[]): ResumeData => ({
  ...data,
  experience: data.experience.map((job, place) =>
    place === index % data.experience.length ? { ...job, bullets: change(job.bullets) } : job,
  ),
});
/** Sets the language to English, because the rules about wording apply only to English. */
const inEnglish = (data: ResumeData): ResumeData => ({ ...data, settings: { ...data.settings, locale: 'en' } });
const appended = (bullets: string[], text: string): string[] =>
  bullets.length === 0 ? [text] : bullets.with(-1, `${bullets.at(-1)!} ${text}`);
const withoutDigits = (text: string): string => text.replace(/\p{Nd}/gu, '');

describe('scoreResume with arbitrary resumes', () => {
  it('returns scores and points within their limits, with a path for every lost point', () => {
    holds([fc.oneof(anyResume, fc.anything().map(readResumeData)), maybeProfile], (data, profile) => {
      const { score: whole, rules, parts } = score(data, profile);
      expect(Number.isInteger(whole) && whole >= 0 && whole <= 100).toBe(true);
      for (const part of Object.values(parts)) expect(part >= 0 && part <= 100).toBe(true);
      for (const { points, max, message, path } of rules) {
        expect(points >= 0 && points <= max && message !== '').toBe(true);
        expect(points === max || path !== undefined).toBe(true);
      }
      expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    });
  });

  it('returns the same score for the same input, with or without the cache', () => {
    holds([anyResume, maybeProfile], (data, profile) => {
      const first = score(data, profile);
      expect(score(data, profile)).toEqual(first);
      expect(score(structuredClone(data), structuredClone(profile))).toEqual(first);
    });
  });

  it('the order of keys does not change the score', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, reversed(each)]),
      );
    };
    holds([anyResume, maybeProfile], (data, profile) => {
      expect(score(reversed(data) as ResumeData, reversed(profile) as JobProfile | undefined)).toEqual(
        score(data, profile),
      );
    });
  });

  it('recomputes the score after the caller changes an object in place', () => {
    holds([anyResume, anyProfile, fc.string()], (data, profile, text) => {
      score(data, profile);
      data.experience[0]?.bullets.push(`SQL ${text}`);
      data.skills.push('Kubernetes');
      data.summary.text += ' Excel';
      expect(score(data, profile)).toEqual(score(structuredClone(data), profile));
    });
  });

  it('the score never drops when the user adds a required term to the skills or a bullet', () => {
    holds([anyResume, anyProfile, fc.nat()], (data, profile, index) => {
      const before = score(data, profile);
      for (const { term, grade } of before.terms) {
        if (grade > 0 || term.zone !== 'must' || term.kind === 'soft' || !term.known) continue;
        const listed = { ...data, skills: [...data.skills, term.text] };
        expect(score(listed, profile).score).toBeGreaterThanOrEqual(before.score);
        const changed = withBullets(data, index, (bullets) => appended(bullets, term.text));
        expect(score(changed, profile).score).toBeGreaterThanOrEqual(before.score);
      }
    });
  });

  it('the score never rises when the user removes numbers from one bullet or from all', () => {
    holds([anyResume, maybeProfile, fc.nat(), fc.nat()], (data, profile, index, line) => {
      const before = score(data, profile).score;
      const one = withBullets(data, index, (bullets) =>
        bullets.map((text, place) => (place === line % bullets.length ? withoutDigits(text) : text)),
      );
      expect(score(one, profile).score).toBeLessThanOrEqual(before);
      const all = data.experience.map((job) => ({ ...job, bullets: job.bullets.map(withoutDigits) }));
      expect(score({ ...data, experience: all }, profile).score).toBeLessThanOrEqual(before);
    });
  });

  it('repeating a word of the resume five times does not raise the score', () => {
    holds([anyResume, anyProfile, fc.nat()], (typed, profile, index) => {
      // Sets the language to English, because the added words could change a detected language, and texts in other
      // languages are rated by fewer rules.
      const data = { ...typed, settings: { ...typed.settings, locale: 'en' } };
      const bullets = data.experience.flatMap((job) => job.bullets);
      // Skips resumes with identical bullets, because the added words would make them different.
      fc.pre(new Set(bullets).size === bullets.length);
      const before = score(data, profile);
      for (const { term, grade } of before.terms) {
        if (grade === 0) continue;
        const again = Array.from({ length: 5 }, () => term.text);
        const stuffed = [
          // Leaves an empty list of skills unchanged, because a first skill can earn points.
          ...(data.skills.some((skill) => skill.trim() !== '')
            ? [{ ...data, skills: [...data.skills, ...again] }]
            : []),
          { ...data, summary: { text: `${data.summary.text} ${again.join(' ')}` } },
          // Leaves a job without bullets unchanged, because a first bullet can earn points.
          withBullets(data, index, (bullets) => (bullets.length === 0 ? bullets : appended(bullets, again.join(', ')))),
        ];
        for (const each of stuffed) expect(score(each, profile).score).toBeLessThanOrEqual(before.score);
      }
    });
  });

  it('the score never drops when the user adds a result to a bullet or adds a bullet with a result', () => {
    const results = [
      'cutting errors from 9% to 2%',
      'which saved 40 hours a month',
      'so that no order was late',
      'and won the award of the region',
      'on time and under budget',
    ];
    holds([anyResume, maybeProfile, fc.nat(), fc.constantFrom(...results)], (typed, profile, index, result) => {
      fc.pre(typed.experience.length > 0);
      const data = inEnglish(typed);
      const before = score(data, profile);
      const changed = withBullets(data, index, (bullets) =>
        bullets.map((text, place) => (place === 0 && /\p{L}/u.test(text) ? `${text}, ${result}` : text)),
      );
      expect(score(changed, profile).quality).toBeGreaterThanOrEqual(before.quality);
      const more = withBullets(data, index, (bullets) => [...bullets, `Rebuilt the order desk, ${result}`]);
      fc.pre(data.experience.every(({ role, company, startDate }) => role && company && startDate));
      expect(score(more, profile).quality).toBeGreaterThanOrEqual(before.quality);
    });
  });

  it('replacing a verb with a synonym gains at most one point', () => {
    const synonyms = [
      [
        'Responsible for',
        'Worked on',
        'Contributed to',
        'Took part in',
        'Was involved in',
        'Helped with',
        'Participated in',
      ],
      ['Managed', 'Led', 'Oversaw', 'Spearheaded', 'Orchestrated', 'Directed'],
      ['Made', 'Created', 'Built', 'Developed', 'Engineered', 'Crafted', 'Designed'],
      ['Handled', 'Dealt with', 'Processed', 'Executed', 'Championed', 'Drove'],
      ['Improved', 'Enhanced', 'Optimized', 'Boosted', 'Elevated', 'Maximized'],
    ];
    const pair = fc
      .constantFrom(...synonyms)
      .chain((words) => fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)));
    const rest = fc.constantFrom(
      'the stock room',
      'orders of four plants',
      'the monthly report in Excel',
      'guests',
      'a new rota',
    );
    holds([anyResume, maybeProfile, fc.nat(), pair, rest], (data, profile, index, [one, other], about) => {
      const said = (word: string) => withBullets(inEnglish(data), index, (bullets) => [...bullets, `${word} ${about}`]);
      const [before, after] = [score(said(one), profile), score(said(other), profile)];
      expect(Math.abs(after.quality - before.quality)).toBeLessThanOrEqual(1);
      expect(Math.abs(after.score - before.score)).toBeLessThanOrEqual(1);
    });
  });

  it('the order of sections does not change the score', () => {
    holds([anyResume, maybeProfile], (data, profile) => {
      const inOrder = (sectionOrder: SectionId[]) => ({ ...data, settings: { ...data.settings, sectionOrder } });
      const [one, other] = [inOrder([...SECTION_IDS]), inOrder([...SECTION_IDS].toReversed())];
      expect(score(other, profile).score).toBe(score(one, profile).score);
    });
  });

  it('adding a job description never lowers the quality score', () => {
    holds([anyResume, anyProfile], (data, profile) => {
      expect(score(data, profile).quality).toBeGreaterThanOrEqual(score(data).quality);
    });
  });

  it('scores 10,000 characters of noise in every field without an error', () => {
    const noise = fc.string({ minLength: LIMITS.textLength, maxLength: LIMITS.textLength, unit: 'binary' });
    fc.assert(
      fc.property(noise, (text) => {
        const data = readResumeData({
          ...emptyResumeData(),
          personal: { fullName: text, jobTitle: text, email: text, phone: text },
          summary: { text },
          skills: [text],
          experience: [{ role: text, startDate: text, endDate: text, bullets: [text, text] }],
          education: [{ school: text, degree: text }],
        });
        expect(() => score(data, profileFrom(text))).not.toThrow();
      }),
      { numRuns: 10 },
    );
  });
});
