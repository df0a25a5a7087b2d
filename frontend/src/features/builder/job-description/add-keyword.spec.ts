import { describe, expect, it } from 'vitest';
import { matchCase } from './add-keyword.js';

describe('matchCase', () => {
  it.each([
    [['Redis', 'Docker'], 'query tuning', 'Query tuning'],
    [['Redis', 'Docker'], 'ggplot2', 'ggplot2'],
    [['Redis', 'Docker'], 'macOS', 'macOS'],
    [['wound care', 'triage', 'Epic'], 'phlebotomy', 'phlebotomy'],
    [[], 'phlebotomy', 'phlebotomy'],
  ])('matches the capitalization of a keyword to that of most skills %j: %s', (skills, keyword, added) =>
    expect(matchCase(skills, keyword)).toBe(added),
  );
});
