import { pageLines } from '../../../test/page-lines.js';
import { importFromLines } from './import-from-lines.js';
import { emptyResumeData } from '../../resume/resume-data.js';

const read = (drawing: string) => importFromLines(pageLines(drawing), { source: 'pdf' });
const HEAD = `
! Ines Falk
Harbour Engineer
ines.falk@example.com | +47 22 00 01 02 | Bergen, Norway | linkedin.com/in/ines-falk
`;
const jobs = (drawing: string) =>
  read(HEAD + drawing).data.experience.map(({ role, company, location, startDate, endDate, current }) =>
    [role, company, location, startDate, current ? 'now' : endDate].join(' / '),
  );
const BOTH = [
  'Harbour Engineer / Tidal Works Ltd / Bergen, Norway / Mar 2019 / now',
  'Site Engineer / Quay & Co. / Oslo, Norway / 08/2014 / Feb 2019',
];

describe('importFromLines', () => {
  it('finds the name, job title and contact details above the first heading', () => {
    const { personal } = read(`${HEAD}\n# Skills\nDredging, Hydraulics`).data;
    expect(personal).toEqual({
      ...emptyResumeData().personal,
      fullName: 'Ines Falk',
      jobTitle: 'Harbour Engineer',
      email: 'ines.falk@example.com',
      phone: '+47 22 00 01 02',
      location: 'Bergen, Norway',
      linkedin: 'linkedin.com/in/ines-falk',
    });
  });

  describe('importFromLines with the lines of a job', () => {
    it('reads a job with a bold title, dates at the right edge and the employer below', () => {
      expect(
        jobs(`
# Work Experience
**Harbour Engineer** >> Mar 2019 – Present
Tidal Works Ltd, Bergen, Norway
• Planned the new ferry quay.

**Site Engineer** >> 08/2014 – Feb 2019
Quay & Co., Oslo, Norway
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('reads a job with the employer first and the location at the right edge', () => {
      expect(
        jobs(`
# EMPLOYMENT HISTORY
**Tidal Works Ltd** >> Bergen, Norway
Harbour Engineer >> Mar 2019 – Present
• Planned the new ferry quay.
**Quay & Co.** >> Oslo, Norway
Site Engineer >> 08/2014 – Feb 2019
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('reads "Employer — Role" with location and dates on the next line', () => {
      expect(
        jobs(`
# Experience
**Tidal Works Ltd — Harbour Engineer**
Bergen, Norway | Mar 2019 – Present
• Planned the new ferry quay.
**Quay & Co. — Site Engineer**
Oslo, Norway | 08/2014 – Feb 2019
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('reads the dates of a job from a separate line above it', () => {
      expect(
        jobs(`
# Experience
Mar 2019 – Present
**Harbour Engineer**
Tidal Works Ltd | Bergen, Norway
• Planned the new ferry quay.

08/2014 – Feb 2019
**Site Engineer**
Quay & Co. | Oslo, Norway
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('reads the dates of a job from a column to the left of it', () => {
      expect(
        jobs(`
# Experience
Mar 2019 – Present @190 **Harbour Engineer**
@190 Tidal Works Ltd, Bergen, Norway
@204 Planned the new ferry quay and its approach road
08/2014 – Feb 2019 @190 **Site Engineer**
@190 Quay & Co., Oslo, Norway
@204 Checked piles for settlement`),
      ).toEqual(BOTH);
    });

    it('reads a job from a single line', () => {
      expect(
        jobs(`
# Experience
Harbour Engineer, Tidal Works Ltd, Bergen, Norway (Mar 2019 – Present)
• Planned the new ferry quay.
Site Engineer, Quay & Co., Oslo, Norway (08/2014 – Feb 2019)
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('separates jobs in unstyled lines by the position of their dates', () => {
      expect(
        jobs(`
# Experience
Harbour Engineer
Tidal Works Ltd, Bergen, Norway
Mar 2019 – Present
• Planned the new ferry quay.
Site Engineer
Quay & Co., Oslo, Norway
08/2014 – Feb 2019
• Checked piles for settlement.`),
      ).toEqual(BOTH);
    });

    it('reads several roles below one employer as several jobs', () => {
      expect(
        jobs(`
# Experience
**Tidal Works Ltd** >> Bergen, Norway
Harbour Engineer >> Mar 2019 – Present
• Planned the new ferry quay.
Junior Engineer >> 2016 – Feb 2019
• Drew quay walls.`),
      ).toEqual([
        'Harbour Engineer / Tidal Works Ltd / Bergen, Norway / Mar 2019 / now',
        'Junior Engineer / Tidal Works Ltd / Bergen, Norway / 2016 / Feb 2019',
      ]);
    });
  });

  it('separates bullets whose markers are pictures, and joins the lines of each bullet', () => {
    const { experience } = read(`${HEAD}
# Experience
**Harbour Engineer**, Tidal Works Ltd >> Mar 2019 – Present
  Planned the new ferry quay together with two municipalities, the coastal administration and an
  independent harbour board, within budget.
  Led nine divers.`).data;
    expect(experience[0]?.bullets).toEqual([
      'Planned the new ferry quay together with two municipalities, the coastal administration and an independent harbour board, within budget.',
      'Led nine divers.',
    ]);
  });

  it('reads a side column separately from the main column', () => {
    const side = [
      '# Contact',
      'ines.falk@example.com',
      '+47 22 00 01 02',
      '',
      '# Skills',
      'Dredging',
      'Hydraulics',
      'Surveying',
      'AutoCAD',
      '# Languages',
      'Norwegian – native',
      'English – C1',
    ];
    const main = [
      '! Ines Falk',
      'Harbour Engineer',
      '# Profile',
      'Engineer who has built quays for ten years along the whole coast.',
      '# Experience',
      '**Harbour Engineer** | Mar 2019 – Present',
      'Tidal Works Ltd',
      '• Planned the new ferry quay',
      '• Led nine divers and two boats',
      '**Site Engineer** | 2014 – 2019',
      'Quay & Co.',
      '• Checked piles for settlement',
    ];
    const shifted = pageLines(main.join('\n')).map((line) => ({
      ...line,
      x: line.x + 190,
      y: line.y + 3,
      spans: line.spans!.map((span) => ({ ...span, x: span.x + 190 })),
    }));
    const lines = [...pageLines(side.join('\n')), ...shifted].sort((a, b) => a.y - b.y);
    const { data } = importFromLines(lines, { source: 'pdf' });
    expect(data.personal).toMatchObject({
      fullName: 'Ines Falk',
      jobTitle: 'Harbour Engineer',
      phone: '+47 22 00 01 02',
    });
    expect(data.skills).toEqual(['Dredging', 'Hydraulics', 'Surveying', 'AutoCAD']);
    expect(data.extras.languages).toEqual([
      { name: 'Norwegian', level: 'native' },
      { name: 'English', level: 'C1' },
    ]);
    expect(data.experience.map(({ role, company }) => [role, company])).toEqual([
      ['Harbour Engineer', 'Tidal Works Ltd'],
      ['Site Engineer', 'Quay & Co.'],
    ]);
  });

  it('reads degrees, schools, locations and grades in any order', () => {
    const { education } = read(`${HEAD}
# Education
**Norwegian University of the Coast** >> Trondheim, Norway
MSc Civil Engineering, GPA: 3.8/4.0 >> May 2014
**Fjord College** >> Molde, Norway
BSc Civil Engineering >> 2009 – 2012`).data;
    expect(education).toEqual([
      {
        school: 'Norwegian University of the Coast',
        degree: 'MSc Civil Engineering',
        location: 'Trondheim, Norway',
        gpa: '3.8/4.0',
        year: '2014',
        graduationDate: 'May 2014',
      },
      {
        school: 'Fjord College',
        degree: 'BSc Civil Engineering',
        location: 'Molde, Norway',
        gpa: '',
        year: '2009 – 2012',
        graduationDate: '',
      },
    ]);
  });

  it('reads skills from lines, groups, tables and lists', () => {
    const { skills } = read(`${HEAD}
# Skills
Tools: AutoCAD, Civil 3D (2020, 2024)
Dredging | Hydraulics
• Surveying
• Diving @250 • Welding`).data;
    expect(skills).toEqual([
      'AutoCAD',
      'Civil 3D (2020, 2024)',
      'Dredging',
      'Hydraulics',
      'Surveying',
      'Diving',
      'Welding',
    ]);
  });

  it('reads certifications, awards, projects, volunteer work and languages', () => {
    const { certifications, extras } = read(`${HEAD}
# Licenses & Certifications
Commercial Diver – Norwegian Labour Authority (2015)
Crane Operator, Quay Academy >> Exp. 06/2027
# Awards
• Quay of the Year, 2021
# Projects
**Tide table** – a web page that shows when the ferry can land.
# Volunteering
**Trainer**, Sea Scouts >> 2018 –
Teaches knots to children aged nine to twelve.
# Languages
Norwegian (native), English: C1, German – basic`).data;
    expect(certifications).toEqual([
      { name: 'Commercial Diver', issuer: 'Norwegian Labour Authority', year: '2015', number: '', expires: '' },
      { name: 'Crane Operator', issuer: 'Quay Academy', year: '', number: '', expires: '06/2027' },
    ]);
    expect(extras).toEqual({
      awards: ['Quay of the Year, 2021'],
      projects: [{ name: 'Tide table', description: 'a web page that shows when the ferry can land.' }],
      volunteer: [
        {
          role: 'Trainer',
          organization: 'Sea Scouts',
          startDate: '2018',
          endDate: '',
          description: 'Teaches knots to children aged nine to twelve.',
        },
      ],
      languages: [
        { name: 'Norwegian', level: 'native' },
        { name: 'English', level: 'C1' },
        { name: 'German', level: 'basic' },
      ],
    });
  });

  it('reads a resume without headings', () => {
    const { data } = read(`
! Ines Falk
ines.falk@example.com, +47 22 00 01 02

Engineer who has built quays for ten years along the whole western coast of the country.

**Harbour Engineer**, Tidal Works Ltd, Mar 2019 – Present
• Planned the new ferry quay.

**MSc Civil Engineering**, University of Bergen, 2012 – 2014

Dredging, Hydraulics, Surveying, AutoCAD`);
    expect(data.summary.text).toMatch(/^Engineer who has built/);
    expect(data.experience).toHaveLength(1);
    expect(data.education).toMatchObject([{ school: 'University of Bergen', degree: 'MSc Civil Engineering' }]);
    expect(data.skills).toEqual(['Dredging', 'Hydraulics', 'Surveying', 'AutoCAD']);
  });

  it('reports the text and the heading of a section that the product does not support', () => {
    const { report } = read(
      `${HEAD}\n# Experience\n**Cook**, Galley Ltd >> 2019 – 2020\n# Hobbies\nSailing and cold water swimming\n# References\nOn request`,
    );
    expect(report.notUnderstood).toEqual([
      { text: 'Sailing and cold water swimming', near: 'Hobbies' },
      { text: 'On request', near: 'References' },
    ]);
    expect(report.understood).toContainEqual({ section: 'experience', entries: 1, fields: 4 });
  });

  it('drops page numbers and text repeated on every page', () => {
    const foot = (page: number) => `\nInes Falk – Page ${page} of 2`;
    const lines = [
      ...pageLines(
        `${HEAD}\n# Experience\n**Harbour Engineer**, Tidal Works Ltd >> 2019 – 2020\n• Planned the new ferry quay.${foot(1)}`,
      ),
      ...pageLines(`• Led nine divers.\n# Skills\nDredging, Hydraulics${foot(2)}`, 2),
    ];
    const { data, report } = importFromLines(lines, { source: 'pdf' });
    expect(data.experience[0]?.bullets).toEqual(['Planned the new ferry quay.', 'Led nine divers.']);
    expect(data.skills).toEqual(['Dredging', 'Hydraulics']);
    expect(report.notUnderstood).toEqual([]);
  });

  it('reads headings and dates in languages other than English', () => {
    const { data } = read(`
! Anna Müller
anna@example.de
# Berufserfahrung
04/2019 – heute @190 **Projektleiterin**
@190 Krauss Anlagenbau GmbH, München
# Ausbildung
**Diplom-Ingenieurin** >> 2013
Technische Universität München
# Sprachen
Deutsch (Muttersprache), Englisch (C1)`);
    expect(data.experience).toMatchObject([
      {
        role: 'Projektleiterin',
        company: 'Krauss Anlagenbau GmbH',
        location: 'München',
        startDate: '04/2019',
        current: true,
      },
    ]);
    expect(data.education).toMatchObject([
      { degree: 'Diplom-Ingenieurin', school: 'Technische Universität München', year: '2013' },
    ]);
    expect(data.extras.languages[0]).toEqual({ name: 'Deutsch', level: 'Muttersprache' });
  });

  it('reads URLs from link targets if the link text contains no URL', () => {
    const [name, contacts] = pageLines('! Ines Falk\nLinkedIn @200 Write to me');
    const [linkedin, mail] = contacts!.spans!;
    const spans = [
      { ...linkedin!, link: 'https://www.linkedin.com/in/ines-falk' },
      { ...mail!, link: 'mailto:ines%2Bjobs@example.com' },
    ];
    const { personal } = importFromLines([name!, { ...contacts!, spans }], {
      source: 'pdf',
      links: ['tel:+4722000102'],
    }).data;
    expect(personal).toMatchObject({
      email: 'ines+jobs@example.com',
      phone: '+4722000102',
      linkedin: 'https://www.linkedin.com/in/ines-falk',
    });
  });
});
