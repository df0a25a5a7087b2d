import { describe, expect, it } from 'vitest';
import { inCaseOf } from './add-keyword.js';

describe('inCaseOf', () => {
  it.each([
    [['Redis', 'Docker'], 'query tuning', 'Query tuning'],
    [['Redis', 'Docker'], 'ggplot2', 'ggplot2'],
    [['Redis', 'Docker'], 'macOS', 'macOS'],
    [['wound care', 'triage', 'Epic'], 'phlebotomy', 'phlebotomy'],
    [[], 'phlebotomy', 'phlebotomy'],
  ])('follows most skills of the resume: %j, %s', (skills, keyword, added) =>
    expect(inCaseOf(skills, keyword)).toBe(added),
  );
});
