import type { ComposedDocument, Paragraph, Section } from '../document/composed-document.js';
import { composeDocument } from '../document/compose-document.js';
import { emptyExperience, emptyResumeData, type ResumeData } from '../resume/resume-data.js';
import { renderText } from './render-text.js';
import { cellWidth } from './wrap-text.js';

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

const bodyOf = (paragraph: Paragraph): string => {
  const section: Section = {
    kind: 'section',
    id: 'summary',
    heading: { kind: 'paragraph', role: 'heading', runs: [] },
    blocks: [paragraph],
  };
  const document: ComposedDocument = { ...composeDocument(emptyResumeData(), 'general'), sections: [section] };
  return renderText(document);
};

describe('renderText', () => {
  it('writes header, headings in capitals after a blank line, entries and bullets', () => {
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
        'Buyer, Acme | Leeds | Jan 2020 - Present',
        '- Saved 4%.',
        '- Led 3.',
        '',
        'Clerk, Bolt',
        '- Filed.',
        '',
        'SKILLS',
        'SAP, Excel',
        '',
      ].join('\n'),
    );
  });

  it('wraps at 80 cells and hangs the further lines of a bullet under its text', () => {
    const lines = withBullet('Negotiated contracts with suppliers in nine countries '.repeat(5)).split('\n');
    const bullet = lines.slice(
      lines.findIndex((line) => line.startsWith('- ')),
      -1,
    );
    expect(bullet.length).toBeGreaterThan(2);
    expect(bullet.slice(1).every((line) => /^ {2}\S/.test(line))).toBe(true);
    expect(Math.max(...lines.map(cellWidth))).toBeLessThanOrEqual(80);
    expect(lines.some((line) => line.endsWith(' '))).toBe(false);
  });

  it('keeps an address whole even when it is wider than a line', () => {
    const address = `https://example.com/${'path-'.repeat(20)}`;
    expect(withBullet(`See ${address} for more`)).toContain(`- See\n  ${address}\n  for more\n`);
  });

  it('turns typographic signs into ASCII and loses nothing else', () => {
    expect(withBullet('Unit’s “best” result – 2.1 → 0.4, ≥ 65 mmHg… naïve €5 £3 ½ 👩🏽‍💻')).toContain(
      '- Unit\'s "best" result - 2.1 → 0.4, ≥ 65 mmHg... naïve €5 £3 ½ 👩🏽‍💻\n',
    );
  });

  it('leaves the punctuation of East Asian text alone and counts two cells for a character', () => {
    const text = withBullet(`「${'広告キャンペーンの企画と制作を担当し、'.repeat(8)}」……以上`);
    expect(text).toContain('……以上');
    for (const line of text.split('\n')) {
      expect(cellWidth(line)).toBeLessThanOrEqual(80);
      expect(line).not.toMatch(/^\s*[、。」]/);
    }
  });

  it('parts contacts between items only', () => {
    const text = textOf((data) => {
      data.personal = {
        ...data.personal,
        email: 'a.very.long.address@department.example.com',
        phone: '+44 20 7946 0123',
        location: 'Newcastle upon Tyne, United Kingdom',
        linkedin: 'linkedin.com/in/somebody-with-a-long-name',
      };
    });
    expect(text.split('\n')).toEqual([
      'a.very.long.address@department.example.com | +44 20 7946 0123',
      'Newcastle upon Tyne, United Kingdom | linkedin.com/in/somebody-with-a-long-name',
      '',
    ]);
  });

  it('drops a separator at which the line breaks', () => {
    const text = bodyOf({
      kind: 'paragraph',
      role: 'entryTitle',
      runs: [
        { role: 'title', text: 'A title that takes most of the line and some more of it, then an employer' },
        { role: 'place', text: ' | ', separator: true },
        { role: 'place', text: 'Newcastle' },
      ],
    });
    expect(text).toBe('A title that takes most of the line and some more of it, then an employer\nNewcastle\n');
  });

  it('answers an empty text for an empty résumé', () => {
    expect(textOf(() => undefined)).toBe('');
  });
});
