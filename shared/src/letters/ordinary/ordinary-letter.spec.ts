import { asks } from '../../../test/job-requirements.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { composeCoverLetter } from '../compose-cover-letter.js';
import type { JobRequirements } from '../evidence/proven-skills.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const POSTING = `Bakery Manager
Rye & Rise, Leeds. Reference: RR-7
- Plan labour for the early shift
- Train new bakers on the ovens
- Keep waste low
Fluent Polish and a food hygiene certificate help. First aid at work is required.`;

const JOBS = [
  {
    role: 'Head Baker',
    company: 'Crumb Street',
    startDate: 'Jan 2021',
    current: true,
    bullets: [
      'Run a team of 6 that bakes 900 loaves a day',
      'Plan labour for 5 early shifts a week',
      'Wrote the recipe book for 40 breads',
      'Responsible for training students on the ovens',
    ],
  },
  {
    role: 'Baker',
    company: 'Crumb Street',
    startDate: 'Jan 2017',
    endDate: 'Dec 2020',
    bullets: ['Lowered flour waste on my shift from 8% to 5%', 'Laid off with all bakers in May 2020'],
  },
  {
    role: 'Prep Cook, then Line Cook',
    company: 'Oak Inn',
    startDate: 'Jan 2014',
    endDate: 'Dec 2016',
    bullets: ['Trained 3 new cooks on the ovens'],
  },
];

const letterOf = (more: object = {}, profile: JobRequirements | null = null, jdText = POSTING): string =>
  composeCoverLetter(
    readResumeData({ personal: { jobTitle: 'Head Baker', phone: '0113 496 0000' }, experience: JOBS, ...more }),
    profile,
    { tone: 'plain', length: 'medium', recipient: '', company: 'Rye & Rise', role: 'Bakery Manager', jdText },
    NOW,
  ).letter;

describe('a cover letter written from bullets that are complete phrases', () => {
  it('does not begin two sentences alike, and states the first duty of the current job', () => {
    expect(letterOf()).toContain(
      'I am applying for the Bakery Manager position at Rye & Rise (ref. RR-7). As a Head Baker with five years of experience, I currently work at Crumb Street, where I run a team of 6 that bakes 900 loaves a day.',
    );
  });

  it('mentions a current duty that the job description also mentions', () => {
    expect(letterOf()).toContain('As in the job you describe, I plan labour for 5 early shifts a week.');
  });

  it('describes finished work in the current job in the present perfect, and duties in the present tense', () => {
    const letter = letterOf();
    expect(letter).toMatch(/I have (?:also )?written the recipe book for 40 breads/);
    expect(letter).toMatch(/I (?:also )?train students on the ovens/);
  });

  it('states each result with the job in which it was achieved, and never mentions a layoff', () => {
    const letter = letterOf();
    expect(letter).toContain(
      'Before that, as a Baker with the same employer, I lowered flour waste on my shift from 8% to 5%.',
    );
    expect(letter).toContain(
      'Earlier still, first as a Prep Cook and then as a Line Cook at Oak Inn, I trained 3 new cooks on the ovens.',
    );
    expect(letter).not.toMatch(/laid off/i);
  });

  it('states required qualifications, the first language and the date of a booked course', () => {
    const letter = letterOf({
      certifications: [
        { name: 'Food Hygiene Certificate' },
        { name: 'First Aid at Work', year: 'Course booked January 2027' },
      ],
      extras: { languages: [{ name: 'Polish', level: 'Native' }] },
    });
    expect(letter).toContain('I hold a Food Hygiene Certificate.');
    expect(letter).toContain('Polish is my first language.');
    expect(letter).toContain('My First Aid at Work course is booked for January 2027.');
  });

  it('names a required qualification that is in progress, but not one that has lapsed', () => {
    const withStatus = (year: string) => letterOf({ certifications: [{ name: 'Food Hygiene Certificate', year }] });
    expect(withStatus('in progress')).toContain('I am working towards a Food Hygiene Certificate.');
    expect(withStatus('expired 2024')).not.toContain('Food Hygiene');
  });

  it('joins a duty and a finished action, as in "prepare 30 orders a week, and have cut the delays"', () => {
    const bullets = [
      'Run a team of 6 that bakes 900 loaves a day',
      'Raised sales from 58 to 74 cakes a day in two years',
      'Organize the summer fair',
      'Prepare 30 orders a week; cut the delays from 9 days to 4',
    ];
    const letter = letterOf({ experience: [{ ...JOBS[0], bullets }] });
    expect(letter).not.toMatch(/in two years and organize/);
    expect(letter).toContain('prepare 30 orders a week, and have cut the delays from 9 days to 4');
    const graded = letterOf({
      experience: [{ ...JOBS[0], bullets: [...bullets.slice(0, 3), 'Bake 15 loaves a day; graded acceptable in 97%'] }],
    });
    expect(graded).not.toContain('have graded');
  });

  it('reads "Care for 6 apprentices" as an action, but "Room safeguarding lead" as a role', () => {
    const bullets = [
      'Care for 6 apprentices a shift',
      'Serve as relief manager 4 times a month',
      'Room safeguarding lead since January 2025',
      'Exceeded the sales goal in 3 of 4 years (108%, 97%, 112%, 119%)',
    ];
    const letter = letterOf({ experience: [{ ...JOBS[0], bullets }] });
    expect(letter).toContain('I care for 6 apprentices a shift');
    expect(letter).toContain('serve as relief manager 4 times a month');
    expect(letter).toContain('been room safeguarding lead since January 2025');
    expect(letter).toContain('exceeded the sales goal in 3 of 4 years (108%, 97%, 112%, 119%)');
  });

  it('recognizes a verb after "I" even if it can also be a noun, such as "handle"', () => {
    const bullets = ['I greet 90 guests a day', 'I train bakers', 'I handle complaints calmly', 'I keep waste low'];
    expect(letterOf({ experience: [{ ...JOBS[0], bullets }] })).toContain('handle complaints calmly');
  });

  it('lists a duplicate diploma once, and does not read "Issue desk" as an action', () => {
    const diploma = 'Diploma in Bakery Management';
    const letter = letterOf({
      certifications: [{ name: diploma }],
      education: [{ degree: diploma, school: 'Elm College', year: '2015' }],
      experience: [{ ...JOBS[0], bullets: [...JOBS[0]!.bullets, 'Issue desk, enquiries and tills'] }],
    });
    expect(letter.match(/Diploma in Bakery Management/g)).toHaveLength(1);
    expect(letter).not.toContain('I issue desk');
  });

  it('names a diploma that meets a differently worded requirement, such as "a full and relevant Level 3"', () => {
    const education = [{ degree: 'Level 3 Diploma in Childcare', school: 'Elm College', year: '2015' }];
    const posting = `${POSTING}\nA full and relevant Level 3 is required.`;
    expect(letterOf({ education }, null, posting)).toContain(
      'I completed a Level 3 Diploma in Childcare at Elm College.',
    );
    expect(letterOf({ education })).not.toContain('Childcare');
  });

  it('names the earlier role of a user whose current job is in another line of work', () => {
    const experience = [{ ...JOBS[0], role: 'Shop Supervisor' }, { ...JOBS[1], company: 'Ash Bakery' }, JOBS[2]];
    const letter = letterOf({ personal: { jobTitle: 'Baker' }, experience });
    expect(letter).toContain(
      'I have three years of experience as a Baker and currently work as a Shop Supervisor at Crumb Street, where I run a team of 6',
    );
    expect(letter).toContain('Before that, as a Baker at Ash Bakery, I lowered flour waste');
  });

  it('mentions projects and volunteering only if they are relevant to the job', () => {
    const withExtras = (description: string) =>
      letterOf({
        extras: {
          projects: [{ name: 'Loaf', description }],
          volunteer: [
            { role: 'Oven trainer', organization: 'Elm Trust', startDate: '2020', description: 'Train bakers.' },
          ],
        },
      });
    expect(withExtras('App that plans labour for bakers.')).toContain('own projects is Loaf: an app that plans labour');
    expect(withExtras('App that counts birds.')).not.toContain('Loaf');
    expect(withExtras('App that counts birds.')).toContain(
      'Outside work, I volunteer with Elm Trust as an oven trainer.',
    );
  });

  it('names no employer when it introduces a self-employed user', () => {
    const letter = letterOf({ experience: [{ ...JOBS[0], company: 'Self-employed' }] });
    expect(letter).toContain(
      'As a Head Baker with five years of experience, I currently work for myself, and I run a team of 6 that bakes 900 loaves a day.',
    );
  });

  it('describes a user with two native languages as bilingual', () => {
    const languages = [
      { name: 'Polish', level: 'Native' },
      { name: 'English', level: 'Native' },
    ];
    expect(letterOf({ extras: { languages } })).toContain('I am bilingual in English and Polish.');
  });

  it('ends with the required skills that it has not mentioned, the employer and the phone number', () => {
    const letter = letterOf(
      { skills: ['Sourdough starters', 'Oven maintenance', 'Clean licence', 'Labour planning basics'] },
      asks('maintenance'),
      `${POSTING}\nLook after sourdough starters and oven maintenance.`,
    );
    expect(letter).toContain('experience with oven maintenance and sourdough starters to Rye & Rise.');
    expect(letter).toContain('you can reach me on 0113 496 0000.');
  });

  it('repeats “I” before a bullet that has two verbs', () => {
    const experience = [
      JOBS[0]!,
      { ...JOBS[1]!, bullets: ['Lowered flour waste from 8% to 5%', 'Led 4 bakers and wrote the rota'] },
    ];
    expect(letterOf({ experience })).toMatch(
      /I (?:lowered [^,]*, and I led 4 bakers and wrote the rota|led 4 bakers and wrote the rota, and I lowered)/,
    );
  });

  it('describes the workplace in the words of the job description instead of naming it', () => {
    const letter = letterOf({}, null, `${POSTING}\nRye & Rise is a lively craft bakery with 14 ovens. We like bread.`);
    expect(letter).toContain('and I would like to take it at your craft bakery with 14 ovens.');
    expect(letter).not.toContain('lively');
  });

  it('describes the job as the next step only if it has a higher rank', () => {
    expect(letterOf()).toContain('This job would be the next step for me');
    const same = composeCoverLetter(
      readResumeData({ personal: { jobTitle: 'Head Baker' }, experience: JOBS }),
      null,
      { tone: 'plain', length: 'medium', recipient: '', company: '', role: 'Head Baker', jdText: POSTING },
      NOW,
    ).letter;
    expect(same).not.toContain('next step');
  });

  it('describes a placement during the current job as concurrent with that job', () => {
    const [present, ...others] = JOBS;
    const placement = {
      role: 'Bakery Student Placement (7 weeks)',
      company: 'Fern Mill',
      startDate: 'Jul 2025',
      endDate: 'Aug 2025',
      bullets: ['Trained 3 new bakers on the ovens'],
    };
    const letter = letterOf({ experience: [present, placement, ...others] });
    expect(letter).toContain('Alongside this job, on placement at Fern Mill, I trained 3 new bakers on the ovens.');
    expect(letter).toContain('Before my present job, as a Baker with the same employer, ');
  });

  it('keeps the period at the end of an employer name such as "Brandt & Osterlund, S.C."', () => {
    const [present, ...others] = JOBS;
    const letter = letterOf({ experience: [{ ...present, company: 'Brandt & Osterlund, S.C.' }, ...others] });
    expect(letter).toContain('at Brandt & Osterlund, S.C., where I run a team of 6');
  });
});
