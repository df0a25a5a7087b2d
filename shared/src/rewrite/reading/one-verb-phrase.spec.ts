import { isOneVerbPhrase, leavesGerund } from './one-verb-phrase.js';

describe('isOneVerbPhrase', () => {
  it.each([
    'Patrolled the site every 2 hours and was praised for it',
    'Inspected rooms after the girls have cleaned them',
    'Fixed it in a day',
    'Sold 164 cars. I was the best of the branch',
  ])('accepts a bullet that consists of one verb phrase: %s', (text) => expect(isOneVerbPhrase(text)).toBe(true));

  it.each([
    'Patrolled the site was done every 2 hours',
    'Reduced the build time I made changes to the pipeline',
    'Oversaw 45 staff, this took all day',
  ])('rejects a bullet with a second subject: %s', (text) => expect(isOneVerbPhrase(text)).toBe(false));
});

describe('leavesGerund', () => {
  it('returns true for an unconverted gerund, as in "Ran a store and achieving targets"', () => {
    expect(leavesGerund('Ran a store and achieving targets')).toBe(true);
    expect(leavesGerund('Ran a store by training staff and achieving targets')).toBe(false);
  });
});
