import { openingOf } from './bullet-opening.js';

describe('openingOf', () => {
  it.each([
    'Led 12 nurses',
    'Decanted 40 samples',
    'Support users with IT issues',
    'Order inventory and put away deliveries',
    'Train the new starters',
  ])('recognizes a verb at the start: %s', (text) => expect(openingOf(text, true)).toBe('verb'));

  it.each([
    'Cash handling and register',
    'Volunteer coordination',
    'Checks, searches and refusals',
    'Filing and scanning',
    'Deep cleans',
    'Obs and bloods on an acute ward',
  ])('recognizes a noun at the start: %s', (text) => expect(openingOf(text, false)).toBe('noun'));

  it.each([
    'Rent a chair',
    'Book travel and visas',
    'Commissions and interprets analysis',
    'When I joined there was no handbook',
    'Line manages two officers',
    'Consistently hit targets',
    '',
  ])('returns "unsure" for an ambiguous opening: %s', (text) => expect(openingOf(text, true)).toBe('unsure'));
});
