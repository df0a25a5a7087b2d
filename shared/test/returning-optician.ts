import { readResumeData } from '../src/resume/read-resume-data.js';
import type { ResumeData } from '../src/resume/resume-data.js';

/** Returns the resume of an optician whose latest job was in a different line of work. */
export const returningOptician = (more: object = {}): ResumeData =>
  readResumeData({
    personal: { jobTitle: 'Optician' },
    experience: [
      {
        role: 'Bus Escort',
        company: 'Ashby Council',
        startDate: '2022',
        endDate: '2025',
        bullets: ['Calmed 14 children'],
      },
      {
        role: 'Optician',
        company: 'Elm Eyes',
        startDate: '2010',
        endDate: '2018',
        bullets: ['Fitted 20 frames a day', 'Trained 2 juniors'],
      },
    ],
    ...more,
  });
