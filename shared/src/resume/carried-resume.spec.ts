import { emptyCertification, emptyExperience, emptyResumeData, SECTION_IDS } from './resume-data.js';
import { carriedResume } from './carried-resume.js';

describe('carriedResume', () => {
  it('leaves out hidden sections and their names', () => {
    const data = emptyResumeData();
    data.personal.fullName = 'Ana Ruiz';
    data.summary.text = 'secret';
    data.skills = ['secret'];
    data.experience = [{ ...emptyExperience(), role: 'secret' }];
    data.education = [{ school: 'secret', degree: '', year: '', location: '', gpa: '', graduationDate: '' }];
    data.certifications = [{ ...emptyCertification(), name: 'secret' }];
    data.extras = {
      projects: [{ name: 'secret', description: '' }],
      awards: ['secret'],
      volunteer: [{ role: 'secret', organization: '', startDate: '', endDate: '', description: '' }],
      languages: [{ name: 'secret', level: '' }],
    };
    data.settings = { hiddenSections: [...SECTION_IDS], sectionOrder: ['awards', 'skills'], accent: '#112233' };
    const carried = carriedResume(data, 'tech');
    expect(JSON.stringify(carried)).not.toContain('secret');
    expect(carried.data.personal.fullName).toBe('Ana Ruiz');
    expect(carried.data.settings).toEqual({ accent: '#112233', sectionOrder: [] });
  });

  it('leaves out invisible content: blank entries, the end date of current work, invisible characters', () => {
    const data = emptyResumeData();
    data.experience = [
      { ...emptyExperience(), role: 'Buyer\u202e', current: true, endDate: '2030', bullets: ['', 'Saved 4%.'] },
      emptyExperience(),
    ];
    const { experience } = carriedResume(data, 'tech').data;
    expect(experience).toEqual([{ ...emptyExperience(), role: 'Buyer', current: true, bullets: ['Saved 4%.'] }]);
  });
});
