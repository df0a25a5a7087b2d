import fc from 'fast-check';
import { readResumeData } from '../resume/read-resume-data.js';
import { emptyEducation, emptyExperience, emptyResumeData, emptyVolunteer } from '../resume/resume-data.js';
import { toJsonResume } from './json-resume.js';

const of = (change: (data: ReturnType<typeof emptyResumeData>) => void) => {
  const data = emptyResumeData();
  change(data);
  return toJsonResume(data, { templateKey: 'tech', updatedAt: '2026-01-02T03:04:05Z' });
};

describe('toJsonResume', () => {
  it('maps contact details to schema keys, and social networks to profiles', () => {
    const { basics } = of((data) => {
      data.personal = {
        ...data.personal,
        fullName: 'Ana Ruiz',
        jobTitle: 'Buyer',
        email: 'ana@example.com',
        phone: '555 0100',
        location: 'Leeds, UK',
        linkedin: 'linkedin.com/in/ana-ruiz',
        portfolio: 'ana.example',
      };
      data.summary.text = 'Buys well.';
    });
    expect(basics).toEqual({
      name: 'Ana Ruiz',
      label: 'Buyer',
      email: 'ana@example.com',
      phone: '555 0100',
      url: 'https://ana.example/',
      summary: 'Buys well.',
      location: { address: 'Leeds, UK' },
      profiles: [{ network: 'LinkedIn', username: 'ana-ruiz', url: 'https://linkedin.com/in/ana-ruiz' }],
    });
  });

  it('writes ISO dates, and no end date for a current job', () => {
    const { work } = of((data) => {
      data.experience = [
        {
          ...emptyExperience(),
          role: 'Buyer',
          company: 'Acme',
          startDate: 'Mar 2021',
          endDate: '2024',
          current: true,
          bullets: ['Saved 4%.', ''],
        },
        { ...emptyExperience(), startDate: '2019', endDate: '02/2021', bullets: [] },
      ];
    });
    expect(work).toEqual([
      { name: 'Acme', position: 'Buyer', startDate: '2021-03', highlights: ['Saved 4%.'] },
      { startDate: '2019', endDate: '2021-02' },
    ]);
  });

  it('stores content under meta if the schema has no key for it', () => {
    const { education, volunteer, basics, meta } = of((data) => {
      data.personal.portfolio = 'javascript:alert(1)';
      data.education = [
        { ...emptyEducation(), school: 'City', year: '2016', graduationDate: 'May 2016', location: 'Leeds' },
      ];
      data.extras.volunteer = [{ ...emptyVolunteer(), role: 'Coach', startDate: 'Summer 2013' }];
      data.settings = { pageSize: 'a4' };
    });
    expect(education).toEqual([{ institution: 'City', endDate: '2016-05' }]);
    expect(volunteer).toEqual([{ position: 'Coach' }]);
    expect(basics).toEqual({});
    expect(meta).toEqual({
      version: 'v1.0.0',
      lastModified: '2026-01-02T03:04:05.000Z',
      shortlist: {
        templateKey: 'tech',
        settings: { pageSize: 'a4' },
        unmapped: {
          'education.0.graduationDate': 'May 2016',
          'education.0.year': '2016',
          'education.0.location': 'Leeds',
          'extras.volunteer.0.startDate': 'Summer 2013',
          'personal.portfolio': 'javascript:alert(1)',
        },
      },
    });
  });

  it('loses no text of any resume', () => {
    const text = fc.oneof(
      fc.lorem(),
      fc.string(),
      fc.constantFrom('Mar 2021', 'Summer 2013', '2020-01-02', '٢٠١٦', 'example.com'),
    );
    const resumes = fc
      .record({
        personal: fc.record({ fullName: text, jobTitle: text, email: text, phone: text, location: text }),
        summary: fc.record({ text }),
        skills: fc.array(text),
        experience: fc.array(
          fc.record({
            role: text,
            company: text,
            location: text,
            startDate: text,
            endDate: text,
            bullets: fc.array(text),
          }),
        ),
        education: fc.array(
          fc.record({ school: text, degree: text, year: text, location: text, gpa: text, graduationDate: text }),
        ),
        certifications: fc.array(fc.record({ name: text, issuer: text, year: text, number: text, expires: text })),
        extras: fc.record({
          projects: fc.array(fc.record({ name: text, description: text })),
          awards: fc.array(text),
          volunteer: fc.array(
            fc.record({ role: text, organization: text, startDate: text, endDate: text, description: text }),
          ),
          languages: fc.array(fc.record({ name: text, level: text })),
        }),
      })
      .map(readResumeData);
    fc.assert(
      fc.property(resumes, (data) => {
        const kept = new Set(leaves(toJsonResume(data, { templateKey: 'exec', updatedAt: new Date(0) })));
        expect(leaves(data).filter((leaf) => leaf.trim() !== '' && !kept.has(leaf) && !kept.has(leaf.trim()))).toEqual(
          [],
        );
      }),
    );
  });
});

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}
