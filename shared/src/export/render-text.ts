import type { Block, ComposedDocument, Entry, Paragraph, Run, Section } from '../page/composed-document.js';
import { plainCharacters } from '../text/plain-characters.js';

const BULLET = '- ';
const SEPARATOR = ' | ';

/**
 * Renders the resume as plain text for application forms, in document order: headings in capitals after a blank line,
 * `- ` before bullets, LF line endings, no trailing spaces. A paragraph is one line, because forms wrap text
 * themselves.
 */
export function renderText(document: ComposedDocument): string {
  const parts = [
    document.header.flatMap(paragraphLines),
    ...document.sections.map((section) => sectionLines(section, document.language)),
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return text === '' ? '' : `${text}\n`;
}

function sectionLines(section: Section, language: string): string[] {
  const heading = section.heading ? paragraphLines(section.heading) : [];
  const lines = section.blocks.flatMap((block, index) => {
    const apart = index > 0 && (block.kind === 'entry' || section.blocks[index - 1]?.kind === 'entry');
    return apart ? ['', ...blockLines(block)] : blockLines(block);
  });
  return [...heading.map((line) => line.toLocaleUpperCase(language)), ...lines];
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return paragraphLines(block);
    case 'list':
      return block.items.flatMap(paragraphLines).map((line) => BULLET + line);
    case 'entry':
      return entryLines(block);
  }
}

const entryLines = (entry: Entry): string[] => [
  ...entry.head.flatMap(paragraphLines),
  ...entry.body.flatMap(blockLines),
];

function paragraphLines({ runs, end = [] }: Paragraph): string[] {
  const line = [runsText(runs), runsText(end)].filter((part) => part !== '').join(SEPARATOR);
  return line === '' ? [] : [line];
}

const runsText = (runs: Run[]): string =>
  runs
    .map((run) => (run.separator ? SEPARATOR : plainCharacters(run.text)))
    .join('')
    .replace(/[ \t\r\n\u00a0]+/g, ' ')
    .trim();
