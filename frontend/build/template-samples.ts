import {
  emptyEducation,
  emptyExperience,
  emptyResumeData,
  type Experience,
  type ResumeData,
  type TemplateKey,
} from '@shortlist/shared/resume/resume-data';

/** Fictional resumes, one per template, each in a profession that suits the template. */
export const SAMPLES: Record<TemplateKey, ResumeData> = {
  general: resume(
    ['Maya Lindqvist', 'Project Manager', 'Portland, OR'],
    'Project manager with nine years in logistics and retail. Brings depots, stores and the people in them through change on time, and leaves a plan that the next person can read.',
    [
      job('Project Manager', 'Northwind Logistics', 'Portland, OR', 'Mar 2021', '', [
        'Opened two regional depots three weeks early and 6% under budget',
        'Led the move of 140 staff to one shift system, with no missed delivery day',
        'Cut open change requests from 85 to 12 with a weekly review of 30 minutes',
      ]),
      job('Operations Coordinator', 'Harbor Retail Group', 'Seattle, WA', 'Jun 2016', 'Feb 2021', [
        'Planned the refit of 22 stores, each closed for no more than four days',
        'Built the supplier scorecard that is still used in every tender',
      ]),
    ],
    ['BSc, Business Administration', 'University of Washington', '2016'],
    ['Budgeting', 'Stakeholder management', 'Jira', 'Risk planning', 'Vendor contracts', 'Spanish'],
    [['Project Management Professional (PMP)', 'PMI', '2020']],
  ),
  exec: resume(
    ['Jonathan Okafor', 'Chief Financial Officer', 'Chicago, IL'],
    'Finance leader of manufacturing groups from $80 million to $1.2 billion in revenue. Known for clean closes, plain reporting, and acquisitions that pay back within the promised time.',
    [
      job('Chief Financial Officer', 'Meridian Components', 'Chicago, IL', 'Jan 2019', '', [
        'Raised operating margin from 9.4% to 13.1% over four years',
        'Closed and integrated five acquisitions, all above the planned return',
        'Refinanced $310 million of debt at 140 basis points less',
      ]),
      job('Vice President, Finance', 'Lakeshore Industries', 'Milwaukee, WI', 'Apr 2012', 'Dec 2018', [
        'Brought the monthly close from eleven working days to four',
        'Built the treasury function of a group with nine currencies',
      ]),
    ],
    ['MBA, Finance', 'University of Chicago', '2012'],
    ['Capital markets', 'Mergers and acquisitions', 'Treasury', 'Investor relations', 'SAP'],
    [['Certified Public Accountant', 'State of Illinois', '2009']],
  ),
  tech: resume(
    ['Priya Raman', 'Backend Engineer', 'Austin, TX'],
    'Engineer of payment and messaging systems that stay up. Eight years of Go and PostgreSQL, at home in production and in code review.',
    [
      job('Senior Backend Engineer', 'Ledgerline', 'Austin, TX', 'Aug 2020', '', [
        'Rebuilt the settlement service: p99 from 900 ms to 70 ms at four times the load',
        'Moved 2.1 TB to partitioned PostgreSQL tables without a minute of downtime',
        'Introduced error budgets; pages at night fell from 31 to 4 a month',
      ]),
      job('Software Engineer', 'Postbird', 'Denver, CO', 'Jul 2016', 'Jul 2020', [
        'Wrote the delivery queue that handles 40 million messages a day',
        'Mentored five engineers, three of whom now lead teams',
      ]),
    ],
    ['BSc, Computer Science', 'University of Colorado', '2016'],
    ['Go', 'TypeScript', 'PostgreSQL', 'Redis', 'Kubernetes', 'AWS', 'Terraform', 'gRPC', 'Docker', 'Kafka'],
    [['AWS Solutions Architect', 'Amazon Web Services', '2022']],
  ),
  creative: resume(
    ['Léa Moreau', 'Art Director', 'New York, NY'],
    'Art director for books, museums and the odd bicycle brand. Ten years of turning a thick brief into one clear picture.',
    [
      job('Art Director', 'Studio Halftone', 'New York, NY', 'May 2019', '', [
        'Designed the identity of a museum with 400,000 visitors a year',
        'Directed a campaign that doubled first-week sales of a debut novel',
        'Built and led a team of six designers and two illustrators',
      ]),
      job('Graphic Designer', 'Paper Kite Press', 'Boston, MA', 'Sep 2014', 'Apr 2019', [
        'Designed 63 covers, four of them chosen for the national yearbook',
        'Set up a type system that halved the time from manuscript to proof',
      ]),
    ],
    ['BFA, Graphic Design', 'Rhode Island School of Design', '2014'],
    ['Typography', 'Branding', 'Figma', 'InDesign', 'Photo direction', 'French'],
    [['Typeface Design Certificate', 'Cooper Union', '2018']],
  ),
  health: resume(
    ['Daniel Reyes', 'Registered Nurse', 'San Diego, CA'],
    'Intensive-care nurse with seven years at the bedside, a steady hand with families, and a habit of writing handovers that the next shift thanks him for.',
    [
      job('Registered Nurse, ICU', 'Bayview Medical Center', 'San Diego, CA', 'Feb 2020', '', [
        'Cared for two to three ventilated patients a shift in a 24-bed unit',
        'Led the line-infection project that took the unit to 412 days without one',
        'Precepted 14 new graduates, all of whom stayed past their first year',
      ]),
      job('Registered Nurse, Medical-Surgical', 'St. Brendan Hospital', 'Fresno, CA', 'Aug 2017', 'Jan 2020', [
        'Managed five patients a shift with a 98% on-time medication record',
        'Wrote the bedside handover sheet used by four wards',
      ]),
    ],
    ['BSc, Nursing', 'San Diego State University', '2017'],
    ['Critical care', 'Ventilator management', 'Epic', 'Patient education', 'Spanish'],
    [
      ['Registered Nurse License', 'California Board of Nursing', '2017', '812345', '2028'],
      ['Critical Care Registered Nurse (CCRN)', 'AACN', '2021'],
      ['Advanced Cardiac Life Support', 'American Heart Association', '2025'],
    ],
  ),
};

function resume(
  [fullName, jobTitle, location]: [string, string, string],
  summary: string,
  experience: Experience[],
  [degree, school, year]: [string, string, string],
  skills: string[],
  certifications: [name: string, issuer: string, year: string, number?: string, expires?: string][],
): ResumeData {
  const mailbox = fullName
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replace(' ', '.');
  return {
    ...emptyResumeData(),
    personal: {
      ...emptyResumeData().personal,
      fullName,
      jobTitle,
      location,
      email: `${mailbox}@example.com`,
      phone: '(555) 010-0142',
      linkedin: `linkedin.com/in/${mailbox.replace('.', '-')}`,
    },
    summary: { text: summary },
    experience,
    education: [{ ...emptyEducation(), degree, school, year }],
    skills,
    certifications: certifications.map(([name, issuer, year, number = '', expires = '']) => ({
      name,
      issuer,
      year,
      number,
      expires,
    })),
  };
}

/** An empty end date means that the job is current. */
function job(
  role: string,
  company: string,
  location: string,
  startDate: string,
  endDate: string,
  bullets: string[],
): Experience {
  return { ...emptyExperience(), role, company, location, startDate, endDate, current: endDate === '', bullets };
}
