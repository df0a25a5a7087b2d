import { isOccupation } from './occupations.js';

describe('isOccupation', () => {
  it.each([
    'Florist',
    'Head of Music',
    'Teacher of Dance',
    'Chef de Partie',
    'Charge Nurse ICU',
    'Site Engineer II',
    'Nurse Band 6',
    'Dog groomer (mobile)',
    'Director Sales',
    'Care Assistant',
    'Team Lead',
    'barista / supervisor',
    'Deckhand',
    'Stonemason’s mate',
    'CNA',
    'Lecturer in Law',
  ])('returns true for an occupation: %s', (title) => expect(isOccupation(title)).toBe(true));

  it.each([
    '',
    'Scaffolding',
    'Help desk support',
    'Leaflet round',
    'Minding my sister’s children',
    'Bar work',
    'Worked as cashier',
    'Labourer then scaffolder',
    'Warehouse floor',
    'Garden clearance for neighbours',
    'Class 1 multidrop',
    'Summer timber order',
    'Excel',
  ])('returns false for a heading, a skill or an activity: %s', (title) => expect(isOccupation(title)).toBe(false));
});
