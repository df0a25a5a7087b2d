import { readResumeData } from '../src/resume/read-resume-data.js';
import type { ResumeData } from '../src/resume/resume-data.js';

const personal = (fullName: string, jobTitle: string, more: object = {}) => ({
  fullName,
  jobTitle,
  email: 'name@example.com',
  phone: '+1 555 010 0199',
  location: 'Dayton, OH',
  ...more,
});

const graded = (data: Record<string, unknown>): ResumeData => readResumeData(data);

/**
 * Realistic resumes from several professions, in three grades: `STRONG` resumes are complete and state results,
 * `MEDIOCRE` ones are complete but list only duties, and `WEAK` ones are incomplete. Any recruiter would rank the
 * grades in this order.
 */
export const STRONG: Readonly<Record<string, ResumeData>> = {
  nurse: graded({
    personal: personal('Marisol Quintana', 'Registered Nurse', { linkedin: 'linkedin.com/in/marisol-quintana' }),
    summary: {
      text: 'Registered nurse with eight years in acute and critical care. Precepts new graduates, runs the unit council and keeps infection numbers low. Calm in emergencies, exact in charting and trusted by families on their hardest days.',
    },
    skills: ['Critical care', 'Telemetry', 'Infection control', 'Epic', 'Patient education', 'EKG interpretation'],
    experience: [
      {
        role: 'Registered Nurse, ICU',
        company: 'Delta Medical Center',
        startDate: 'Mar 2019',
        current: true,
        bullets: [
          'Care for two to three critically ill patients a shift in a 24-bed medical intensive care unit.',
          'Reduced central line infections by 40% in one year by leading a daily line review.',
          'Precept 14 new graduates, all of whom passed their first competency review.',
          'Rewrote the telemetry alarm policy, which cut false alarms from 90 to 35 a day.',
        ],
      },
      {
        role: 'Staff Nurse, Telemetry',
        company: 'Riverside Hospital',
        startDate: 'Jun 2016',
        endDate: 'Feb 2019',
        bullets: [
          'Monitored up to 32 telemetry patients and escalated rhythm changes within two minutes.',
          'Taught EKG interpretation to 20 colleagues in a monthly class.',
          'Charted in Epic with no late entries in two annual audits.',
        ],
      },
    ],
    education: [{ school: 'Wright State University', degree: 'Bachelor of Science in Nursing', year: '2016' }],
    certifications: [{ name: 'RN license, Ohio' }, { name: 'ACLS' }, { name: 'BLS' }],
  }),
  developer: graded({
    personal: personal('Tomas Hall', 'Senior Backend Engineer', { portfolio: 'tomashall.example.com' }),
    summary: {
      text: 'Backend engineer with nine years of building payment and pricing services in TypeScript and Go. Likes small teams, measured changes and dashboards that tell the truth. Mentors, writes design notes and stays until it runs.',
    },
    skills: ['TypeScript', 'Node.js', 'PostgreSQL', 'Docker', 'AWS', 'CI/CD', 'Go'],
    experience: [
      {
        role: 'Senior Backend Engineer',
        company: 'Northline Freight',
        startDate: '01/2020',
        current: true,
        bullets: [
          'Rebuilt the quoting service in Node.js and PostgreSQL, cutting the 95th percentile from 900 to 120 ms.',
          'Introduced contract tests in CI/CD that stopped four of five production regressions.',
          'Migrated 60 services to Docker on AWS without a minute of planned downtime.',
          'Mentor three engineers, two of whom were promoted within 18 months.',
        ],
      },
      {
        role: 'Software Engineer',
        company: 'Paywise',
        startDate: '09/2015',
        endDate: '12/2019',
        bullets: [
          'Built the ledger that books 2 million payments a month with no unexplained difference.',
          'Saved $140,000 a year by moving nightly reports from a warehouse to PostgreSQL.',
          'Designed an event format that eleven teams now share.',
        ],
      },
    ],
    education: [{ school: 'Ohio State University', degree: 'BSc Computer Science', year: '2015' }],
  }),
  storeManager: graded({
    personal: personal('Dana Whitfield', 'Store Manager'),
    summary: {
      text: 'Store manager with seven years of running shops of up to 30 people. Raises conversion with better floor plans, keeps shrink below one percent and develops shift leads who become managers. At home with numbers and with customers.',
    },
    skills: ['Retail management', 'Visual merchandising', 'Workforce scheduling', 'Loss prevention', 'Excel'],
    experience: [
      {
        role: 'Store Manager',
        company: 'Harbor Homewares',
        startDate: 'April 2019',
        current: true,
        bullets: [
          'Lead 28 associates in a store with $6.1M in yearly sales.',
          'Raised conversion from 18% to 24% in two years with new floor plans and coaching.',
          'Cut shrink to 0.8% of sales, the lowest of 41 stores in the region.',
          'Developed five shift leads, three of whom now run their own stores.',
        ],
      },
      {
        role: 'Assistant Manager',
        company: 'Lakeside Outfitters',
        startDate: 'May 2016',
        endDate: 'March 2019',
        bullets: [
          'Scheduled 22 people a week within a labor budget of 11% of sales.',
          'Trained 35 seasonal hires each winter in service and cash handling.',
          'Won the regional award for visual merchandising twice.',
        ],
      },
    ],
    education: [{ school: 'Sinclair Community College', degree: 'Associate of Business', year: '2015' }],
  }),
};

