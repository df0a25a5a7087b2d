import { openingOf } from './bullet-opening.js';

describe('openingOf', () => {
  it.each([
    'Led 12 nurses',
    'Decanted 40 samples',
    'Support users with IT issues',
    'Order inventory and put away deliveries',
    'Train the new starters',
  ])('returns "verb" for a bullet that begins with a verb: %s', (text) => expect(openingOf(text, true)).toBe('verb'));

  it.each([
    'Cash handling and register',
    'Volunteer coordination',
    'Checks, searches and refusals',
    'Filing and scanning',
    'Deep cleans',
    'Obs and bloods on an acute ward',
  ])('returns "noun" for a bullet that begins with a noun: %s', (text) => expect(openingOf(text, false)).toBe('noun'));

  it.each([
    'Rent a chair',
    'Book travel and visas',
    'Commissions and interprets analysis',
    'When I joined there was no handbook',
    'Line manages two officers',
    'Consistently hit targets',
    '',
  ])('returns "unsure" for a bullet that clearly begins with neither: %s', (text) =>
    expect(openingOf(text, true)).toBe('unsure'),
  );
});
