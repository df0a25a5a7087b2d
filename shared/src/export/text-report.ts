import type { LetterContent } from '../document/compose-letter.js';
import { guideSheets, type ExportedText } from '../document/compose-text.js';
import { resumeLanguage } from '../document/compose-document.js';
import { printedLines } from '../page/text-blocks.js';
import type { ResumeData } from '../resume/resume-data.js';
import { expectedFields, type ExpectedField } from './expected-fields.js';
import type { FieldReport } from './field-report.js';
import { findFields } from './find-fields.js';
import { foldText } from '../text/fold-text.js';

/**
 * Searches the text extracted from a file for every line of the exported cover letter, guide or branding text. For a
 * cover letter, also searches for the letterhead. Never throws.
 */
export function reportText(data: ResumeData, written: ExportedText, text: string): FieldReport {
  const fields = expectedOf(data, written);
  const places = findFields(fields, text, resumeLanguage(data));
  const results = fields.map(({ path }, index) => {
    const place = places[index];
    return place ? { path, found: true, position: place.start } : { path, found: false };
  });
  const missing = fields.filter((_, index) => !places[index]).map(({ path, label }) => ({ path, label }));
  const positions = results.flatMap(({ path, position }) => (path.startsWith('letter.') && position ? [position] : []));
  return {
    total: fields.length,
    found: fields.length - missing.length,
    missing,
    inOrder: positions.every((position, index) => index === 0 || position >= positions[index - 1]!),
    fields: results,
  };
}

function expectedOf(data: ResumeData, written: ExportedText): ExpectedField[] {
  if (written.kind === 'cover_letter') {
    const header = expectedFields(data).filter(({ section }) => section === 'personal');
    return [...header, ...typed(headOf(written.content), written.content.text)];
  }
  const { name, aim, text } = guideSheets(data, written);
  const head: Head = [
    ['letter.name', 'Heading', name],
    ['letter.aim', 'Subtitle', aim],
  ];
  return typed(head, text);
}

type Head = readonly (readonly [path: string, label: string, text: string])[];

const headOf = ({ date, recipient, company }: LetterContent): Head => [
  ['letter.date', 'Date', date],
  ['letter.recipient', 'Recipient', recipient],
  ['letter.company', 'Company', company],
];

function typed(head: Head, text: string): ExpectedField[] {
  const lines = printedLines(text).map(
    (line, index) => [`letter.text.${index}`, `Paragraph ${index + 1}`, line] as const,
  );
  return [...head, ...lines]
    .filter(([, , words]) => foldText(words).text !== '')
    .map(([path, label, words]) => ({ path, label, text: words, section: 'letter', entry: 0, alternatives: [] }));
}
