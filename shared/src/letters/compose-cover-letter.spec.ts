import { readResumeData } from '../resume/read-resume-data.js';
import { emptyResumeData, type ResumeData } from '../resume/resume-data.js';
import { asks } from '../../test/job-requirements.js';
import { returningOptician } from '../../test/returning-optician.js';
import { sampleResume } from '../../test/sample-resume.js';
import { composeCoverLetter } from './compose-cover-letter.js';
import { type LetterOptions } from './composed-letter.js';
import type { JobRequirements } from './evidence/proven-skills.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const WISH: LetterOptions = {
  tone: 'plain',
  length: 'medium',
  recipient: '',
  company: 'Elm House',
  role: 'Operations Lead',
};
const letterOf = (
  options: Partial<LetterOptions> = {},
  data: ResumeData = sampleResume(),
  profile: JobRequirements | null = null,
) => composeCoverLetter(data, profile, { ...WISH, ...options }, NOW).letter;
const wordsIn = (text: string) => text.split(/\s+/).length;
const withJob = (job: object, more: object = {}) => readResumeData({ experience: [job], ...more });

describe('composeCoverLetter', () => {
  it('begins with a salutation, ends with a closing line, and omits the name of the user', () => {
    const paragraphs = letterOf({ recipient: 'Ms. Anna Berg' }).split('\n\n');
    expect(paragraphs[0]).toBe('Dear Ms. Berg,');
    expect(paragraphs.at(-1)).toBe('Kind regards,');
    expect(paragraphs.length).toBeGreaterThan(4);
    expect(letterOf()).not.toContain('Zoë');
  });

  it('introduces the user with the years of experience that the summary states', () => {
    expect(letterOf()).toContain(
      'I am applying for the Operations Lead position at Elm House. I am an Operations Manager with 11 years of experience, currently at Harbor Light Foods, where I led 46 people',
    );
  });

  it('writes bullets in the first person, duties in the present and finished work in the past tense', () => {
    expect(letterOf()).toContain(
      'at Harbor Light Foods, where I led 46 people on two shifts and cut order errors from 3.1% to 0.8% in fourteen months.',
    );
    const nurse = withJob({
      role: 'Nurse',
      company: 'Elm',
      current: true,
      bullets: [
        'Supervises 12 nurses on nights',
        'Responsible for training new staff',
        'Promoted to charge nurse in 2022',
      ],
    });
    const letter = letterOf({}, nurse);
    expect(letter).toMatch(/I (?:also )?supervise 12 nurses on nights\./);
    expect(letter).toContain('I was promoted to charge nurse in 2022.');
  });

  it.each([
    'Night shifts and weekends on the ward',
    'Based in Leeds and licensed in two counties',
    'Skilled in many kinds of welding',
    'Reviewed [how many?] cases a week',
    'loading bay 4 to 9',
  ])('leaves out a bullet that cannot follow "I", such as "Based in Leeds": %s', (bullet) => {
    expect(
      letterOf({}, withJob({ role: 'Welder', company: 'Elm', startDate: '2020', current: true, bullets: [bullet] })),
    ).not.toContain(bullet.slice(1, 12));
  });

  it.each([
    ['short', 90, 140],
    ['medium', 150, 225],
    ['long', 190, 330],
  ] as const)('respects the requested length: %s', (length, least, most) => {
    const words = wordsIn(letterOf({ length }));
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  it('changes the wording with the tone, but not the facts', () => {
    const letters = (['plain', 'warm', 'formal'] as const).map((tone) => letterOf({ tone }));
    const sentences = letters.map((letter) => new Set(letter.split(/(?<=[.,!])\s+/)));
    expect(new Set(letters).size).toBe(3);
    for (const letter of letters) expect(letter).toContain('I led 46 people on two shifts');
    for (const closing of ['Kind regards,', 'Warm regards,', 'Sincerely,'])
      expect(sentences.filter((said) => said.has(closing))).toHaveLength(1);
    expect(letters[2]).not.toMatch(/I[’'](?:m|d|ll)/);
  });

  it('mentions only required skills that the user has', () => {
    const letter = letterOf({}, sampleResume(), asks('SQL', 'inventory planning', 'SAP', 'Kubernetes'));
    expect(letter).toContain('inventory planning, SQL');
    expect(letter).not.toMatch(/SAP|Kubernetes/);
  });

  it('lists required skills with a supporting bullet before those without one', () => {
    const data = withJob(
      {
        role: 'Engineer',
        company: 'Elm',
        startDate: '2020',
        current: true,
        bullets: ['Moved 12 services to Node.js, cutting costs by 30%', 'Responsible for unit tests'],
      },
      { skills: ['Grafana', 'Mentoring', 'Node.js'] },
    );
    const letter = letterOf({}, data, asks('Grafana', 'mentoring', 'Node.js'));
    expect(letter).toContain('You ask for Node.js, which is part of my work.');
    expect(letter).not.toMatch(/You ask for[^.]*(?:Grafana|mentoring)/i);
    expect(letter).toMatch(/at Elm, where I moved 12 services/);
  });

  it('lists skills in lower case and leaves out qualities such as "Hard working"', () => {
    const data = withJob(
      { role: 'Sales Assistant', company: 'Elm', startDate: '2020', current: true, bullets: ['Cashed up the tills'] },
      { skills: ['Customer service', 'Tills', 'Hard working', 'Punctual'] },
    );
    expect(letterOf({}, data)).toContain('My core skills include tills and customer service.');
  });

  it('adds articles that bullets omit, as in "I built an internal claims tool"', () => {
    const data = withJob({ role: 'Engineer', company: 'Elm', current: true, bullets: ['Built internal claims tool'] });
    expect(letterOf({}, data)).toContain('I built an internal claims tool.');
    const cover = withJob({
      role: 'Porter',
      company: 'Elm',
      current: false,
      bullets: ['Acted as team leader for 4 months'],
    });
    expect(letterOf({}, cover)).toContain('acted as team leader for 4 months.');
  });

  it('describes projects and leaves out those without a description', () => {
    const job = { role: 'Engineer', company: 'Elm', current: true, bullets: ['Built the claims tool'] };
    const withProject = (description: string, name = 'trailmap') =>
      letterOf({ length: 'long' }, withJob(job, { extras: { projects: [{ name, description }] } }));
    expect(withProject('Offline maps.')).toContain('One of my own projects is trailmap: offline maps.');
    expect(withProject('Progressive web app with offline maps.')).toContain('is trailmap: a progressive web app');
    expect(withProject('Studied how 8 shops use email.')).toContain('For trailmap, I studied how 8 shops use email.');
    expect(withProject('Tested whether 2 species live there.', 'Senior research: mussels in rivers')).toContain(
      'For my senior research on mussels in rivers, I tested whether 2 species live there.',
    );
    expect(withProject('')).not.toContain('trailmap');
  });

  it('mentions current studies but does not count jobs during them as experience', () => {
    const data = withJob(
      { role: 'Tutor', company: 'Math Lab', startDate: '2020', current: true, bullets: ['Tutored 12 students a week'] },
      {
        personal: { jobTitle: 'Statistics Student' },
        education: [{ degree: 'B.S. in Statistics (expected 2027)', school: 'University of Kent', year: '2027' }],
      },
    );
    const letter = letterOf({}, data);
    expect(letter).toContain(
      'I am a Statistics Student, currently working as a Tutor at Math Lab, where I tutored 12 students a week.',
    );
    expect(letter).toContain('I am studying for a B.S. in Statistics at the University of Kent.');
  });

  it('leaves out a certificate whose exam is pending', () => {
    const data = withJob(
      { role: 'Analyst', company: 'Elm', current: true, bullets: ['Built three models'] },
      { certifications: [{ name: 'CFA Level II candidate' }, { name: 'FMVA' }] },
    );
    expect(letterOf({}, data)).toContain('I hold FMVA.');
  });

  it('leaves out an expired certificate', () => {
    const data = withJob(
      { role: 'Nurse', company: 'Elm', current: true, bullets: ['Led a ward of 28 beds'] },
      { certifications: [{ name: 'Life Support', expires: 'Mar 2020' }, { name: 'NMC registration' }] },
    );
    expect(letterOf({}, data)).toContain('I hold NMC registration.');
  });

  it('leaves out qualifications that the user does not hold', () => {
    const data = withJob(
      { role: 'Roofer', company: 'Elm', current: true, bullets: ['Re-slated 14 church roofs', 'IPAF ran out in 2022'] },
      {
        skills: ['PASMA', 'Leadwork'],
        certifications: [
          { name: 'Working at Height', year: '2024' },
          { name: 'IPAF', year: '2017' },
          { name: 'PASMA', year: '2015, lapsed' },
          { name: 'NVQ Level 3 Roofing', issuer: 'studying' },
        ],
      },
    );
    const letter = letterOf({ length: 'long' }, data);
    expect(letter).toContain('I hold the Working at Height certificate.');
    expect(letter).not.toMatch(/IPAF|PASMA|NVQ/);
  });

  it.each([
    [{ role: 'Scaffolding', company: 'Tern Access' }, 'Scaffolding', 'I currently work at Tern Access.'],
    [{ role: 'Scaffolder', company: 'Tern Access' }, 'Scaffolding', 'I am a Scaffolder, currently at Tern Access.'],
    [{ role: 'Minding my niece', company: 'family' }, '', 'I am writing to ask whether you have an opening.\n\n'],
    [{ role: 'Leaflet round', company: 'Quay Print' }, 'Dog Walker', 'I am a Dog Walker, currently at Quay Print.'],
  ])('does not use an activity such as "Scaffolding" as an occupation: %j', (job, jobTitle, expected) => {
    const letter = letterOf(
      { company: '', role: '' },
      withJob({ ...job, startDate: 'May 2026', current: true, bullets: [] }, { personal: { jobTitle } }),
    );
    expect(letter).toContain(expected);
    expect(letter).not.toMatch(/\bas an? (?:Scaffolding|Minding|Leaflet)/i);
  });

  it('does not state years of experience in one trade when the user applies for a job in another', () => {
    const data = readResumeData({
      personal: { jobTitle: 'Florist' },
      experience: [
        { role: 'School Bus Escort', company: 'Ashby Council', startDate: 'Jan 2024', current: true },
        { role: 'Florist', company: 'Bud & Stem', startDate: 'Jan 2015', endDate: 'Jan 2023' },
      ],
    });
    expect(letterOf({}, data)).toContain(
      'I have 8 years of experience as a Florist and currently work as a School Bus Escort at Ashby Council.',
    );
  });

  it('treats the main job, not a side job, as the current job', () => {
    const data = readResumeData({
      personal: { jobTitle: 'Librarian' },
      experience: [
        {
          role: 'Bookbinder (evenings)',
          company: 'Self employed (part time)',
          startDate: '2022',
          current: true,
          bullets: ['Repaired 40 books for private owners'],
        },
        {
          role: 'Branch Librarian',
          company: 'Corley Libraries',
          startDate: 'Jan 2016',
          current: true,
          bullets: ['Ran 3 reading groups a month'],
        },
      ],
    });
    const letter = letterOf({}, data);
    expect(letter).toContain(
      ', and I currently work as a Branch Librarian at Corley Libraries, where I ran 3 reading groups a month.',
    );
    expect(letter).toContain('Alongside my present job, as a Bookbinder, I repaired 40 books for private owners.');
  });

  it.each(['self', 'Self employed (weekends)', 'various', 'for friends & family', 'Private clients', 'Freelancing'])(
    'never names a placeholder as the employer: %s',
    (company) => {
      const data = withJob({ role: 'Upholsterer', company, current: true, bullets: ['Re-covered 30 chairs a year'] });
      const letter = letterOf({}, data);
      expect(letter).toContain('As an Upholsterer, I re-covered 30 chairs a year.');
      expect(letter.toLowerCase()).not.toContain(` at ${company.toLowerCase()}`);
    },
  );

  it('writes "I have been running" about work that started in the past and continues', () => {
    const bullets = ['Run the seed library since 2019', 'Train the volunteers on Mondays', 'Keep the plant records'];
    const letter = letterOf({}, withJob({ role: 'Gardener', company: 'Elm', current: true, bullets }));
    expect(letter).toContain('I have been running the seed library since 2019.');
    expect(letter).not.toContain('I run');
  });

  it('keeps "Called in by" in the passive voice, and "Went on site" without an article', () => {
    const bullets = ['Called in by the council to judge storm damage', 'Went on site to survey 40 oaks a month'];
    const letter = letterOf({}, withJob({ role: 'Tree Surgeon', company: 'Elm', current: false, bullets }));
    expect(letter).toContain('I was called in by the council to judge storm damage.');
    expect(letter).toMatch(/went on site to survey 40 oaks a month/);
  });

  it('puts an article before a degree, as in "a BFA in Theater Design"', () => {
    const data = withJob(
      { role: 'Stage Manager', company: 'Elm', current: true, bullets: ['Called 90 shows a year'] },
      { education: [{ degree: 'BFA Theater Design', school: 'Oak College', year: '2012' }] },
    );
    expect(letterOf({}, data)).toContain('I hold a BFA in Theater Design from Oak College.');
  });

  it('names no employer for self-employed work', () => {
    const data = withJob(
      {
        role: 'Private Maths Tutor',
        company: 'Self-employed',
        startDate: '2015',
        current: true,
        bullets: ['Prepared 14 pupils for their exams'],
      },
      { personal: { jobTitle: 'Maths Teacher' } },
    );
    const letter = letterOf({}, data);
    expect(letter).toContain('currently self-employed.');
    expect(letter).toContain('As a Private Maths Tutor, I prepared 14 pupils for their exams.');
  });

  it('omits the job title for an achievement without an employer', () => {
    const bullets = ['Pick rate up from 78 to 103 lines an hour'];
    const letter = letterOf({}, withJob({ role: 'Picker', company: '', current: true, bullets }));
    expect(letter).toContain('\n\nPick rate went up from 78 to 103 lines an hour.');
  });

  it('joins two actions with "and", and leaves out that a colleague was ill', () => {
    const bullets = [
      'Led the rollout of tills in 6 stores, wrote the guides',
      'Covered for the manager for 4 months when he was off sick',
    ];
    const letter = letterOf({}, withJob({ role: 'Lead', company: 'Elm', current: true, bullets }));
    expect(letter).toContain('led the rollout of tills in 6 stores and wrote the guides.');
    expect(letter).toContain('covered for the manager for 4 months.');
  });

  it('prefers results that are relevant to the job', () => {
    const job = {
      role: 'Lead',
      company: 'Elm',
      current: true,
      bullets: ['Cut costs by 12% in 2023', 'Trained 4 cooks in allergen rules'],
    };
    const first = (profile: JobRequirements | null) =>
      /I (?:cut|trained)/.exec(letterOf({}, withJob(job), profile))?.[0];
    expect([first(null), first(asks('allergen rules', 'cooks'))]).toEqual(['I cut', 'I trained']);
  });

  it('contains neither blanks nor broken sentences if the resume lacks facts', () => {
    const letter = letterOf({ company: '', role: '' }, emptyResumeData());
    expect(letter).toBe(
      'Dear Hiring Team,\n\nI am writing to ask whether you have an opening.\n\n' +
        'I would be glad to talk about the job whenever it suits you. ' +
        'Thank you for reading my application.\n\nKind regards,',
    );
  });

  it('leaves out hidden sections', () => {
    const data = sampleResume();
    data.settings.hiddenSections = ['experience', 'certifications', 'awards'];
    expect(letterOf({ length: 'long' }, data)).not.toMatch(/Harbor Light|CPIM|Site of the Year|9 years/);
  });

  it('writes a short German cover letter around the bullets of a German resume', () => {
    const data = readResumeData({
      personal: { fullName: 'Jana Vogel', jobTitle: 'Krankenpflegerin' },
      skills: ['Wundversorgung'],
      experience: [
        { role: 'Pflegerin', company: 'Klinik', bullets: ['Betreute 20 Patienten mit dem Team und der Station'] },
      ],
    });
    const { letter, notice } = composeCoverLetter(data, null, WISH, NOW);
    expect(letter).toContain('um die Stelle „Operations Lead“ bei Elm House.');
    expect(letter).toContain('• Betreute 20 Patienten mit dem Team und der Station');
    expect(letter).not.toMatch(/\b(?:the|and|position)\b/);
    expect(notice).toContain('English only');
  });

  it('returns a notice for an unsupported language', () => {
    const data = readResumeData({ settings: { locale: 'ko' }, personal: { jobTitle: '간호사' } });
    expect(composeCoverLetter(data, null, WISH, NOW).notice).toContain('does not know the language');
  });

  it('names only valid certificates that the job requires', () => {
    const data = withJob(
      { role: 'Nurse', company: 'Elm', current: true, bullets: ['Cared for 12 patients a shift'] },
      {
        certifications: [
          { name: 'BLS', issuer: '', year: '', number: '', expires: '2028' },
          { name: 'ACLS', issuer: '', year: '', number: '', expires: '2025' },
          { name: 'Phlebotomy', issuer: '', year: '', number: '', expires: '' },
        ],
      },
    );
    const letter = letterOf({}, data, asks('BLS', 'ACLS'));
    expect(letter).toContain('I hold BLS.');
    expect(letter).not.toContain('Phlebotomy');
    expect(letter).not.toContain('ACLS');
  });

  it('mentions the only language on a resume only if the job requires it', () => {
    const data = withJob(
      { role: 'Carer', company: 'Elm', current: true, bullets: ['Cared for 12 residents'] },
      { extras: { languages: [{ name: 'Punjabi', level: 'native (India)' }] } },
    );
    expect(letterOf({}, data, asks('Punjabi'))).toContain('I speak Punjabi natively.');
    expect(letterOf({}, data, asks('Urdu'))).not.toContain('Punjabi');
  });

  it('uses British spelling for a British resume', () => {
    const data = withJob(
      { role: 'Electrician', company: 'Elm', current: true, bullets: ['Rewired 40 homes'] },
      {
        personal: { fullName: 'A', jobTitle: 'Electrician', location: 'Leeds, England' },
        extras: { awards: ['Apprentice of 2019'] },
      },
    );
    expect(letterOf({ tone: 'formal' }, data)).toContain('this letter and the enclosed CV');
    expect(letterOf({}, data)).toContain('My work has been recognised: Apprentice of 2019.');
  });

  it.each([
    ['Birmingham, AL', ''],
    ['Montréal', '+1 514 555 0100'],
  ])('uses American words for a North American resume: %s', (location, phone) => {
    const data = withJob(
      { role: 'Chef', company: 'Elm', current: true, bullets: ['Built the charcuterie programme in 2024'] },
      { personal: { fullName: 'A', jobTitle: 'Chef', location, phone: phone || '(205) 555-0100' } },
    );
    expect(letterOf({ tone: 'formal' }, data)).toContain('the enclosed resume');
  });

  it('never mentions that a job ended', () => {
    const bullets = [
      'Made redundant, contract lost',
      'Position eliminated when company was acquired',
      'Laid off with most of the office in July 2020',
      'Sold 5 homes in one year',
    ];
    const letter = letterOf({}, withJob({ role: 'Realtor', company: 'Elm', current: false, bullets }));
    expect(letter).not.toMatch(/redundant|eliminated|acquired|laid off/);
    expect(letter).toContain('I sold 5 homes');
  });

  it('includes more bullets in a long cover letter', () => {
    const bullets = [
      'Led 12 nurses',
      'Trained 30 carers',
      'Cut falls by 20%',
      'Wrote 14 care plans',
      'Opened 2 wards',
      'Ran 3 audits',
    ];
    const data = withJob({
      role: 'Ward Manager',
      company: 'Elm',
      current: false,
      bullets: bullets.map((text) => `${text} in one year at the home`),
    });
    const bulletsIn = (length: 'medium' | 'long') =>
      bullets.filter((text) => letterOf({ length }, data).includes(text.slice(4))).length;
    expect(bulletsIn('long')).toBeGreaterThan(bulletsIn('medium'));
  });

  it('leaves a placeholder for the answer to a question in the job description', () => {
    expect(letterOf({ asked: 'why care matters to you' })).toContain('\n\nCare matters to me because [reason].\n\n');
    expect(letterOf({ asked: 'a'.repeat(80) + ' and ' + 'b'.repeat(40) })).toMatch(/\n\n\[a{80} and …\]\n\n/);
    expect(letterOf()).not.toContain('[');
  });

  it('writes "registration as a Registered Nurse" if the certificate is named like the job title', () => {
    const data = withJob(
      { role: 'Nurse', company: 'Elm', current: true, bullets: ['Cared for 12 patients a shift'] },
      {
        personal: { fullName: 'A', jobTitle: 'Registered Nurse' },
        certifications: [{ name: 'Registered Nurse, Ohio', issuer: '', year: '', number: '', expires: '' }],
      },
    );
    expect(letterOf({}, data)).toContain('I hold registration as a Registered Nurse.');
  });

  it('names the earlier occupation of a user who returns to it', () => {
    const letter = letterOf({ role: 'Optician', jdText: 'We need an optician.' }, returningOptician());
    expect(letter).toContain(
      'I worked as an Optician at Elm Eyes from 2010 to 2018, and I would like to return to that work.',
    );
    expect(letter).toContain('There, I fitted 20 frames a day and trained 2 juniors.');
    expect(letter).toContain('More recently, as a Bus Escort at Ashby Council, I calmed 14 children.');
  });

  it('quotes the job reference, and states the portfolio URL if the job description asks for one', () => {
    const data = withJob(
      { role: 'Designer', company: 'Elm', current: true, bullets: ['Drew 30 maps a year'] },
      { personal: { jobTitle: 'Designer', portfolio: 'https://maps.example.com/' } },
    );
    const letter = letterOf({ jdText: 'Ref: MX/42. Send a portfolio.' }, data);
    expect(letter).toContain('for the Operations Lead position at Elm House (ref. MX/42).');
    expect(letter).toContain('You can see my portfolio at maps.example.com.');
    expect(letterOf({}, data)).not.toMatch(/ref\.|portfolio/);
  });

  it.each([
    ['Requisition BX-2611', 'BX-2611'],
    ['Vacancy number: 20388', '20388'],
    ['Job ID 3127', '3127'],
    ['Job Ref: CB/MAC/26', 'CB/MAC/26'],
    ['A job no one forgets. Job ID 3127', '3127'],
  ])('quotes the job reference in "%s"', (jdText, reference) => {
    expect(letterOf({ jdText: `Designer\n${jdText}\nHours: 40` })).toContain(`(ref. ${reference}).`);
  });

  it.each(['Job number of hours: 40', 'The position 40 hours', 'Vacancy details'])(
    'quotes no job reference in "%s"',
    (jdText) => {
      expect(letterOf({ jdText })).not.toContain('(ref.');
    },
  );

  it('names only the qualifications, languages and volunteering that the job description mentions', () => {
    const data = withJob(
      { role: 'Groom', company: 'Elm', current: true, bullets: ['Cared for 20 horses'] },
      {
        certifications: [{ name: 'BHS Stage 2' }, { name: 'Bar licence' }],
        education: [{ degree: 'Diploma in Equine Care', school: 'Oak College', year: '2012' }],
        extras: {
          languages: [
            { name: 'Welsh', level: 'fluent' },
            { name: 'French', level: 'good' },
          ],
          volunteer: [{ role: 'Steward', organization: 'Elm Film Club', description: 'Tickets.' }],
        },
      },
    );
    const letter = letterOf({ jdText: 'Groom with BHS Stage 2 and equine training wanted.' }, data);
    expect(letter).toContain('I hold a Diploma in Equine Care from Oak College.');
    expect(letter).toContain('BHS Stage 2');
    expect(letter).not.toMatch(/Bar licence|Welsh|Film Club/);
    expect(letterOf({ jdText: 'Groom. Welsh is a plus.' }, data)).toContain('I speak fluent Welsh and good French.');
  });

  it('lists no skills if there is a job description and enough bullets state results', () => {
    const data = withJob(
      {
        role: 'Cook',
        company: 'Elm',
        current: true,
        bullets: ['Cooked 90 meals a day', 'Trained 4 juniors', 'Wrote 12 menus a year'],
      },
      { skills: ['Grill', 'Sauces'] },
    );
    expect(letterOf({ jdText: 'A cook who can run the grill.' }, data)).not.toContain('skills');
    expect(letterOf({}, data)).toContain('skills');
  });

  it('leaves out side jobs if the main job has enough bullets', () => {
    const data = readResumeData({
      personal: { jobTitle: 'Plasterer' },
      experience: [
        {
          role: 'Plasterer',
          company: 'Elm',
          current: true,
          bullets: ['Plastered 40 flats', 'Trained 2 lads', 'Priced 30 jobs', 'Ran 3 sites'],
        },
        { role: 'DJ (weekends)', company: 'Self-employed', current: true, bullets: ['Played 20 weddings'] },
      ],
    });
    expect(letterOf({ role: 'Plasterer' }, data)).not.toContain('weddings');
  });

  it('leaves out bullets about private life, such as "Managed her tablets"', () => {
    const bullets = [
      'Managed her tablets',
      'Sold the old ones online',
      'Went to three days in 2019',
      'Painted 30 fences',
    ];
    const letter = letterOf({}, withJob({ role: 'Painter', company: 'Elm', current: false, bullets }));
    expect(letter).toContain('painted 30 fences');
    expect(letter).not.toMatch(/tablets|ones|three days/);
    const care = {
      role: 'Family caregiver',
      company: '',
      current: false,
      bullets: ['Organized all appointments for years'],
    };
    expect(letterOf({}, withJob(care))).not.toContain('appointments');
  });

  it('describes a job of a higher rank as the next step', () => {
    const data = withJob(
      { role: 'Florist', company: 'Elm', current: true, bullets: ['Tied 60 bouquets a day'] },
      { personal: { jobTitle: 'Florist' } },
    );
    const options = { role: 'Senior Florist', jdText: 'Senior florist wanted.' };
    expect(letterOf(options, data)).toContain('For me, this would be the next step after my work as a Florist.');
    expect(letterOf({ ...options, role: 'Florist' }, data)).not.toContain('next step');
  });

  it('mentions past volunteering if the user has no occupation', () => {
    const extras = {
      volunteer: [
        {
          role: 'Chess club',
          organization: 'Oak School',
          startDate: '2020',
          endDate: '2023',
          description: 'Mondays. Taught 12 beginners the openings, ran two tournaments.',
        },
      ],
    };
    const job = { role: 'Paper round', company: 'Elm News', current: false, bullets: ['60 houses before school'] };
    const letter = letterOf({}, withJob(job, { extras }));
    expect(letter).toContain('Most recently, I had a paper round at Elm News, where I had 60 houses before school.');
    expect(letter).toContain(
      'In the chess club at Oak School, I taught 12 beginners the openings and ran two tournaments.',
    );
  });
});
