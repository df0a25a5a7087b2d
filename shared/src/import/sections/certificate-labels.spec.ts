import fc from 'fast-check';
import { composeDocument } from '../../document/compose-document.js';
import { renderText } from '../../export/render-text.js';
import { reportFields } from '../../export/field-report.js';
import { RESUME_WORDS } from '../../resume/languages.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { emptyCertification, type Certification } from '../../resume/resume-data.js';
import { importText } from '../formats/import-text.js';

const resumeWith = (certificate: Partial<Certification>, locale = 'en') =>
  readResumeData({
    personal: { fullName: 'Jane Miller', email: 'jane@example.com' },
    certifications: [{ ...emptyCertification(), ...certificate }],
    settings: { locale },
  });
const textOf = (certificate: Partial<Certification>, locale?: string) =>
  renderText(composeDocument(resumeWith(certificate, locale), 'general'));

const RN = { name: 'RN License', issuer: 'Texas Board of Nursing' };

describe('certificate line', () => {
  it.each<[string, Partial<Certification>, string]>([
    ['a number and an expiration date', { number: '812345', expires: '08/2027' }, '| No. 812345 | Expires Aug 2027'],
    ['a year as well', { number: '812345', year: '2016', expires: '2027' }, '| No. 812345 | 2016 | Expires 2027'],
    ['a number alone', { number: 'RN-812345' }, '| No. RN-812345'],
    ['an expiration date alone', { expires: 'Aug 2027' }, '| Expires Aug 2027'],
    ['a number with its own label', { number: 'License #812345' }, '| License #812345'],
    ['a number with a sign', { number: '#812345' }, '| #812345'],
    ['an expiration date with its own label', { expires: 'Exp. 08/2027' }, '| Exp. 08/2027'],
    ['no expiration', { expires: 'Does not expire' }, '| Does not expire'],
  ])('prints a certificate line with %s', (_, certificate, end) =>
    expect(textOf({ ...RN, ...certificate }).split('\n')).toContain(`RN License, Texas Board of Nursing ${end}`),
  );

  it('imports the printed certificate line unchanged in every language that has labels', () => {
    const certificate = { ...emptyCertification(), ...RN, number: '812345', year: '2016', expires: '2027' };
    for (const locale of Object.keys(RESUME_WORDS)) {
      const line = textOf(certificate, locale).trimEnd().split('\n').at(-1);
      const { data } = importText(`Jane Miller\njane@example.com\n\nCERTIFICATIONS\n${line}`);
      expect([line, data.certifications]).toEqual([line, [certificate]]);
    }
  });

  it('imports the printed certificate line without changes for any number and dates', () => {
    const month = fc.constantFrom('Jan', 'Mar', 'Aug', 'Sep', 'Dec');
    const date = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1990, max: 2040 }).map(String),
      fc.tuple(month, fc.integer({ min: 1990, max: 2040 })).map((parts) => parts.join(' ')),
    );
    const number = fc.oneof(
      fc.constant(''),
      fc.stringMatching(/^(?:[A-Z]{1,3}-?)?\d{3,9}$/),
      fc.stringMatching(/^\d{2,4}[./-]\d{3,5}$/),
    );
    const certificates = fc.record({ number, year: date, expires: date });
    fc.assert(
      fc.property(certificates, (parts) => {
        const certificate = { ...RN, ...parts };
        expect(importText(textOf(certificate)).data.certifications).toEqual([certificate]);
      }),
      { numRuns: 200 },
    );
  });

  it('prints every field that the parsing report checks', () => {
    const data = resumeWith({ ...RN, number: '812345', year: '06/2016', expires: '08/2027' });
    const text = renderText(composeDocument(data, 'general'));
    expect(reportFields(data, text).missing).toEqual([]);
    const [missing] = reportFields(data, text.replace('No. 812345', '')).missing;
    expect(missing).toMatchObject({
      path: 'certifications.0.number',
      label: 'Certification 1: license or certificate number',
    });
  });
});
