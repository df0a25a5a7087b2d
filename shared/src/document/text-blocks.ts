import { bulletText, cleanLine, cleanLines, isTypedBullet } from '../resume/text.js';
import type { Block, BulletList, DocumentStyle, Entry, Paragraph } from './composed-document.js';
import { fromField, paragraph } from './runs.js';

/** A line as somebody typed it, and the field that it stands in. */
export interface TypedLine {
  text: string;
  field: string;
}

/** A text is read line by line, where a résumé is scanned: its type is a little larger. */
const LARGER = 1.07;
const LEAST_LINE_HEIGHT = 1.4;

/**
 * A template's style for texts to read. Every stretch of such a text begins with a paragraph that brings the space
 * above it; lines that hang together follow without any.
 */
export function readingStyle(style: DocumentStyle, header: readonly Paragraph[]): DocumentStyle {
  const gap = style.entryGap;
  const lineHeight = Math.max(LEAST_LINE_HEIGHT, style.paragraph.body.lineHeight);
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

/** The paragraphs of a text, which are parted by empty lines, each in its lines. */
export const partsOf = (text: string): string[][] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((part) => cleanLines(part))
    .filter((lines) => lines.length > 0);

/** Every line of a text as it is set, typed bullets without their marker. */
export const linesAsSet = (text: string): string[] =>
  cleanLines(text).map((line) => (isTypedBullet(line) ? bulletText(line) : line));

/** Lines of an address or a paragraph: no space between them. */
export function hanging(lines: readonly TypedLine[]): Block[] {
  const head = lines
    .filter(({ text }) => cleanLine(text) !== '')
    .map(({ text, field }, index) => paragraph(index === 0 ? 'body' : 'entryDetail', fromField('body', text, field)));
  return head.length > 0 ? [{ kind: 'entry', head, body: [] }] : [];
}

/** Lines that were typed as bullets become bullets. */
export const prose = (lines: readonly TypedLine[]): Block[] =>
  stretchesOf(lines).flatMap((stretch): Block[] => (stretch.isList ? bullets(stretch.lines) : hanging(stretch.lines)));

/** The same below a line that they hang together with. */
export const proseBelow = (lines: readonly TypedLine[]): Entry['body'] =>
  stretchesOf(lines).flatMap((stretch): Entry['body'] =>
    stretch.isList
      ? bullets(stretch.lines)
      : stretch.lines.map(({ text, field }) => paragraph('entryDetail', fromField('body', text, field))),
  );

/** Bullets and other lines as they follow each other. */
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
