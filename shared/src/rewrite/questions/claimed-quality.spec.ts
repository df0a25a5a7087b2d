import { claimsQuality } from './claimed-quality.js';

describe('claimsQuality', () => {
  it.each([
    'Team player who always goes the extra mile',
    'Often top performer',
    'Hard working and punctual',
    'Very good communicator',
    'Ability to multitask while maintaining confidentiality',
    'Gained valuable skills in communication and empathy',
    'Hard grafter, good timekeeper',
    'Excellent attention to detail',
    'A dynamic and results-driven leader with a proven track record of operational excellence',
    'Natural born leader who always goes above and beyond',
    'Strategic, results driven leadership across the operation',
    'Caring, patient and always there for the clients',
    'Patients tell me that I explain everything',
    'It has taught me a great deal about how to listen',
    'The parents trust me, I have never had a complaint in 9 years',
  ])('returns true for a bullet that only names a quality: %s', (text) => expect(claimsQuality(text)).toBe(true));

  it.each([
    'Motivated a team of cleaners',
    'Organised and ran the fair',
    'Top performer in 4 of 6 months',
    'Friendly match referee for the league',
    'Reliable vans maintained for the depot',
    'Improved parental knowledge of nutrition',
  ])('returns false for work or a measured result: %s', (text) => expect(claimsQuality(text)).toBe(false));
});
