import { letterLines, type LetterContent } from '../document/compose-letter.js';
import { resumeLanguage } from '../document/compose-document.js';
import type { ResumeData } from '../resume/resume-data.js';
import { expectedFields, type ExpectedField } from './expected-fields.js';
import type { FieldReport } from './field-report.js';
import { findFields } from './find-fields.js';
import { foldText } from './fold-text.js';

/** Looks for the header and every line of a letter in the text extracted from its file. Never throws. */
export function reportLetter(data: ResumeData, letter: LetterContent, text: string): FieldReport {
  const fields = [...expectedFields(data).filter(({ section }) => section === 'personal'), ...letterFields(letter)];
  const places = findFields(fields, text, resumeLanguage(data));
  const told = fields.map(({ path }, index) => {
    const place = places[index];
    return place ? { path, found: true, position: place.start } : { path, found: false };
  });
  const missing = fields.filter((_, index) => !places[index]).map(({ path, label }) => ({ path, label }));
  const positions = told.flatMap(({ path, position }) => (path.startsWith('letter.') && position ? [position] : []));
  return {
    total: fields.length,
    found: fields.length - missing.length,
    missing,
    inOrder: positions.every((position, index) => index === 0 || position >= positions[index - 1]!),
    fields: told,
  };
}

function letterFields({ date, recipient, company, text }: LetterContent): ExpectedField[] {
  const head: [path: string, label: string, text: string][] = [
    ['letter.date', 'Date', date],
    ['letter.recipient', 'Recipient', recipient],
    ['letter.company', 'Company', company],
  ];
  const lines = letterLines(text).map((line, index): [string, string, string] => [
    `letter.text.${index}`,
    `Paragraph ${index + 1}`,
    line,
  ]);
  return [...head, ...lines]
    .filter(([, , typed]) => foldText(typed).text !== '')
    .map(([path, label, typed]) => ({ path, label, text: typed, section: 'letter', entry: 0, alternatives: [] }));
}
