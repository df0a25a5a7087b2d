import type { ResumeData } from '@shortlist/shared/resume/resume-data';

/** A fictional user whose resume has content in every section and is about a page and a half long. */
export const NURSE = {
  personal: {
    fullName: 'Marisol Quintana-Brandt',
    jobTitle: 'Registered Nurse',
    email: 'marisol.quintana@example.com',
    phone: '(555) 010-0142',
    location: 'Tucson, AZ',
    linkedin: 'linkedin.com/in/marisol-quintana-sample',
    portfolio: '',
  },
  summary: {
    text: 'Emergency nurse with eight years in level I trauma and rural care. Steady triage under pressure, clear handovers, and 96% of charts closed on shift. Preceptor to nineteen new graduates.',
  },
  experience: [
    {
      role: 'Charge Nurse, Emergency',
      company: 'Saguaro Valley Hospital',
      location: 'Tucson, AZ',
      startDate: 'Mar 2021',
      endDate: '',
      current: true,
      bullets: [
        'Led a team of 14 nurses through 210 arrivals a day without one walk-out in the winter surge.',
        'Cut door-to-triage time from 17 to 6 minutes with a nurse-first desk.',
        'Trained 19 new graduates; 18 are still on the unit.',
      ],
    },
    {
      role: 'Staff Nurse, Telemetry',
      company: 'Copper Ridge Medical Center',
      location: 'Bisbee, AZ',
      startDate: 'Jun 2016',
      endDate: 'Feb 2021',
      current: false,
      bullets: ['Cared for five monitored patients a shift.', 'Wrote the unit’s guide to alarm limits.'],
    },
  ],
  education: [
    {
      school: 'Sonoran State University',
      degree: 'Bachelor of Science in Nursing',
      year: '2016',
      location: 'Tucson, AZ',
      gpa: '3.7',
      graduationDate: '',
    },
  ],
  skills: ['Triage', 'Trauma care', 'Cardiac monitoring', 'Epic', 'Precepting'],
  certifications: [
    {
      name: 'Certified Emergency Nurse',
      issuer: 'Board of Certification for Emergency Nursing',
      year: '2019',
      number: 'CEN-204417',
      expires: '',
    },
    {
      name: 'Advanced Cardiac Life Support',
      issuer: 'American Heart Association',
      year: '',
      number: '',
      expires: 'Aug 2027',
    },
  ],
  extras: {
    projects: [{ name: 'Quiet nights', description: 'Clustered care after midnight; noise complaints fell by half.' }],
    awards: ['Nurse of the Year, 2023'],
    volunteer: [
      {
        role: 'Vaccination nurse',
        organization: 'Borderlands Mobile Clinic',
        startDate: '2020',
        endDate: '2022',
        description: 'Two Saturdays a month.',
      },
    ],
    languages: [{ name: 'Spanish', level: 'Native' }],
  },
  settings: { pageSize: 'letter' },
} as const satisfies Readable<ResumeData>;

type Readable<T> = T extends object ? { readonly [Key in keyof T]: Readable<T[Key]> } : T;

/** Texts that the page preview and every exported file must contain. Line breaks may split a text. */
export const NURSE_TEXTS: readonly string[] = [
  ...[NURSE.personal.fullName, NURSE.personal.email, NURSE.personal.phone, NURSE.summary.text],
  ...NURSE.experience.flatMap(({ role, company, startDate, bullets }) => [role, company, startDate, ...bullets]),
  ...NURSE.education.flatMap(({ school, degree, year }) => [school, degree, year]),
  ...NURSE.skills,
  ...NURSE.certifications.flatMap(({ name, issuer, number, expires }) =>
    [name, issuer, number, expires].filter(Boolean),
  ),
  ...NURSE.extras.projects.flatMap(({ name, description }) => [name, description]),
  ...NURSE.extras.awards,
  ...NURSE.extras.volunteer.flatMap(({ role, organization }) => [role, organization]),
  NURSE.extras.languages[0].name,
];
