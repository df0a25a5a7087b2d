import type { Paragraph } from './paragraph.js';
import { isCaps } from '../lines/clean-text.js';
import type { FlowRow } from '../lines/columns.js';
import { holdsContact } from './contacts.js';
import { hyphenationOf } from '../lines/hyphenation.js';
import { endsInWord, continues, isPushedDown, type Flow } from './line-continuation.js';
import { joinCells } from '../lines/cells.js';

/** Measurements for detecting paragraphs: column edges, line spacing, and how the file breaks lines. */
export interface Measure {
  flows: Map<number, Flow>;
  leading: number;
  hyphenation: (before: string, after: string) => 'keep' | 'drop';
  /** Whether the file divides words that are longer than a line; in plain text, such words extend beyond the line. */
  cutsWords: boolean;
}

export const measureOf = (rows: readonly FlowRow[], isPlainText = false): Measure => ({
  cutsWords: !isPlainText,
  flows: flowEdges(rows),
  leading: usualLeading(rows),
  hyphenation: hyphenationOf(rows.map((row) => row.text)),
});

/** Joins the rows of each paragraph across line and page breaks. */
export function toParagraphs(
  rows: readonly FlowRow[],
  { flows, leading, hyphenation, cutsWords }: Measure,
  { isList = false, isHeader = false } = {},
): Paragraph[] {
  const isOneToALine = isList && rows.filter(({ text }) => !LIST_SEPARATOR.test(text)).length >= rows.length * 0.7;
  const paragraphs: Paragraph[] = [];
  let first: FlowRow | undefined;
  let previous: FlowRow | undefined;
  for (const row of rows) {
    const open = paragraphs.at(-1);
    if (open && previous && isPushedDown(previous, row, flows.get(row.flow), leading)) {
      open.cells.push(...row.cells);
      open.text = open.cells.map((cell) => cell.text).join(' ');
      open.lines += 1;
    } else if (
      previous &&
      ((isOneToALine && !isCutItem(previous.text, row.text)) || (isHeader && partsContacts(previous.text, row.text)))
    ) {
      paragraphs.push(paragraphOf(row, previous, leading));
      first = row;
    } else if (
      open &&
      first &&
      previous &&
      continues({ first, previous, open, row, flow: flows.get(row.flow), leading, cutsWords })
    ) {
      extend(open, row, cutsWords && endsInWord(previous, flows.get(row.flow)), hyphenation(previous.text, row.text));
    } else {
      paragraphs.push(paragraphOf(row, previous, leading));
      first = row;
    }
    previous = row;
  }
  return paragraphs;
}

const LIST_SEPARATOR = /[,;|•·]\s|[、،，]/u;

const partsContacts = (before: string, after: string): boolean => holdsContact(before) !== holdsContact(after);

/** Returns whether a list item of one line clearly continues on the next line. */
const isCutItem = (before: string, after: string): boolean =>
  /^\p{Ll}/u.test(after) || /(?:[,&/(–-]|\b(?:and|und|et|y|of|for))$/u.test(before);

function flowEdges(rows: readonly FlowRow[]): Map<number, Flow> {
  const flows = new Map<number, Flow>();
  for (const { flow, x, right } of rows) {
    const known = flows.get(flow);
    flows.set(flow, { left: Math.min(known?.left ?? x, x), right: Math.max(known?.right ?? right, right) });
  }
  return flows;
}

/** Returns the smallest distance that often occurs between baselines, as a multiple of the type size. */
function usualLeading(rows: readonly FlowRow[]): number {
  const counts = new Map<number, number>();
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (!before || before.page !== row.page || before.flow !== row.flow || before.size !== row.size) return;
    const leading = Math.round(((row.y - before.y) / row.size) * 20) / 20;
    if (leading > 0.8 && leading < 3) counts.set(leading, (counts.get(leading) ?? 0) + 1);
  });
  const most = Math.max(0, ...counts.values());
  const frequent = [...counts]
    .filter(([, count]) => count >= Math.max(most < 5 ? 1 : 2, most * 0.25))
    .map(([leading]) => leading);
  return frequent.length > 0 ? Math.min(...frequent) : 1.35;
}

function paragraphOf(row: FlowRow, previous: FlowRow | undefined, leading: number): Paragraph {
  const follows = previous && previous.page === row.page && previous.flow === row.flow && row.y > previous.y;
  return {
    cells: row.cells,
    text: row.text,
    marker: row.marker,
    page: row.page,
    flow: row.flow,
    x: row.x,
    textX: row.textX,
    size: row.size,
    bold: row.bold,
    italic: row.cells.every((cell) => cell.pieces.every((piece) => piece.italic)),
    caps: isCaps(row.text),
    gap: follows ? (row.y - previous.y) / (leading * Math.max(1, Math.min(row.size, previous.size))) : 0,
    lines: 1,
    ...(row.headingLevel !== undefined && { headingLevel: row.headingLevel }),
    artifact: row.artifact,
  };
}

function extend(open: Paragraph, row: FlowRow, cutsWord: boolean, hyphen: 'keep' | 'drop'): void {
  const [first, ...beside] = row.cells;
  const [start, ...others] = open.cells;
  if (!first || !start) return;
  open.cells = [
    joinCells(start, first, hyphen === 'drop' ? 'drop' : cutsWord ? 'none' : 'space'),
    ...others,
    ...beside,
  ];
  open.text = open.cells.map((cell) => cell.text).join(' ');
  open.bold &&= row.bold;
  open.italic &&= first.pieces.every((piece) => piece.italic);
  open.caps &&= isCaps(row.text);
  open.lines += 1;
}
