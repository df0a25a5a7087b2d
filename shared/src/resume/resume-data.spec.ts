import { describe, expect, it } from 'vitest';
import { LIMITS, defaultTitle, emptyResumeData } from './resume-data.js';

const titleFor = (fullName: string): string => {
  const data = emptyResumeData();
  return defaultTitle({ ...data, personal: { ...data.personal, fullName } });
};

describe('defaultTitle', () => {
  it("returns the applicant's name, or a placeholder if it is empty", () => {
    expect(titleFor(' Nia Okoye ')).toBe('Nia Okoye Resume');
    expect(titleFor('  ')).toBe('Untitled Resume');
  });

  it('shortens a long name to the maximum length of a title', () => {
    expect(titleFor('x'.repeat(300))).toBe(`${'x'.repeat(LIMITS.titleLength - 7)} Resume`);
  });

  it('does not split a surrogate pair of the name', () => {
    expect(titleFor(`${'x'.repeat(LIMITS.titleLength - 8)}👩`)).toBe(`${'x'.repeat(LIMITS.titleLength - 8)} Resume`);
  });
});
