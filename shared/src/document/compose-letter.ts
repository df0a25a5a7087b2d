import type { CoverLetterContent } from '../contract/resume-documents.js';
import { baseLanguage, directionOf, guessLanguage } from '../resume/languages.js';
import type { ResumeData, TemplateKey } from '../resume/resume-data.js';
import { bulletText, cleanLine, cleanLines, isTypedBullet } from '../resume/text.js';
import { resolvePage, resolveStyle } from '../templates/resolve-style.js';
import { templateFor } from '../templates/templates.js';
import { isEnglishText } from '../writing/is-english.js';
import { resumeLanguage } from './compose-document.js';
import { composeHeader } from './compose-header.js';
import type { Block, ComposedDocument, DocumentStyle, Paragraph } from './composed-document.js';
import { fromField, paragraph } from './runs.js';

/** What a letter sheet shows; how it came about is of no matter here. */
export type LetterContent = Pick<CoverLetterContent, 'recipient' | 'company' | 'date' | 'text'>;

/** A letter is read line by line, where a résumé is scanned: its type is a little larger. */
const LARGER = 1.07;
const LEAST_LINE_HEIGHT = 1.4;

/**
 * Composes the letter that goes with a résumé, under the same header and in the same look: date, recipient, paragraphs,
 * and the name below the closing line. Pure and total, as `composeDocument` is.
 *
 * @param content its `text` goes from the greeting to the closing line; paragraphs are parted by an empty line
 */
export function composeLetter(data: ResumeData, templateKey: TemplateKey, content: LetterContent): ComposedDocument {
  const template = templateFor(templateKey);
  const language = letterLanguage(data, content.text);
  const header = composeHeader(data.personal);
  const blocks = letterBlocks(data, content);
  const author = cleanLine(data.personal.fullName);
  return {
    templateKey: template.key,
    language,
    direction: directionOf(language),
    title: author === '' ? 'Cover letter' : `Cover letter – ${author}`,
    author,
    page: resolvePage(template, data.settings),
    style: letterStyle(resolveStyle(template, data.settings), header),
    header,
    sections: blocks.length > 0 ? [{ kind: 'section', id: 'letter', blocks }] : [],
    pageLabel: (page) => String(page),
  };
}

/** People write letters in English with a résumé in another language, and the other way round. */
function letterLanguage(data: ResumeData, text: string): string {
  const own = resumeLanguage(data);
  if (text.trim() === '') return own;
  const isEnglish = isEnglishText(text);
  if (baseLanguage(own) === 'en') return isEnglish ? own : guessLanguage(text);
  return isEnglish ? 'en' : own;
}

/**
 * Every stretch of the letter begins with a body paragraph, which brings the space above it; lines that hang together
 * follow without any.
 */
function letterStyle(style: DocumentStyle, header: readonly Paragraph[]): DocumentStyle {
  const gap = style.entryGap;
  const lineHeight = Math.max(LEAST_LINE_HEIGHT, style.paragraph.body.lineHeight);
  const last = header.at(-1)?.role;
  return {
    ...style,
    text: { ...style.text, body: { ...style.text.body, size: Math.round(style.text.body.size * LARGER * 100) / 100 } },
    paragraph: {
      ...style.paragraph,
      body: { ...style.paragraph.body, lineHeight, before: gap, after: 0 },
      entryDetail: { ...style.paragraph.entryDetail, lineHeight, before: 0, after: 0 },
      ...(last && { [last]: { ...style.paragraph[last], after: style.paragraph[last].after + 1.5 * gap } }),
    },
    entryGap: 0,
  };
}

function letterBlocks({ personal }: ResumeData, { recipient, company, date, text }: LetterContent): Block[] {
  const name: Line = { text: personal.fullName, field: 'personal.fullName' };
  const parts = text
    .split(/\n[^\S\n]*\n/)
    .map((part) => cleanLines(part))
    .filter((lines) => lines.length > 0);
  const isSigned = cleanLine(personal.fullName) === (parts.at(-1)?.at(-1) ?? '');
  const closing = parts.length > 1 && parts.at(-1)!.length === 1 ? parts.pop() : undefined;
  const lines = (typed: readonly string[]): Line[] => typed.map((line) => ({ text: line, field: 'letter.text' }));
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

/** Every line of a letter's text as it is set, typed bullets without their marker. */
export const letterLines = (text: string): string[] =>
  cleanLines(text).map((line) => (isTypedBullet(line) ? bulletText(line) : line));

interface Line {
  text: string;
  field: string;
}

/** Lines of an address or a paragraph: no space between them. */
function hanging(lines: readonly Line[]): Block[] {
  const head = lines
    .filter(({ text }) => cleanLine(text) !== '')
    .map(({ text, field }, index) => paragraph(index === 0 ? 'body' : 'entryDetail', fromField('body', text, field)));
  return head.length > 0 ? [{ kind: 'entry', head, body: [] }] : [];
}

/** The name stays with the closing line, with room for a signature between them. */
function signed(closing: readonly Line[], name: readonly Line[]): Block[] {
  const head = [...closing, ...name]
    .map(({ text, field }) => paragraph('body', fromField('body', text, field)))
    .filter(({ runs }) => runs.length > 0);
  return head.length > 0 ? [{ kind: 'entry', head, body: [] }] : [];
}

/** Lines that were typed as bullets become bullets. */
function prose(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let running: Line[] = [];
  const end = () => {
    blocks.push(...hanging(running));
    running = [];
  };
  for (const line of lines) {
    if (!isTypedBullet(line.text)) {
      running.push(line);
      continue;
    }
    end();
    const item = paragraph('bullet', fromField('body', bulletText(line.text), line.field));
    const last = blocks.at(-1);
    if (item.runs.length === 0) continue;
    if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  end();
  return blocks;
}
