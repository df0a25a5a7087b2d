import { bulletText, cleanLine, cleanLines, isTypedBullet } from '../text/text.js';
import type { Block, BulletList, DocumentStyle, Entry, Paragraph } from './composed-document.js';
import { fromField, paragraph } from './runs.js';

export interface TypedLine {
  text: string;
  field: string;
}

/**
 * Ratio of the font size of companions (cover letters, guides) to that of resumes. Prose is easier to read in a larger
 * font size.
 */
const LARGER = 1.07;
const MIN_LINE_HEIGHT = 1.4;

/**
 * Derives the style of companions from the template's style. Only the first paragraph of each block has space above it.
 */
export function readingStyle(style: DocumentStyle, header: readonly Paragraph[]): DocumentStyle {
  const gap = style.entryGap;
  const lineHeight = Math.max(MIN_LINE_HEIGHT, style.paragraph.body.lineHeight);
  const last = header.at(-1)?.role;
  return {
    ...style,
    text: { ...style.text, body: { ...style.text.body, size: Math.round(style.text.body.size * LARGER * 100) / 100 } },
    paragraph: {
      ...style.paragraph,
      body: { ...style.paragraph.body, lineHeight, before: gap, after: 0 },
      entryTitle: { ...style.paragraph.entryTitle, before: gap, after: 0 },
      entryDetail: { ...style.paragraph.entryDetail, lineHeight, before: 0, after: 0 },
      ...(last && { [last]: { ...style.paragraph[last], after: style.paragraph[last].after + 1.5 * gap } }),
    },
    entryGap: 0,
  };
}

/** Splits a text into paragraphs at empty lines, and each paragraph into lines. */
export const partsOf = (text: string): string[][] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((part) => cleanLines(part))
    .filter((lines) => lines.length > 0);

/** Returns every line of a text as printed, that is, without typed bullet markers. */
export const printedLines = (text: string): string[] =>
  cleanLines(text).map((line) => (isTypedBullet(line) ? bulletText(line) : line));

/** Creates lines without space between them, as in a postal address. */
export function hanging(lines: readonly TypedLine[]): Block[] {
  const head = lines
    .filter(({ text }) => cleanLine(text) !== '')
    .map(({ text, field }, index) => paragraph(index === 0 ? 'body' : 'entryDetail', fromField('body', text, field)));
  return head.length > 0 ? [{ kind: 'entry', head, body: [] }] : [];
}

/** Creates paragraphs from lines, and bullets from lines typed as bullets. */
export const prose = (lines: readonly TypedLine[]): Block[] =>
  stretchesOf(lines).flatMap((stretch): Block[] => (stretch.isList ? bullets(stretch.lines) : hanging(stretch.lines)));

/** Creates the same blocks as `prose`, but without space above, for text that belongs to the line before it. */
export const proseBelow = (lines: readonly TypedLine[]): Entry['body'] =>
  stretchesOf(lines).flatMap((stretch): Entry['body'] =>
    stretch.isList
      ? bullets(stretch.lines)
      : stretch.lines.map(({ text, field }) => paragraph('entryDetail', fromField('body', text, field))),
  );

function stretchesOf(lines: readonly TypedLine[]): { isList: boolean; lines: TypedLine[] }[] {
  const stretches: { isList: boolean; lines: TypedLine[] }[] = [];
  for (const line of lines) {
    const isList = isTypedBullet(line.text);
    const last = stretches.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else stretches.push({ isList, lines: [line] });
  }
  return stretches;
}

function bullets(lines: readonly TypedLine[]): BulletList[] {
  const items = lines
    .map(({ text, field }) => paragraph('bullet', fromField('body', bulletText(text), field)))
    .filter(({ runs }) => runs.length > 0);
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}
