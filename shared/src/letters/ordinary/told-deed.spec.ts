import type { Claim } from '../evidence/claims.js';
import { toldDeed } from './told-deed.js';

const textOf = (bullet: string, isCurrent = true): string => {
  const text = bullet.charAt(0).toLowerCase() + bullet.slice(1);
  const job = { index: 0, role: 'Clerk', company: 'Elm', isCurrent, isSelfEmployed: false };
  return toldDeed({ subject: 'I', text, bullet, job, verb: text.split(' ')[0]!, rating: 1 } satisfies Claim).text;
};

describe('toldDeed', () => {
  it.each([
    ['Handled 8 files a year since 2019', 'have handled 8 files a year since 2019'],
    ['Set up 12 new hires since 2020', 'have set up 12 new hires since 2020'],
  ])('puts ongoing work in the present perfect: %s', (bullet, text) => expect(textOf(bullet)).toBe(text));

  it('reads "set" as present tense if another verb is in the present tense', () =>
    expect(textOf('Set up files for large format and check proofs')).toBe(
      'set up files for large format and check proofs',
    ));

  it.each([['Spent eight weeks in July and August as second educator'], ['Helped set up pensions for January 2026']])(
    'keeps the past tense if the bullet names a month: %s',
    (bullet) => expect(textOf(bullet)).toBe(bullet.charAt(0).toLowerCase() + bullet.slice(1)),
  );

  it.each([true, false])('repeats the subject after a semicolon (current job: %s)', (isCurrent) =>
    expect(textOf('Found that 37 staff were underpaid; worked out arrears and wrote to each', isCurrent)).toBe(
      'found that 37 staff were underpaid; I worked out arrears and wrote to each',
    ),
  );

  it('adds no subject to a participle after a semicolon', () =>
    expect(textOf('Wrote 12 guides; used across the company', false)).toBe('wrote 12 guides; used across the company'));
});
