import { describe, expect, it } from 'vitest';
import { LIMITS } from '@shortlist/shared/resume/resume-data';
import { copyTitle } from './copy-title.js';

describe('copyTitle', () => {
  it('appends "(Copy)" to the title', () => {
    expect(copyTitle('Nurse', ['Nurse'])).toBe('Nurse (Copy)');
  });

  it('numbers the second and later copies of a resume', () => {
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy)'])).toBe('Nurse (Copy 2)');
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy)', 'Nurse (Copy 2)'])).toBe('Nurse (Copy 3)');
  });

  it('continues the numbering for a copy of a copy', () => {
    expect(copyTitle('Nurse (Copy)', ['Nurse', 'Nurse (Copy)'])).toBe('Nurse (Copy 2)');
  });

  it('reuses the number of a deleted copy', () => {
    expect(copyTitle('Nurse', ['Nurse', 'Nurse (Copy 2)'])).toBe('Nurse (Copy)');
  });

  it('shortens the title of a copy to the length limit', () => {
    const copy = copyTitle('x'.repeat(LIMITS.titleLength), []);
    expect(copy).toHaveLength(LIMITS.titleLength);
    expect(copy.endsWith(' (Copy)')).toBe(true);
  });
});
