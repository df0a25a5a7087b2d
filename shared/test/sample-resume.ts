import { readResumeData } from '../src/resume/read-resume-data.js';
import type { ResumeData } from '../src/resume/resume-data.js';

/** Returns a fictional resume in which every section is filled. It is slightly longer than one page. */
export const sampleResume = (): ResumeData =>
  readResumeData({
    personal: {
      fullName: 'Zoë Nguyễn-Łukasik',
      jobTitle: 'Operations Manager',
      email: 'zoe.lukasik@example.com',
      phone: '+1 (555) 013-4477',
      location: 'Portland, OR',
      linkedin: 'linkedin.com/in/zoe-lukasik-example',
      portfolio: 'https://zoe.example.com/work',
    },
    summary: {
      text: 'Operations manager with eleven years in food logistics. Known for calm handovers, honest forecasts and warehouses that pass every audit.',
    },
    skills: ['Inventory planning', 'Python', 'SQL', 'PostgreSQL', 'React', 'Docker', 'Negotiation', 'Forklift licence'],
    experience: [
      {
        role: 'Operations Manager',
        company: 'Harbor Light Foods',
        location: 'Portland, OR',
        startDate: '2021-03',
        current: true,
        bullets: [
          'Led 46 people on two shifts and cut order errors from 3.1% to 0.8% in fourteen months.',
          'Negotiated five carrier contracts worth $2.4M a year; on-time delivery rose from 91% to 97%.',
          'Rebuilt the cold-chain alarm plan, after which no delivery was lost to temperature in 600 days.',
        ],
      },
      {
        role: 'Shift Lead',
        company: 'Harbor Light Foods',
        location: 'Salem, OR',
        startDate: 'Jun 2017',
        endDate: '02/2021',
        bullets: [
          'Trained 31 pickers; all passed the safety check at the first attempt.',
          'Wrote the handover sheet that seven sites use today.',
        ],
      },
    ],
    education: [
      {
        school: 'Willamette Bend College',
        degree: 'B.S. in Supply Chain Management',
        year: '2014',
        graduationDate: 'May 2014',
        location: 'Salem, OR',
        gpa: '3.7',
      },
    ],
    certifications: [{ name: 'APICS CPIM', issuer: 'ASCM', year: '2019', number: 'C-81234', expires: '06/2027' }],
    extras: {
      projects: [
        { name: 'Dock planner', description: 'A planning board for 14 docks: https://dock.example.com/board' },
      ],
      awards: ['Site of the Year, 2023'],
      volunteer: [
        { role: 'Driver', organization: 'Food Bank West', startDate: '2019', description: 'One Saturday a month.' },
      ],
      languages: [
        { name: 'English', level: 'Native' },
        { name: 'Polish', level: 'Fluent' },
      ],
    },
  });
