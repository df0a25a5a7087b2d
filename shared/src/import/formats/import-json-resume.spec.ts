import fc from 'fast-check';
import { toJsonResume } from '../../export/json-resume.js';
import { readResumeData } from '../../resume/read-resume-data.js';
import { importJsonResume } from './import-json-resume.js';
import { emptyResumeData } from '../../resume/resume-data.js';

describe('importJsonResume', () => {
  it('reads every section of the JSON Resume schema', () => {
    const { data, title } = importJsonResume({
      basics: {
        name: 'Richard Roe',
        label: 'Programmer',
        image: 'https://example.com/me.png',
        email: 'richard@example.com',
        phone: '(912) 555-4321',
        url: 'https://roe.example',
        summary: 'Writes programs.',
        location: { city: 'San Francisco', region: 'California', countryCode: 'US' },
        profiles: [{ network: 'LinkedIn', username: 'roe', url: 'https://linkedin.com/in/roe' }],
      },
      work: [
        {
          name: 'Pied Piper',
          position: 'CEO',
          startDate: '2013-12',
          endDate: '2014-12-01',
          summary: 'Led it.',
          highlights: ['Built an algorithm'],
        },
        { company: 'Old draft Inc.', position: 'Dev', startDate: '2011' },
      ],
      volunteer: [
        {
          organization: 'CoderDojo',
          position: 'Teacher',
          startDate: '2012-01',
          summary: 'Taught.',
          highlights: ['Two groups'],
        },
      ],
      education: [
        {
          institution: 'University of Oklahoma',
          area: 'Information Technology',
          studyType: 'Bachelor',
          startDate: '2011',
          endDate: '2013',
          score: '4.0',
        },
      ],
      awards: [{ title: 'Medal', date: '2014', awarder: 'Techcrunch', summary: 'For code.' }],
      certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2021-11' }],
      publications: [{ name: 'Video compression', publisher: 'Hooli', summary: 'How it works.' }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Compression' }],
      languages: [{ language: 'English', fluency: 'Native' }],
      projects: [{ name: 'Miss Direction', description: 'A mapping engine.', highlights: ['Won an award'] }],
    });
    expect(title).toBe('Richard Roe Resume');
    expect(data.personal).toEqual({
      ...emptyResumeData().personal,
      fullName: 'Richard Roe',
      jobTitle: 'Programmer',
      email: 'richard@example.com',
      phone: '(912) 555-4321',
      location: 'San Francisco, California, US',
      linkedin: 'https://linkedin.com/in/roe',
      portfolio: 'https://roe.example',
    });
    expect(data.experience).toEqual([
      {
        role: 'CEO',
        company: 'Pied Piper',
        location: '',
        startDate: '2013-12',
        endDate: '2014-12-01',
        current: false,
        bullets: ['Led it.', 'Built an algorithm'],
      },
      {
        role: 'Dev',
        company: 'Old draft Inc.',
        location: '',
        startDate: '2011',
        endDate: '',
        current: true,
        bullets: [],
      },
    ]);
    expect(data.education).toEqual([
      {
        school: 'University of Oklahoma',
        degree: 'Bachelor, Information Technology',
        year: '2011 – 2013',
        location: '',
        gpa: '4.0',
        graduationDate: '',
      },
    ]);
    expect(data.skills).toEqual(['HTML', 'CSS', 'Compression']);
    expect(data.certifications).toEqual([{ name: 'CKA', issuer: 'CNCF', year: '2021-11', number: '', expires: '' }]);
    expect(data.extras).toEqual({
      projects: [
        { name: 'Miss Direction', description: 'A mapping engine.\n• Won an award' },
        { name: 'Video compression', description: 'How it works.' },
      ],
      awards: ['Medal, Techcrunch, 2014: For code.'],
      volunteer: [
        {
          role: 'Teacher',
          organization: 'CoderDojo',
          startDate: '2012-01',
          endDate: '',
          description: 'Taught.\n• Two groups',
        },
      ],
      languages: [{ name: 'English', level: 'Native' }],
    });
  });

  it('reports content for which the resume has no field', () => {
    const { report } = importJsonResume({
      basics: { name: 'Ana', profiles: [{ network: 'Mastodon', username: 'ana' }] },
      education: [{ institution: 'City', courses: ['DB1101'] }],
      interests: [{ name: 'Wildlife' }],
      references: [{ name: 'Jane', reference: 'Great.' }],
    });
    expect(report.notUnderstood).toEqual([
      { text: 'Mastodon: ana', near: 'personal' },
      { text: 'DB1101', near: 'education.0' },
      { text: 'Wildlife\nJane\nGreat.', near: 'JSON Resume' },
    ]);
  });

  it('uses the edited value of a field instead of the original value stored in the same file', () => {
    const document = JSON.parse(
      JSON.stringify(
        toJsonResume(readResumeData({ experience: [{ role: 'Buyer', startDate: 'Mar 2021', endDate: '2022' }] }), {
          templateKey: 'tech',
          updatedAt: new Date(0),
        }),
      ),
    ) as { work: { startDate: string }[] };
    expect(importJsonResume(document).data.experience[0]?.startDate).toBe('Mar 2021');
    document.work[0]!.startDate = '2020-01';
    expect(importJsonResume(document).data.experience[0]?.startDate).toBe('2020-01');
  });

  it('restores every field of a JSON Resume document that this product exported', () => {
    const text = fc.oneof(fc.lorem({ maxCount: 4 }), fc.constantFrom('', '', 'example.com', 'https://a.example/x'));
    const date = fc.constantFrom(
      '',
      'Mar 2021',
      '2021-03',
      '2019',
      'Summer 2013',
      '03/2018',
      '2020-01-02',
      '٢٠١٦',
      '2015年4月',
    );
    const resumes = fc
      .record({
        personal: fc.record({
          fullName: text,
          jobTitle: text,
          email: text,
          phone: text,
          location: text,
          linkedin: text,
          portfolio: text,
        }),
        summary: fc.record({ text }),
        skills: fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { maxLength: 5 }),
        experience: fc.array(
          fc.record({
            role: text,
            company: text,
            location: text,
            startDate: date,
            endDate: date,
            current: fc.boolean(),
            bullets: fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 3 }),
          }),
          { maxLength: 4 },
        ),
        education: fc.array(
          fc.record({ school: text, degree: text, year: date, location: text, gpa: text, graduationDate: date }),
          { maxLength: 3 },
        ),
        certifications: fc.array(fc.record({ name: text, issuer: text, year: date, number: text, expires: date }), {
          maxLength: 3,
        }),
        extras: fc.record({
          projects: fc.array(fc.record({ name: text, description: text }), { maxLength: 3 }),
          awards: fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 3 }),
          volunteer: fc.array(
            fc.record({ role: text, organization: text, startDate: date, endDate: date, description: text }),
            { maxLength: 3 },
          ),
          languages: fc.array(fc.record({ name: text, level: text }), { maxLength: 3 }),
        }),
        settings: fc.record({
          pageSize: fc.constantFrom('a4', 'letter'),
          locale: fc.constantFrom('de', 'en-GB'),
          hiddenSections: fc.constant(['awards']),
        }),
      })
      .map(readResumeData);
    fc.assert(
      fc.property(resumes, fc.constantFrom('tech' as const, 'health' as const), (data, templateKey) => {
        const document: unknown = JSON.parse(
          JSON.stringify(toJsonResume(data, { templateKey, updatedAt: new Date(0) })),
        );
        const back = importJsonResume(document);
        expect(back.data).toEqual(data);
        expect(back.templateKey).toBe(templateKey);
        expect(back.report.notUnderstood).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
