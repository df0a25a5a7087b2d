import { firstPersonClause } from './first-person-clause.js';

const textOf = (bullet: string): string | undefined => firstPersonClause(bullet, true, true)?.text;

describe('firstPersonClause', () => {
  it('reads the first word as a verb before its object, and as the subject before a reported statement', () => {
    expect(textOf('Support 40 customers a week by email')).toBe('support 40 customers a week by email');
    expect(textOf('Support reported that tickets dropped 18% after the new guide')).toBeUndefined();
  });
});
