import { firstPersonClause } from './first-person-clause.js';

const textOf = (bullet: string): string | undefined => firstPersonClause(bullet, true, true)?.text;

describe('firstPersonClause', () => {
  it('reads "Support" as a verb in "Support 40 customers", but as a noun in "Support reported that …"', () => {
    expect(textOf('Support 40 customers a week by email')).toBe('support 40 customers a week by email');
    expect(textOf('Support reported that tickets dropped 18% after the new guide')).toBeUndefined();
  });
});