export const MEDIOCRE: Readonly<Record<string, ResumeData>> = {
  officeManager: graded({
    personal: personal('Pat Lindgren', 'Office Manager', { location: '' }),
    summary: { text: 'Experienced office manager and team player looking for a new challenge.' },
    skills: ['Microsoft Office', 'Organization', 'Communication'],
    experience: [
      {
        role: 'Office Manager',
        company: 'Bright Dental',
        startDate: '2018',
        current: true,
        bullets: [
          'Responsible for the front desk and the schedule of the practice',
          'Handled invoices and payroll',
          'Ordering of supplies',
          'Answered phone calls and e-mails from patients every day',
        ],
      },
      {
        role: 'Receptionist',
        company: 'City Clinic',
        startDate: 'Summer 2014',
        endDate: '2018',
        bullets: ['Greeted patients', 'Worked on filing and other office tasks'],
      },
    ],
    education: [{ school: 'Central High School', degree: 'Diploma', year: '2012' }],
  }),
  developer: graded({
    personal: personal('Sam Okafor', 'Web Developer', { linkedin: 'linkedin.com/in/sam-okafor' }),
    summary: {
      text: 'Passionate about technology, I am a hard worker with experience in many frameworks and languages.',
    },
    skills: ['JavaScript', 'React', 'HTML', 'CSS', 'Git'],
    experience: [
      {
        role: 'Web Developer',
        company: 'Agency Blue',
        startDate: '03/2021',
        current: true,
        bullets: [
          'Worked on websites for various clients',
          'Responsible for the maintenance of the existing code base',
          'Participated in code reviews and daily meetings',
          'Fixed bugs and added features',
        ],
      },
      {
        role: 'Junior Developer',
        company: 'Startup One',
        startDate: '01/2019',
        endDate: '02/2021',
        bullets: ['Helped the team with front-end tasks', 'Worked with React and Redux on the main product'],
      },
    ],
    education: [{ school: 'Technical College', degree: 'Web Development', year: '2018' }],
  }),
  electrician: graded({
    personal: personal('Lou Brandt', 'Electrician', { email: 'lou.brandt@example.com' }),
    summary: { text: '' },
    skills: ['Wiring', 'Conduit', 'Blueprints', 'Troubleshooting'],
    experience: [
      {
        role: 'Electrician',
        company: 'Brandt & Sons',
        startDate: 'May 2015',
        current: true,
        bullets: [
          'Installing wiring, outlets and panels in homes and small shops',
          'Doing service calls and repairs for regular customers',
          'Duties include reading blueprints and passing inspections',
        ],
      },
      {
        role: 'Apprentice',
        company: 'Valley Electric',
        startDate: 'Jun 2011',
        endDate: 'Apr 2015',
        bullets: ['Assisted with all kinds of electrical work', 'Pulled wire and bent conduit on two schools'],
      },
    ],
    education: [{ school: 'Valley Trade School', degree: 'Electrical apprenticeship', year: '2015' }],
  }),
};

export const WEAK: Readonly<Record<string, ResumeData>> = {
  noBullets: graded({
    personal: { fullName: 'Kim Sato', email: 'kim@example.com' },
    skills: ['Word', 'Excel'],
    experience: [
      { role: 'Assistant', company: 'Various companies', startDate: 'a few years ago' },
      { role: 'Driver', company: '', startDate: '2012' },
    ],
    education: [{ school: 'High School' }],
  }),
  firstPerson: graded({
    personal: personal('Jo Meyer', '', { phone: 'ask me', location: '' }),
    summary: { text: 'I am looking for a job.' },
    skills: ['hard worker, team player, fast learner, motivated'],
    experience: [
      {
        role: 'Sales',
        company: 'Shop',
        startDate: '',
        bullets: ['I was selling things to people and I liked my job', 'Cleaning'],
      },
    ],
  }),
  leftOver: graded({
    personal: personal('Alex Poe', 'Manager', { email: 'alex at example' }),
    summary: { text: 'Results-driven manager with [X] years of experience.' },
    skills: [],
    experience: [
      {
        role: 'Manager',
        company: '[Company]',
        startDate: 'Spring 2016',
        endDate: 'recently',
        bullets: ['Responsible for various tasks', 'Improved sales by [X%]', 'Responsible for various tasks'],
      },
    ],
  }),
};
