import { emptyEducation, emptyExperience, emptyResumeData } from '../../resume/resume-data.js';
import { timeInTrade, yearsOfExperience } from './years-of-experience.js';

const TODAY = new Date('2026-11-23');
const withSummary = (text: string) => ({
  ...emptyResumeData(),
  summary: { text },
  experience: [{ ...emptyExperience(), role: 'Nurse', startDate: 'Jan 2018', current: true }],
});

describe('yearsOfExperience', () => {
  it.each([
    ['Nurse with six years in ICUs.', 6],
    ['Over 10 years of experience in sales', 10],
    ['Engineer, 12+ yrs', 12],
    ['Developer with a year and a half of experience', 1],
    ['I train 30 people a year in first aid.', 8],
    ['A nurse who cares.', 8],
    ['Moved here two years ago.', 8],
    ['I am 34 years old.', 8],
    ['99 years of service', 8],
    ['Nurse, 15 years counting the Army.', 8],
    ['Nurse with nearly ten years on wards.', 8],
  ])('uses the years of experience in the summary, but no other years: %s', (text, years) =>
    expect(yearsOfExperience(withSummary(text), TODAY)).toBe(years),
  );

  const changed = (text: string) => ({
    ...withSummary(text),
    personal: { ...emptyResumeData().personal, jobTitle: 'Registered Educator' },
    experience: [
      { ...emptyExperience(), role: 'Supply Educator', startDate: 'May 2023', current: true },
      {
        ...emptyExperience(),
        role: 'Teller',
        company: 'Escarpment Community Credit Union',
        startDate: 'May 2013',
        endDate: 'May 2023',
      },
    ],
  });

  it.each([
    ['Educator who came to the profession after ten years in a bank.', 3],
    ['Following ten years in sales, I trained as an educator.', 3],
    ['Ten years as a teller taught me patience.', 3],
    ['Spent ten years at a credit union.', 3],
    ['After ten years in a bank, I retrained. Educator with four years of experience.', 4],
    ['Moved abroad after six years as an educator.', 6],
    ['Educator with six years’ experience in nurseries.', 6],
  ])('leaves out years in a career that preceded the one in the job title: %s', (text, years) =>
    expect(yearsOfExperience(changed(text), TODAY)).toBe(years),
  );
});

describe('yearsOfExperience if the summary states no years in the trade', () => {
  const jobs = (title: string, ...roles: readonly string[]) => ({
    ...emptyResumeData(),
    personal: { ...emptyResumeData().personal, jobTitle: title },
    experience: roles.map((role, index) => ({
      ...emptyExperience(),
      role,
      startDate: `Jan ${2024 - 3 * index}`,
      endDate: `Jan ${2027 - 3 * index}`,
    })),
  });

  it.each([
    ['Accountant', ['Accountant', 'Bookkeeper'], 5],
    ['Developer', ['Developer', 'Barista'], 2],
    ['Electrician', ['Electrician', 'Apprentice Electrician'], 2],
    ['Store Manager', ['Store Manager', 'Sales Assistant'], 2],
    ['Hotel Receptionist', ['Receptionist', 'Room Attendant'], 2],
    ['Care Assistant', ['Full-time family carer (unpaid)', 'Care Assistant'], 3],
    ['Junior Web Developer', ['Web Developer', 'Store Manager'], 2],
    ['Marketing Student', ['Marketing Intern', 'Intern'], 5],
    ['Line Cook', ['Line Cook', 'Prep Cook, then Line Cook'], 5],
    ['Roof Technician', ['Roof Technician', 'Roof Installer / Helper'], 5],
  ])('counts the years of work in the occupation that the job title names: %s', (title, roles, years) =>
    expect(yearsOfExperience(jobs(title, ...roles), TODAY)).toBe(years),
  );

  it.each([
    ['Coach Driver', ['Coach Driver', 'Van Driver'], 2],
    ['Van Driver', ['Van Driver', 'Courier driver'], 5],
    ['Welder', ['Welder', 'Labourer then welder'], 0],
    ['Tiler', ['Tiler', 'Tiler’s mate'], 2],
    ['Library Assistant', ['Library Assistant', 'Library Manager'], 2],
    ['Florist', ['Bus Escort', 'Parking Attendant'], 0],
  ])('does not count years in other work, in training or in another branch of the trade: %s', (title, roles, years) =>
    expect(yearsOfExperience(jobs(title, ...roles), TODAY)).toBe(years),
  );

  it('counts the years in a trade only from the end of the apprenticeship', () => {
    const data = jobs('Stonemason', 'Stonemason', 'Stonemason', 'Stonemason');
    const education = [{ ...emptyEducation(), degree: 'Apprenticeship in stonemasonry', year: '2022' }];
    expect(yearsOfExperience(data, TODAY)).toBe(8);
    expect(yearsOfExperience({ ...data, education }, TODAY)).toBe(3);
  });

  it('ignores years in the summary that refer to another occupation', () => {
    const data = {
      ...jobs('Nursery Assistant', 'Nursery Assistant'),
      summary: { text: 'Midwife with 14 years in Peru.' },
    };
    expect(yearsOfExperience(data, TODAY)).toBe(2);
  });
});

describe('timeInTrade', () => {
  const timeOf = (startDate: string, endDate: string): string =>
    timeInTrade(
      {
        ...emptyResumeData(),
        personal: { ...emptyResumeData().personal, jobTitle: 'Nurse' },
        experience: [{ ...emptyExperience(), role: 'Nurse', startDate, endDate }],
      },
      TODAY,
    );

  it.each([
    ['Sep 2024', 'Sep 2025', '1 year'],
    ['Sep 2024', 'Oct 2025', 'just over a year'],
    ['Sep 2024', 'Jan 2026', 'over a year'],
    ['Sep 2024', 'Mar 2026', 'a year and a half'],
    ['Sep 2024', 'May 2026', 'nearly two years'],
    ['Sep 2024', 'Sep 2026', '2 years'],
    ['Feb 2023', 'Nov 2026', '3 years'],
    ['2024', '2026', '2 years'],
    ['2024', 'Oct 2025', '1 year'],
    ['Sep 2025', 'Oct 2025', '0 years'],
  ])('never overstates the time between two dates: %s to %s is %s', (start, end, words) => {
    expect(timeOf(start, end)).toBe(words);
  });
});
