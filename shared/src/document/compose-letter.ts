import type { CoverLetterContent } from '../contract/resume-documents.js';
import type { ResumeData, TemplateKey } from '../resume/resume-data.js';
import { cleanLine } from '../text/text.js';
import { templateFor } from '../templates/templates.js';
import { composeHeader } from './compose-header.js';
import type { Block, ComposedDocument } from '../page/composed-document.js';
import { fromField, paragraph } from '../page/runs.js';
import { hanging, partsOf, prose, type TypedLine } from '../page/text-blocks.js';
import { textSheets } from './text-sheets.js';

export type LetterContent = Pick<CoverLetterContent, 'recipient' | 'company' | 'date' | 'text'>;

/**
 * Composes a cover letter in the style of the resume and with the same header: date, recipient, paragraphs, and the
 * applicant's name below the closing line. Pure, and never throws.
 * @param content its `text` contains everything from the salutation to the closing line; an empty line separates
 * paragraphs
 */
export function composeLetter(data: ResumeData, templateKey: TemplateKey, content: LetterContent): ComposedDocument {
  const blocks = letterBlocks(data, content);
  return textSheets(data, templateKey, {
    name: 'Cover letter',
    text: content.text,
    header: composeHeader(data.personal, templateFor(templateKey)),
    sections: blocks.length > 0 ? [{ kind: 'section', id: 'letter', blocks }] : [],
  });
}

function letterBlocks({ personal }: ResumeData, { recipient, company, date, text }: LetterContent): Block[] {
  const name: TypedLine = { text: personal.fullName, field: 'personal.fullName' };
  const parts = partsOf(text);
  const isSigned = cleanLine(personal.fullName) === (parts.at(-1)?.at(-1) ?? '');
  const closing = parts.length > 1 && parts.at(-1)!.length === 1 ? parts.pop() : undefined;
  const lines = (typed: readonly string[]): TypedLine[] => typed.map((line) => ({ text: line, field: 'letter.text' }));
  return [
    ...hanging([{ text: date, field: 'letter.date' }]),
    ...hanging([
      { text: recipient, field: 'letter.recipient' },
      { text: company, field: 'letter.company' },
    ]),
    ...parts.flatMap((part) => prose(lines(part))),
    ...signed(lines(closing ?? []), isSigned || text.trim() === '' ? [] : [name]),
  ];
}

/** Keeps the applicant's name on the same page as the closing line, with space for a signature above the name. */
function signed(closing: readonly TypedLine[], name: readonly TypedLine[]): Block[] {
  const head = [...closing, ...name]
    .map(({ text, field }) => paragraph('body', fromField('body', text, field)))
    .filter(({ runs }) => runs.length > 0);
  return head.length > 0 ? [{ kind: 'entry', head, body: [] }] : [];
}
