import { isSameCredential } from './same-credential.js';

describe('isSameCredential', () => {
  it.each([
    ['RN license', 'Registered Nurse License, Ohio Board of Nursing, 2021'],
    ['BLS', 'Basic Life Support (BLS), American Heart Association, 2025'],
    ['Qualified Teacher Status', 'PGCE Primary with QTS, University of Severnside'],
    ['EPA 608 Universal certification', 'EPA Section 608 Universal, ESCO Institute, 2014'],
    ['first aid certificate', 'Paediatric First Aid'],
  ])('accepts two names for the same qualification: %s, %s', (asked, held) => {
    expect(isSameCredential(asked, held)).toBe(true);
  });

  it.each([
    ['ServSafe Manager certification', 'New Mexico Food Handler Card, State of New Mexico'],
    ['IOSH Managing Safely', 'IOSH Working Safely, IOSH, 2022'],
    ['food safety certificate', 'Food Handler Card'],
  ])('does not accept a related or lower qualification: %s, %s', (asked, held) => {
    expect(isSameCredential(asked, held)).toBe(false);
  });
});
