import { emptyEducation, emptyExperience, emptyResumeData, emptyVolunteer } from '../resume/resume-data.js';
import { toJsonResume } from './json-resume.js';

const of = (change: (data: ReturnType<typeof emptyResumeData>) => void) => {
  const data = emptyResumeData();
  change(data);
  return toJsonResume(data, { templateKey: 'tech', updatedAt: '2026-01-02T03:04:05Z' });
};

describe('toJsonResume', () => {
  it('maps contacts, turning a bare LinkedIn address into a profile', () => {
    const { basics } = of((data) => {
      data.personal = {
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

  it('writes ISO dates and no end for a current job', () => {
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

  it('keeps what the schema has no place for', () => {
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
});
