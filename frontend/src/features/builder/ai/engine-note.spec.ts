import { describe, expect, it } from 'vitest';
import { engineNote } from './engine-note.js';

describe('engineNote', () => {
  it('names the engine that wrote a suggestion', () => {
    expect(engineNote('builtin')).toBe('Based only on what you wrote.');
    expect(engineNote('gpt-x')).toBe('Written by gpt-x; checked against your resume.');
  });
});
