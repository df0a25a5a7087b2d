import { importLinkedIn } from './import-linkedin.js';
import { emptyResumeData } from '../../resume/resume-data.js';

describe('importLinkedIn', () => {
  it('reads the tables of the archive by their columns', () => {
    const { data } = importLinkedIn({
      'Profile.csv': [
        {
          'First Name': 'Ana',
          'Last Name': 'Ruiz',
          Headline: 'Buyer at Acme',
          Summary: 'Buys well.',
          'Geo Location': 'Leeds, United Kingdom',
          Websites: '[PORTFOLIO:https://ana.example,COMPANY:https://acme.example]',
          'Birth Date': 'Jan 1',
        },
      ],
      'Email Addresses.csv': [
        { 'Email Address': 'old@example.com', Confirmed: 'Yes', Primary: 'No' },
        { 'Email Address': 'ana@example.com', Confirmed: 'Yes', Primary: 'Yes' },
      ],
      'PhoneNumbers.csv': [{ Extension: '', Number: '+44 20 7946 0958', Type: 'Mobile' }],
      'Positions.csv': [
        {
          'Company Name': 'Acme',
          Title: 'Senior Buyer',
          Description: '• Saved 4%.\n• Led 3.\n\nReports to the CFO.',
          Location: 'Leeds',
          'Started On': 'Mar 2020',
          'Finished On': '',
        },
        {
          'Company Name': 'Bolt',
          Title: 'Clerk',
          Description: '',
          Location: '',
          'Started On': '2016',
          'Finished On': 'Feb 2020',
        },
      ],
      'Education.csv': [
        {
          'School Name': 'City University',
          'Start Date': '2012',
          'End Date': '2015',
          Notes: 'First class',
          'Degree Name': 'BA, Economics',
          Activities: 'Chess',
        },
      ],
      'Skills.csv': [{ Name: 'SAP' }, { Name: 'Excel' }, { Name: 'SAP' }],
      'Certifications.csv': [
        {
          Name: 'CIPS',
          Url: 'https://cips.example',
          Authority: 'CIPS',
          'Started On': 'Jan 2019',
          'Finished On': 'Jan 2022',
          'License Number': 'License 417',
        },
      ],
      'Languages.csv': [{ Name: 'Spanish', Proficiency: 'Native or bilingual proficiency' }],
      'Projects.csv': [
        {
          Title: 'Price index',
          Description: 'Of steel.',
          Url: 'https://index.example',
          'Started On': '',
          'Finished On': '',
        },
      ],
      'Honors.csv': [{ Title: 'Buyer of the Year', Description: 'By the guild.', 'Issued On': 'May 2021' }],
      'Volunteering.csv': [
        {
          'Company Name': 'Food Bank',
          Role: 'Driver',
          Cause: '',
          'Started On': '2018',
          'Finished On': '',
          Description: '- Fridays\n- Mondays',
        },
      ],
    });
    expect(data.personal).toEqual({
      ...emptyResumeData().personal,
      fullName: 'Ana Ruiz',
      jobTitle: 'Buyer at Acme',
      email: 'ana@example.com',
      phone: '+44 20 7946 0958',
      location: 'Leeds, United Kingdom',
      portfolio: 'https://ana.example',
    });
    expect(data.experience).toEqual([
      {
        role: 'Senior Buyer',
        company: 'Acme',
        location: 'Leeds',
        startDate: 'Mar 2020',
        endDate: '',
        current: true,
        bullets: ['Saved 4%.', 'Led 3.', 'Reports to the CFO.'],
      },
      {
        role: 'Clerk',
        company: 'Bolt',
        location: '',
        startDate: '2016',
        endDate: 'Feb 2020',
        current: false,
        bullets: [],
      },
    ]);
    expect(data.education).toMatchObject([{ school: 'City University', degree: 'BA, Economics', year: '2012 – 2015' }]);
    expect(data.skills).toEqual(['SAP', 'Excel']);
    expect(data.certifications).toEqual([
      { name: 'CIPS', issuer: 'CIPS', year: 'Jan 2019', number: '417', expires: 'Jan 2022' },
    ]);
    expect(data.extras).toEqual({
      projects: [{ name: 'Price index', description: 'Of steel.\nhttps://index.example' }],
      awards: ['Buyer of the Year, May 2021: By the guild.'],
      volunteer: [
        {
          role: 'Driver',
          organization: 'Food Bank',
          startDate: '2018',
          endDate: '',
          description: '• Fridays\n• Mondays',
        },
      ],
      languages: [{ name: 'Spanish', level: 'Native or bilingual proficiency' }],
    });
  });

  it('reports content that no field can hold, except private facts', () => {
    const { data, report } = importLinkedIn({
      Profile: [{ 'First Name': 'Ana', 'Birth Date': 'Jan 1', Address: '1 Some Street' }],
      education: [{ 'School Name': 'City', Notes: 'First class', Activities: 'Chess' }],
    });
    expect(report.notUnderstood).toEqual([{ text: 'First class\nChess', near: 'education.0' }]);
    expect(JSON.stringify([data, report])).not.toContain('Some Street');
  });
});
