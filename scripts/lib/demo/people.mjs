// Generates fictional users with resumes. The addresses end in example.com, a domain reserved for examples.
import { TEMPLATE_KEYS } from '@shortlist/shared/resume/resume-data';

const FIRST_NAMES = [
  'Amara',
  'Ben',
  'Chiara',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Ines',
  'Jonas',
  'Keiko',
  'Liam',
  'Maya',
  'Noor',
  'Oscar',
  'Priya',
  'Quinn',
  'Rosa',
  'Samuel',
  'Tara',
  'Umar',
  'Vera',
  'Wei',
  'Ximena',
  'Yusuf',
  'Zoe',
];
const LAST_NAMES = [
  'Abara',
  'Bauer',
  'Castillo',
  'Dahl',
  'Evans',
  'Fischer',
  'Garcia',
  'Haddad',
  'Ito',
  'Jansen',
  'Kowalski',
  'Lopez',
  'Martin',
  'Nguyen',
  'Okafor',
  'Petrov',
  'Quiroga',
  'Rossi',
  'Singh',
  'Torres',
  'Ueda',
  'Vargas',
  'Walsh',
  'Xu',
  'Young',
  'Zimmer',
];

const TRADES = [
  {
    title: 'Registered Nurse',
    company: 'Lakeside General Hospital',
    bullets: ['Cared for up to six patients a shift on a surgical ward', 'Trained four new nurses in wound care'],
    skills: ['Patient assessment', 'Wound care', 'IV therapy'],
  },
  {
    title: 'Financial Analyst',
    company: 'Northwind Logistics',
    bullets: [
      'Built the monthly forecast for eleven cost centers',
      'Cut the closing of the books from nine days to five',
    ],
    skills: ['Excel', 'Forecasting', 'SAP'],
  },
  {
    title: 'Frontend Developer',
    company: 'Brightside Software',
    bullets: ['Rebuilt the checkout in React and TypeScript', 'Halved the time until the first page is drawn'],
    skills: ['TypeScript', 'React', 'Accessibility'],
  },
  {
    title: 'Electrician',
    company: 'Hansen Building Services',
    bullets: ['Wired twenty-two apartments to code', 'Led the inspection of emergency lighting'],
    skills: ['Wiring', 'Fault finding', 'Safety inspection'],
  },
  {
    title: 'Marketing Manager',
    company: 'Fable & Co.',
    bullets: ['Planned the launch of three products', 'Grew the newsletter from 4,000 to 11,000 readers'],
    skills: ['Campaign planning', 'Copywriting', 'Google Analytics'],
  },
  {
    title: 'Primary School Teacher',
    company: 'Oak Street School',
    bullets: ['Taught a class of 26 in grade four', 'Introduced a reading program for the whole school'],
    skills: ['Lesson planning', 'Classroom management', 'Reading instruction'],
  },
];

/**
 * @param {import('./random.mjs').Random} random
 * @param {number} number makes the address unique
 */
export function personOf(random, number) {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const email = `${firstName}.${lastName}.${number}@example.com`.toLowerCase();
  return { id: random.uuid(), firstName, lastName, email, trade: random.pick(TRADES) };
}

/** @typedef {ReturnType<typeof personOf>} Person */

/**
 * @param {import('./random.mjs').Random} random
 * @param {Person} person
 */
export function resumeOf(random, { firstName, lastName, email, trade: { title, company, bullets, skills } }) {
  return {
    id: random.uuid(),
    title: `${title} resume`,
    template: random.pick(TEMPLATE_KEYS),
    data: {
      personal: {
        fullName: `${firstName} ${lastName}`,
        jobTitle: title,
        email,
        phone: '(555) 010-0142',
        location: 'Portland, OR',
      },
      summary: { text: `${title} who likes careful work and clear words.` },
      experience: [{ role: title, company, startDate: 'Mar 2021', endDate: 'Present', bullets }],
      skills,
    },
  };
}
