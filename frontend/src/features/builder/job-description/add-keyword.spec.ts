import { describe, expect, it } from 'vitest';
import { matchCase } from './add-keyword.js';

describe('matchCase', () => {
  it.each([
    [['Redis', 'Docker'], 'query tuning', 'Query tuning'],
    [['Redis', 'Docker'], 'ggplot2', 'ggplot2'],
    [['Redis', 'Docker'], 'macOS', 'macOS'],
    [['wound care', 'triage', 'Epic'], 'phlebotomy', 'phlebotomy'],
    [[], 'phlebotomy', 'phlebotomy'],
  ])('capitalizes a keyword in the same way as most of the skills %j: %s', (skills, keyword, added) =>
    expect(matchCase(skills, keyword)).toBe(added),
  );
});
