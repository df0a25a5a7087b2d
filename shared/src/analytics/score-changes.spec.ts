import fc from 'fast-check';
import { anyProfile, anyResume } from '../../test/generated-resumes.js';
import type { profileOf } from '../../test/job-profile.js';
import { QUALITY_WEIGHTS, scoreResume } from '../ats/score-resume.js';
import { readResumeData } from '../resume/read-resume-data.js';
import { pointLosses } from './point-losses.js';
import { nextSteps } from './next-steps.js';
import { scoreChanges } from './score-changes.js';

const TODAY = new Date('2026-11-21');
const ANA = { personal: { fullName: 'Ana Ruiz', email: 'ana@example.com' }, skills: ['SQL', 'Excel', 'SAP'] };
const score = (data: unknown, profile?: ReturnType<typeof profileOf>) =>
  scoreResume(readResumeData(data), profile, TODAY);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const maybeProfile = fc.option(anyProfile, { nil: undefined });

describe('scoreChanges', () => {
  it('lists each rule whose points changed, with the change', () => {
    const withPhone = score({ ...ANA, personal: { ...ANA.personal, phone: '+44 20 7946 0123' } });
    expect(scoreChanges(score(ANA), withPhone)).toEqual([
      expect.objectContaining({ rule: 'parse.phone', name: 'Phone number', message: 'Phone number looks valid.' }),
    ]);
    const [lost] = scoreChanges(withPhone, score(ANA));
    expect(lost).toMatchObject({ rule: 'parse.phone', message: 'Add a phone number.', path: 'personal.phone' });
    expect(lost!.change).toBeLessThan(0);
  });

  it('lists no changes when a resume is compared with itself', () => {
    fc.assert(
      fc.property(anyResume, maybeProfile, (data, profile) => {
        expect(scoreChanges(scoreResume(data, profile, TODAY), scoreResume(data, profile, TODAY))).toEqual([]);
      }),
    );
  });

  it('lists changes that add up to the differences in the quality and match scores', () => {
    fc.assert(
      fc.property(anyResume, anyResume, maybeProfile, (before, now, profile) => {
        const [from, to] = [scoreResume(before, profile, TODAY), scoreResume(now, profile, TODAY)];
        const changes = scoreChanges(from, to);
        const sumOf = (isMatch: boolean) =>
          sum(changes.filter(({ part }) => (part === 'match') === isMatch).map(({ change }) => change));
        // Maximum error of the rounded values: each change has one decimal, and each score is an integer.
        const roundings = 1 + 0.05 * (pointLosses(from).length + pointLosses(to).length);
        expect(Math.abs(sumOf(false) - (to.quality - from.quality))).toBeLessThan(roundings);
        if (from.parts.match !== undefined && to.parts.match !== undefined)
          expect(Math.abs(sumOf(true) - (to.parts.match - from.parts.match))).toBeLessThan(roundings);
        const sizes = changes.map(({ change }) => Math.abs(change));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('pointLosses', () => {
  it('attributes each lost point of the quality and match scores to a rule', () => {
    fc.assert(
      fc.property(anyResume, maybeProfile, (data, profile) => {
        const result = scoreResume(data, profile, TODAY);
        const losses = pointLosses(result);
        const lost = (isMatch: boolean) =>
          sum(losses.filter(({ part }) => (part === 'match') === isMatch).map(({ cost }) => cost));
        expect(losses.every(({ cost }) => cost >= 0)).toBe(true);
        // Without a readable bullet, no content rule applies: the resume earns no points for content, but no losses are
        // listed.
        const whole =
          100 *
          Object.entries(QUALITY_WEIGHTS).reduce(
            (total, [part, weight]) => total + (losses.some((each) => each.part === part) ? weight : 0),
            0,
          );
        expect(Math.abs(whole - lost(false) - result.quality)).toBeLessThan(0.6);
        if (result.parts.match !== undefined && losses.some(({ part }) => part === 'match'))
          expect(Math.abs(100 - lost(true) - result.parts.match)).toBeLessThan(0.1);
      }),
    );
  });

  it('nextSteps lists each fix once, largest loss first', () => {
    const steps = nextSteps(score(ANA), 3);
    expect(steps).toHaveLength(3);
    expect(new Set(steps.map(({ message }) => message)).size).toBe(3);
    // A single bullet can violate several rules at once.
    expect(steps[0]).toMatchObject({ path: 'experience.0.bullets.0' });
    expect(nextSteps(score(ANA), 100).every(({ cost }) => cost > 0)).toBe(true);
  });
});
