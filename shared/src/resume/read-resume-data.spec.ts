import fc from 'fast-check';
import { emptyResumeData } from './resume-data.js';
import { readResumeData, readTemplateKey } from './read-resume-data.js';

describe('readResumeData', () => {
  it.each([undefined, null, 7, 'text', [], {}])('readResumeData returns an empty resume for %p', (input) => {
    expect(readResumeData(input)).toEqual(emptyResumeData());
  });

  it('converts incomplete resume data and data from older versions', () => {
    const data = readResumeData({
      summary: 'Calm and precise.',
      certifications: ['ACLS', { name: 'BLS', year: 2024, number: 812345, expires: 2027 }],
      extras: { volunteer: ['Driver'] },
      unknown: { dropped: true },
    });
    expect(data.summary.text).toBe('Calm and precise.');
    expect(data.certifications).toEqual([
      { name: 'ACLS', issuer: '', year: '', number: '', expires: '' },
      { name: 'BLS', issuer: '', year: '2024', number: '812345', expires: '2027' },
    ]);
    expect(data.extras.volunteer[0]?.role).toBe('Driver');
    expect(data).not.toHaveProperty('unknown');
  });

  it('clears the end date of current work', () => {
    const data = readResumeData({ experience: [{ role: 'Nurse', endDate: '2020', current: true }] });
    expect(data.experience[0]?.endDate).toBe('');
  });

  it('keeps valid settings and drops all others', () => {
    const { settings } = readResumeData({
      settings: {
        pageSize: 'a5',
        fontScale: 9,
        accent: 'red',
        locale: 'en-GB',
        sectionOrder: ['skills', 'skills', 'nonsense'],
      },
    });
    expect(settings).toEqual({ fontScale: 1.2, locale: 'en-GB', sectionOrder: ['skills'] });
  });

  it.each(['en-us-us', 'xx-12', 'en_US', 'x', 'e'.repeat(40), ''])('drops the invalid language tag "%s"', (locale) => {
    expect(readResumeData({ settings: { locale } }).settings).toEqual({});
  });

  it('never throws, and returns its own output unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const once = readResumeData(input);
        expect(readResumeData(once)).toEqual(once);
      }),
    );
  });
});

it('readTemplateKey returns the general template for an unknown key', () => {
  expect(readTemplateKey('tech')).toBe('tech');
  expect(readTemplateKey('neon')).toBe('general');
});
