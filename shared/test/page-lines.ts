import type { SourceLine, SourceSpan } from '../src/import/lines/source-line.js';

const LEFT = 50;
const RIGHT = 545;
const LEADING = 14;
const SIZE = 10;
const WIDTH = 5;

/**
 * Builds the lines of a PDF page from a sketch. At the start of a line, `# ` marks a heading, `! ` the large first
 * line, `**` bold text, and two spaces an indent. `>>` moves the text after it to the right edge, and `@200` to x =
 * 200. A blank line adds space.
 */
export function pageLines(drawing: string, page = 1): SourceLine[] {
  const lines: SourceLine[] = [];
  let y = 60;
  for (const raw of drawing.replace(/^\n/, '').trimEnd().split('\n')) {
    if (raw.trim() === '') {
      y += LEADING * 0.6;
      continue;
    }
    const { text, size, isBold } = styled(raw.trimStart());
    y += size > SIZE ? LEADING * 1.6 : LEADING;
    const indent = raw.length - raw.trimStart().length;
    lines.push(lineOf(text, { page, y, x: LEFT + indent * 6, size, isBold }));
  }
  return lines;
}

function styled(text: string): { text: string; size: number; isBold: boolean } {
  if (text.startsWith('! ')) return { text: text.slice(2), size: 22, isBold: true };
  if (text.startsWith('# ')) return { text: text.slice(2), size: 13, isBold: true };
  return { text, size: SIZE, isBold: false };
}

interface Place {
  page: number;
  y: number;
  x: number;
  size: number;
  isBold: boolean;
}

function lineOf(text: string, { page, y, x, size, isBold }: Place): SourceLine {
  const spans: SourceSpan[] = [];
  const character = (WIDTH * size) / SIZE;
  for (const part of text.split(/(?<!\s)\s*(?=>>|@\d+ )/)) {
    const placed = /^@(\d+) /.exec(part);
    const content = part.replace(/^(?:>>\s*|@\d+ )/, '');
    const width = content.replaceAll('**', '').length * character;
    let at = part.startsWith('>>') ? RIGHT - width : placed ? Number(placed[1]) : x;
    content.split('**').forEach((stretch, index) => {
      if (stretch !== '')
        spans.push({ text: stretch, x: at, width: stretch.length * character, size, bold: isBold || index % 2 === 1 });
      at += stretch.length * character;
    });
  }
  const left = Math.min(...spans.map((span) => span.x));
  return {
    text: spans.map((span) => span.text).join(' '),
    page,
    x: left,
    y,
    width: Math.max(...spans.map((span) => span.x + span.width)) - left,
    size,
    bold: spans.every((span) => span.bold),
    spans,
  };
}
