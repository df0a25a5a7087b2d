import { regularPast } from './regular-past.js';

describe('regularPast', () => {
  it.each([
    ['soothing nervous owners', 'soothed nervous owners'],
    ['dovetailing the drawers', 'dovetailed the drawers'],
    ['scribing skirting boards', 'scribed skirting boards'],
  ])('converts a regular gerund with an object to the past tense: %s', (before, after) =>
    expect(regularPast(before)).toBe(after),
  );

  it.each([
    'slinging the loads',
    'evening events',
    'wedding cakes',
    'soothing',
    'soothing with care',
    'king size beds',
  ])('returns undefined for irregular verbs, nouns and gerunds without an object: %s', (text) =>
    expect(regularPast(text)).toBeUndefined(),
  );
});
