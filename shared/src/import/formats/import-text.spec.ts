import fc from 'fast-check';
import { composeDocument } from '../../document/compose-document.js';
import { renderText } from '../../export/render-text.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { sectionOfHeading } from '../lines/heading-words.js';
import { importText } from './import-text.js';

describe('importText', () => {
  it('reads pasted plain text', () => {
    const { data } = importText(`Ana Ruiz
Buyer

ana@example.com | 020 7946 0958 | Leeds, UK

SUMMARY
Buys well.

WORK EXPERIENCE
Senior Buyer, Acme Ltd | Leeds, UK | Jan 2020 - Present
- Saved 4% in a year in which the prices of nearly everything that the company
  buys went up.
- Led 3.

Clerk, Bolt GmbH | 2016 - 2019

SKILLS
SAP, Excel (Power Query, VBA), Negotiation`);
    expect(data.personal).toMatchObject({ fullName: 'Ana Ruiz', jobTitle: 'Buyer', location: 'Leeds, UK' });
    expect(data.summary.text).toBe('Buys well.');
    expect(data.experience).toMatchObject([
      {
        role: 'Senior Buyer',
        company: 'Acme Ltd',
        location: 'Leeds, UK',
        current: true,
        bullets: [
          'Saved 4% in a year in which the prices of nearly everything that the company buys went up.',
          'Led 3.',
        ],
      },
      { role: 'Clerk', company: 'Bolt GmbH', startDate: '2016', endDate: '2019' },
    ]);
    expect(data.skills).toEqual(['SAP', 'Excel (Power Query, VBA)', 'Negotiation']);
  });

  it('reads certificates with issuer and year in parentheses, and roles in the form "Role at Employer"', () => {
    const { data } = importText(
      [
        'Jane Miller',
        'jane@example.com',
        '',
        'EXPERIENCE',
        'Office Manager at Bright Dental Group',
        'Mar 2019 - Present',
        '- Ran the front desk of a dental practice with nine dentists and two hygienists',
        '',
        'CERTIFICATIONS',
        'Notary Public (State of Oregon, 2021)',
        'First Aid (American Red Cross, 2023)',
      ].join('\n'),
    );
    expect(data.experience[0]).toMatchObject({ role: 'Office Manager', company: 'Bright Dental Group' });
    expect(data.certifications).toEqual([
      { name: 'Notary Public', issuer: 'State of Oregon', year: '2021', number: '', expires: '' },
      { name: 'First Aid', issuer: 'American Red Cross', year: '2023', number: '', expires: '' },
    ]);
  });

  it('keeps an employer whose name is a connecting word', () => {
    const { data } = importText(
      ['Jane Miller', 'jane@example.com', '', 'EXPERIENCE', 'Office Manager', 'Bei | Jan 2019 - 2020'].join('\n'),
    );
    expect(data.experience[0]).toMatchObject({ role: 'Office Manager', company: 'Bei', endDate: '2020' });
  });

  it('loses no word of a text file that this product exported', () => {
    // Excludes words such as "Bio", which the import would read as a heading.
    const words = fc
      .stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9}){0,3}$/)
      .filter((text) => sectionOfHeading(text) === undefined);
    const resumes = fc
      .record({
        personal: fc.record({ fullName: words, jobTitle: words, email: fc.constant('a.b@example.com') }),
        summary: fc.record({ text: words }),
        skills: fc.array(words, { maxLength: 6 }),
        experience: fc.array(
          fc.record({
            role: words,
            company: words,
            startDate: fc.constant('Jan 2019'),
            endDate: fc.constant('2020'),
            bullets: fc.array(words, { maxLength: 3 }),
          }),
          { maxLength: 3 },
        ),
        education: fc.array(fc.record({ degree: words, school: words, year: fc.constant('2012') }), { maxLength: 2 }),
        extras: fc.record({
          awards: fc.array(words, { maxLength: 3 }),
          projects: fc.array(fc.record({ name: words, description: words }), { maxLength: 2 }),
        }),
      })
      .map(readResumeData);
    fc.assert(
      fc.property(resumes, (data) => {
        const text = renderText(composeDocument(data, 'general'));
        const { data: back, report } = importText(text);
        const found = JSON.stringify([back, report.notUnderstood]).toLowerCase();
        const lost = leaves(data)
          .flatMap((leaf) => leaf.toLowerCase().split(' '))
          .filter((word) => !found.includes(word));
        expect(lost).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
