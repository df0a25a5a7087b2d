import { describe, expect, it } from 'vitest';
import { engineNote } from './engine-note.js';

describe('engineNote', () => {
  it('says who wrote a suggestion', () => {
    expect(engineNote('builtin')).toBe('By fixed rules, from your own words.');
    expect(engineNote('gpt-x')).toBe('Written by gpt-x; checked against your resume.');
  });
});
