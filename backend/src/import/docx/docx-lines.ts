import type { SourceLine, SourceSpan } from '@shortlist/shared/import/lines/source-line';
import { plainCharacters } from '../../office/plain-characters.js';
import type { WordRun } from './docx-paragraph.js';

export type LineTraits = Pick<SourceLine, 'listMarker' | 'headingLevel' | 'artifact'> & {
  left: number;
  rightToLeft: boolean;
};

/** Estimated height of a line in points, because Word files contain no positions. */
export const LINE_HEIGHT = 14;
/** Estimated width of a letter, as a share of the font size. */
const LETTER_WIDTH = 0.5;
const TAB_STOP = 36;
const USUAL_SIZE = 11;

/** Separates cells when a table row becomes one line. */
export const CELL_END: WordRun = { text: '\t', look: {} };

/** Returns the lines of a paragraph, starting at `y`; several if the paragraph has line breaks. */
export function wordLines(runs: WordRun[], traits: LineTraits, y: number): SourceLine[] {
  const { left, rightToLeft, listMarker, ...rest } = traits;
  return splitAtBreaks(runs).flatMap((line, index): SourceLine[] => {
    const spans = asSpans(line, left);
    const text = spans.map((span) => span.text).join('');
    if (text.trim() === '') return [];
    const end = Math.max(...spans.map(({ x, width }) => x + width));
    const main = spans.reduce((longest, span) => (span.text.length > longest.text.length ? span : longest));
    const inked = spans.filter((span) => span.text.trim() !== '');
    const [link, ...others] = new Set(inked.map((span) => span.link));
    return [
      {
        text: text.trim(),
        page: 1,
        x: left,
        y: y + index * LINE_HEIGHT,
        width: end - left,
        size: main.size,
        bold: inked.every(({ bold }) => bold),
        ...(inked.every(({ italic }) => italic) && { italic: true }),
        spans: rightToLeft ? mirrored(spans) : spans,
        ...(link !== undefined && others.length === 0 && { link }),
        ...(index === 0 && listMarker !== undefined && { listMarker }),
        ...rest,
        wholeParagraph: true,
      },
    ];
  });
}

function splitAtBreaks(runs: WordRun[]): WordRun[][] {
  const lines: WordRun[][] = [[]];
  for (const run of runs) {
    const [head = '', ...tail] = run.text.split('\n');
    lines.at(-1)!.push({ ...run, text: head });
    for (const text of tail) lines.push([{ ...run, text }]);
  }
  return lines;
}

/** A tab advances to the next tab stop and starts a new span. */
function asSpans(runs: WordRun[], left: number): SourceSpan[] {
  const spans: SourceSpan[] = [];
  let x = left;
  let tabs = '';
  for (const { text, look, link } of runs) {
    const { bold = false, italic = false, size = USUAL_SIZE } = look;
    for (const part of text.split(/(\t)/)) {
      if (part === '\t') {
        x = left + (Math.floor((x - left) / TAB_STOP) + 2) * TAB_STOP;
        tabs += '\t';
        continue;
      }
      const clean = plainCharacters(part);
      if (clean === '') continue;
      const width = clean.length * size * LETTER_WIDTH;
      const last = spans.at(-1);
      if (last && !tabs && last.bold === bold && !!last.italic === italic && last.size === size && last.link === link) {
        last.text += clean;
        last.width += width;
      } else {
        spans.push({
          text: tabs + clean,
          x,
          width,
          size,
          bold,
          ...(italic && { italic }),
          ...(link !== undefined && { link }),
        });
      }
      x += width;
      tabs = '';
    }
  }
  return spans;
}

const mirrored = (spans: SourceSpan[]): SourceSpan[] => spans.map((span) => ({ ...span, x: -(span.x + span.width) }));
