import { describe, expect, it } from 'vitest';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { copyTitle } from './copy-title.js';

describe('copyTitle', () => {
  it('marks the first copy', () => {
    expect(copyTitle('Nurse', ['Nurse'])).toBe('Nurse (Copy)');
  });

  it('numbers the copies after the first', () => {
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy)'])).toBe('Nurse (Copy 2)');
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy)', 'Nurse (Copy 2)'])).toBe('Nurse (Copy 3)');
  });

  it('counts on when a copy is copied', () => {
    expect(copyTitle('Nurse (Copy)', ['Nurse', 'Nurse (Copy)'])).toBe('Nurse (Copy 2)');
  });

  it('fills the gap that a deleted copy left', () => {
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy 2)'])).toBe('Nurse (Copy)');
  });

  it('stays within the length of a title', () => {
    const copy = copyTitle('x'.repeat(LIMITS.titleLength), []);
    expect(copy).toHaveLength(LIMITS.titleLength);
    expect(copy.endsWith(' (Copy)')).toBe(true);
  });
});
