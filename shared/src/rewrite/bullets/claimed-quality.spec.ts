import { claimsQuality } from './claimed-quality.js';

describe('claimsQuality', () => {
  it.each([
    'Team player who always goes the extra mile',
    'Often top performer',
    'Hard working and punctual',
    'Very good communicator',
    'Excellent attention to detail',
  ])('returns true for a bullet that only names a quality: %s', (text) => expect(claimsQuality(text)).toBe(true));

  it.each([
    'Motivated a team of cleaners',
    'Organised and ran the fair',
    'Top performer in 4 of 6 months',
    'Friendly match referee for the league',
    'Reliable vans maintained for the depot',
  ])('returns false for work or a measured result: %s', (text) => expect(claimsQuality(text)).toBe(false));
});
