import { simpleFontBook } from '../../test/font-book.js';
import { sampleResume } from '../../test/sample-resume.js';
import { renderText } from '../export/render-text.js';
import { reportText } from '../export/text-report.js';
import { layoutDocument } from '../layout/layout-document.js';
import { emptyResumeData, TEMPLATE_KEYS } from '../resume/resume-data.js';
import { composeDocument } from './compose-document.js';
import { composeLetter } from './compose-letter.js';

const LETTER = {
  recipient: 'Ms. Anna Berg',
  company: 'Elm House',
  date: 'November 21, 2026',
  text: 'Dear Ms. Berg,\n\nI plan stock and people.\nBoth at once.\n\nFor example:\n- 46 people\n- 14 docks\n\nKind regards,',
};
const report = (text: string) =>
  reportText(
    sampleResume(),
    { kind: 'cover_letter', content: { ...LETTER, role: '', tone: 'plain', length: 'medium' } },
    text,
  );
const textOf = (letter = LETTER, data = sampleResume()) => renderText(composeLetter(data, 'general', letter));

describe('composeLetter', () => {
  it('uses the header and the template of the resume', () => {
    for (const key of TEMPLATE_KEYS) {
      const [letter, resume] = [composeLetter(sampleResume(), key, LETTER), composeDocument(sampleResume(), key)];
      expect(letter.header).toEqual(resume.header);
      expect(letter.style.text.name).toEqual(resume.style.text.name);
      expect(letter.page).toEqual(resume.page);
    }
  });

  it("puts the date and the recipient first, and the user's name below the closing line", () => {
    expect(textOf().split('\n\n').slice(1)).toEqual([
      'November 21, 2026',
      'Ms. Anna Berg\nElm House',
      'Dear Ms. Berg,',
      'I plan stock and people.\nBoth at once.',
      'For example:',
      '- 46 people\n- 14 docks',
      'Kind regards,\nZoë Nguyễn-Łukasik\n',
    ]);
  });

  it('omits empty fields without leaving a gap', () => {
    const letter = { recipient: '', company: '', date: '', text: '' };
    expect(composeLetter(emptyResumeData(), 'exec', letter)).toMatchObject({
      header: [],
      sections: [],
      title: 'Cover letter',
    });
    expect(
      textOf({ ...letter, date: 'Today' })
        .split('\n\n')
        .slice(1),
    ).toEqual(['Today\n']);
  });

  it("does not add the user's name if the text already ends with it", () => {
    const text = 'Dear all,\n\nHere I am.\n\nKind regards,\nZoë Nguyễn-Łukasik';
    expect(textOf({ ...LETTER, text }).match(/Zoë/g)).toHaveLength(2);
  });

  it('uses the language of the cover letter, even if the resume is in another language', () => {
    const english = 'Dear team,\n\nI would like to work with you and for the people of this town.';
    const arabic = 'تحية طيبة وبعد،\n\nأتقدم بطلبي للعمل معكم في هذه المدينة.';
    const data = sampleResume();
    expect(composeLetter(data, 'general', { ...LETTER, text: arabic })).toMatchObject({
      language: 'ar',
      direction: 'rtl',
    });
    data.settings.locale = 'de';
    expect(composeLetter(data, 'general', { ...LETTER, text: english }).language).toBe('en');
    expect(composeLetter(data, 'general', { ...LETTER, text: 'Guten Tag,\n\nmit den besten Grüßen' }).language).toBe(
      'de',
    );
  });

  it.each(TEMPLATE_KEYS)('fits a cover letter of 350 words on one page of US Letter and of A4: %s', (key) => {
    const paragraph = 'Cut order errors and led forty-six people on two shifts with seven words more. '.repeat(5);
    const text = ['Dear all,', ...Array<string>(5).fill(paragraph), 'Kind regards,'].join('\n\n');
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(350);
    for (const pageSize of ['letter', 'a4'] as const) {
      const data = sampleResume();
      data.settings = { pageSize };
      expect(layoutDocument(composeLetter(data, key, { ...LETTER, text }), simpleFontBook()).pages).toHaveLength(1);
    }
  });

  it('keeps the name and the closing line on one page', () => {
    const text = ['Dear all,', ...Array<string>(60).fill('One line.'), 'Kind regards,'].join('\n\n');
    for (let lines = 0; lines < 12; lines++) {
      const longer = `${'More.\n\n'.repeat(lines)}${text}`;
      const { pages } = layoutDocument(
        composeLetter(sampleResume(), 'general', { ...LETTER, text: longer }),
        simpleFontBook(),
      );
      const page = pages.find((each) =>
        each.lines.some(({ runs }) => runs.some((run) => run.text === 'Kind regards,')),
      );
      expect(page?.lines.at(-2)?.runs.map((run) => run.text)).toContainEqual(expect.stringMatching(/Zoë/));
    }
  });

  it('reportText lists only the lines of a cover letter that are missing from the extracted text', () => {
    expect(report(textOf())).toMatchObject({ found: 17, missing: [], inOrder: true });
    const cut = textOf().replace('Both at once.', '');
    expect(report(cut).missing).toEqual([{ path: 'letter.text.2', label: 'Paragraph 3' }]);
  });
});
