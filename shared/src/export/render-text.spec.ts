import { composeDocument } from '../document/compose-document.js';
import { emptyExperience, emptyResumeData, type ResumeData } from '../resume/resume-data.js';
import { renderText } from './render-text.js';

const resume = (change: (data: ResumeData) => void): ResumeData => {
  const data = emptyResumeData();
  change(data);
  return data;
};
const textOf = (change: (data: ResumeData) => void): string => renderText(composeDocument(resume(change), 'general'));
const withBullet = (bullet: string) =>
  textOf((data) => {
    data.experience = [{ ...emptyExperience(), role: 'Buyer', bullets: [bullet] }];
  });

describe('renderText', () => {
  it('writes header, section headings, entries and bullets as plain text', () => {
    const text = textOf((data) => {
      data.personal = {
        ...data.personal,
        fullName: 'Ana Ruiz',
        jobTitle: 'Buyer',
        email: 'ana@example.com',
        phone: '555 0100',
      };
      data.summary.text = 'Buys well.';
      data.experience = [
        {
          ...emptyExperience(),
          role: 'Buyer',
          company: 'Acme',
          location: 'Leeds',
          startDate: '2020-01',
          current: true,
          bullets: ['Saved 4%.', 'Led 3.'],
        },
        { ...emptyExperience(), role: 'Clerk', company: 'Bolt', bullets: ['Filed.'] },
      ];
      data.skills = ['SAP', 'Excel'];
    });
    expect(text).toBe(
      [
        'Ana Ruiz',
        'Buyer',
        'ana@example.com | 555 0100',
        '',
        'PROFESSIONAL SUMMARY',
        'Buys well.',
        '',
        'WORK EXPERIENCE',
        'Buyer',
        'Acme | Leeds | Jan 2020 - Present',
        '- Saved 4%.',
        '- Led 3.',
        '',
        'Clerk',
        'Bolt',
        '- Filed.',
        '',
        'SKILLS',
        'SAP, Excel',
        '',
      ].join('\n'),
    );
  });

  it('keeps a paragraph on one line, because application forms wrap it', () => {
    const sentence = 'Negotiated contracts with suppliers in nine countries '.repeat(5);
    expect(withBullet(sentence)).toContain(`\n- ${sentence.trim()}\n`);
  });

  it('converts typographic punctuation to ASCII and keeps all other characters', () => {
    expect(withBullet('Unit’s “best” result – 2.1 → 0.4, ≥ 65 mmHg… naïve €5 £3 ½ 👩🏽‍💻')).toContain(
      '- Unit\'s "best" result - 2.1 → 0.4, ≥ 65 mmHg... naïve €5 £3 ½ 👩🏽‍💻\n',
    );
  });

  it('keeps the punctuation of East Asian text', () => {
    expect(withBullet('「広告」……以上')).toContain('「広告」……以上');
  });

  it('writes all contact details on one line', () => {
    const text = textOf((data) => {
      data.personal = {
        ...data.personal,
        email: 'a.very.long.address@department.example.com',
        phone: '+44 20 7946 0123',
        location: 'Newcastle upon Tyne, United Kingdom',
        linkedin: 'https://www.linkedin.com/in/somebody-with-a-long-name/',
      };
    });
    expect(text).toBe(
      'a.very.long.address@department.example.com | +44 20 7946 0123 | Newcastle upon Tyne, United Kingdom | linkedin.com/in/somebody-with-a-long-name\n',
    );
  });

  it('returns an empty string for an empty resume', () => {
    expect(textOf(() => undefined)).toBe('');
  });
});
