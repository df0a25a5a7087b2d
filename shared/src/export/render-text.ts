import type { Block, ComposedDocument, Entry, Paragraph, Run, Section } from '../document/composed-document.js';
import { plainCharacters } from './plain-characters.js';
import { cellWidth, NO_BREAK, wrapText } from './wrap-text.js';

/** Fits the text boxes of application forms and mail without a second wrapping. */
const WIDTH = 80;
const BULLET = '- ';
const SEPARATOR = ' | ';
const HELD_SEPARATOR = `${NO_BREAK}| `;

/**
 * The résumé as plain text to paste into application forms: the document's order, headings in capitals after a blank
 * line, `- ` bullets, lines of at most 80 cells, LF endings, no trailing spaces.
 *
 * @param width cells of a line; Infinity where what shows the text breaks its lines
 */
export function renderText(document: ComposedDocument, width = WIDTH): string {
  const parts = [
    document.header.flatMap((paragraph) => paragraphLines(paragraph, width)),
    ...document.sections.map((section) => sectionLines(section, document.language, width)),
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

function sectionLines(section: Section, language: string, width: number): string[] {
  const heading = section.heading ? paragraphLines(section.heading, width) : [];
  const lines = section.blocks.flatMap((block, index) => {
    const apart = index > 0 && (block.kind === 'entry' || section.blocks[index - 1]?.kind === 'entry');
    return apart ? ['', ...blockLines(block, width)] : blockLines(block, width);
  });
  return [...heading.map((line) => line.toLocaleUpperCase(language)), ...lines];
}

function blockLines(block: Block, width: number): string[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphLines(block, width);
    case 'list':
      return block.items.flatMap((item) => bulletLines(item, width));
    case 'entry':
      return entryLines(block, width);
  }
}

const entryLines = (entry: Entry, width: number): string[] => [
  ...entry.head.flatMap((paragraph) => paragraphLines(paragraph, width)),
  ...entry.body.flatMap((block) => blockLines(block, width)),
];

function bulletLines(item: Paragraph, width: number): string[] {
  const [first, ...rest] = wrapItems(paragraphText(item), width - BULLET.length);
  return first === undefined ? [] : [BULLET + first, ...rest.map((line) => ' '.repeat(BULLET.length) + line)];
}

function paragraphLines(paragraph: Paragraph, width: number): string[] {
  return paragraph.role === 'contacts' ? contactLines(paragraph, width) : wrapItems(paragraphText(paragraph), width);
}

/** Contacts go several to a line, but a contact itself is never parted. */
function contactLines(paragraph: Paragraph, width: number): string[] {
  const contacts = paragraph.runs.filter((run) => !run.separator).map((run) => plainCharacters(run.text).trim());
  const lines: string[] = [];
  for (const contact of contacts.filter((text) => text !== '')) {
    const joined = lines.length > 0 ? `${lines.at(-1)}${SEPARATOR}${contact}` : contact;
    if (lines.length > 0 && cellWidth(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(contact);
  }
  return lines.flatMap((line) => wrapText(line, width));
}

function paragraphText(paragraph: Paragraph): string {
  const text = runsText(paragraph.runs);
  const end = paragraph.end ? runsText(paragraph.end) : '';
  return [text, end].filter((part) => part.trim() !== '').join(HELD_SEPARATOR);
}

const runsText = (runs: Run[]): string =>
  runs
    .map((run) => {
      if (run.separator) return HELD_SEPARATOR;
      const text = plainCharacters(run.text);
      return run.unbroken ? text.replaceAll(' ', NO_BREAK) : text;
    })
    .join('');

/** A separator is held by the item before it, so that a line can only end in it, and there it is dropped. */
const wrapItems = (text: string, width: number): string[] =>
  wrapText(text, width).map((line, index, lines) =>
    index < lines.length - 1 && line.endsWith(' |') ? line.slice(0, -2) : line,
  );
