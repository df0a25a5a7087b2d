import { joinsUnspaced } from './clean-text.js';
import type { FlowRow } from './columns.js';
import { holdsContact } from './contacts.js';
import { findDates, holdsDate, isDateText } from './find-dates.js';
import { barParts } from './bar-parts.js';
import { isPlace } from './places.js';
import { sectionOfHeading } from './heading-words.js';
import { hyphenationOf } from './hyphenation.js';
import { joinCells, type Cell } from './rows.js';

/** Lines that belong together: a bullet, a paragraph, a line of an entry's head. */
export interface Paragraph {
  cells: Cell[];
  text: string;
  marker: boolean;
  page: number;
  flow: number;
  x: number;
  /** Where the text begins, behind a bullet. */
  textX: number;
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  /** Space above it in multiples of the usual distance of its lines; 0 at the top of a page or column. */
  gap: number;
  lines: number;
  headingLevel?: number;
  artifact: boolean;
}

interface Flow {
  left: number;
  right: number;
}

/** Baselines further apart than this many type sizes belong to different paragraphs. */
const WIDEST_LEADING = 1.85;
const SAME_EDGE = 4;

/** What paragraphs are measured against: the edges of columns, the distance of lines, the habits of the file. */
export interface Measure {
  flows: Map<number, Flow>;
  leading: number;
  hyphenation: (before: string, after: string) => 'keep' | 'drop';
  /** Whether words longer than a line are cut; plain text lets them stand out. */
  cutsWords: boolean;
}

export const measureOf = (rows: readonly FlowRow[], isPlainText = false): Measure => ({
  cutsWords: !isPlainText,
  flows: flowEdges(rows),
  leading: usualLeading(rows),
  hyphenation: hyphenationOf(rows.map((row) => row.text)),
});

/** Joins the rows of each paragraph, over line and page breaks. */
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
      goesOn({ first, previous, open, row, flow: flows.get(row.flow), leading, cutsWords })
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

/** Contacts begin or end between the two lines. */
const partsContacts = (before: string, after: string): boolean => holdsContact(before) !== holdsContact(after);

/** Whether an item of a list with one item to a line plainly goes on in the next line. */
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

/** Distance of baselines within paragraphs, in parts of the type size: the smallest that is frequent. */
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

export const isCaps = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

interface Continuation {
  first: FlowRow;
  previous: FlowRow;
  open: Paragraph;
  row: FlowRow;
  flow: Flow | undefined;
  leading: number;
  cutsWords: boolean;
}

function goesOn({ first, previous, open, row, flow, leading, cutsWords }: Continuation): boolean {
  if (previous.whole || row.whole || row.marker || previous.flow !== row.flow || previous.artifact !== row.artifact)
    return false;
  // Two lines that both reach a second column are two lines of a table.
  if (previous.cells.length > 1 && row.cells.length > 1) return false;
  if (!flow || !sameSize(previous, row) || !isNear(previous, row, leading)) return false;
  if (sectionOfHeading(row.text) !== undefined && row.cells.length === 1 && isTitled(row)) return false;
  if (sectionOfHeading(previous.text) !== undefined && open.lines === 1 && isTitled(previous)) return false;
  if (open.marker) {
    // Behind a bullet, lines hang below its text.
    const indent = row.rtl ? first.right - row.right : row.x - first.x;
    if (indent > 2 && indent < first.size * 4) return true;
    if (previous !== first || Math.abs(indent) > SAME_EDGE) return false;
  }
  if (opensItem(previous, row)) return false;
  if (!isAligned(first, previous, row, flow)) return false;
  return (
    sameStyle(previous, row) &&
    wouldNotHaveFitted(previous, row, flow, { isTight: isTight(previous, row, leading), breaksAtHyphens: cutsWords })
  );
}

/** A line that is one long word up to the very edge goes on in it. */
function endsInWord(row: FlowRow, flow: Flow | undefined): boolean {
  if (!flow || !isOneLongWord(row.text)) return false;
  return row.right + ((row.right - row.x) / row.text.length) * 1.2 > flow.right;
}

/** Points between a line and what stands at its far edge. */
const LEAST_EDGE_GAP = 14;

/** Dates at the far edge below a line that left no room for them. */
function isPushedDown(previous: FlowRow, row: FlowRow, flow: Flow | undefined, leading: number): boolean {
  if (!flow || row.cells.length !== 1 || previous.cells.length !== 1 || previous.marker || row.marker) return false;
  if (previous.flow !== row.flow || previous.page !== row.page || !isNear(previous, row, leading)) return false;
  if (!holdsDate(row.text)) return false;
  const width = row.right - row.x + Math.max(LEAST_EDGE_GAP, row.size);
  return row.rtl || previous.rtl
    ? row.x - flow.left < 2 && row.right < previous.right - row.size * 4 && previous.x - width < flow.left
    : flow.right - row.right < 2 && row.x > previous.x + row.size * 4 && previous.right + width > flow.right;
}

/** All of a line without a space, in letters that are written with spaces. */
const isOneLongWord = (text: string): boolean => /^[\p{L}\p{N}._/-]{35,}$/u.test(text) && !joinsUnspaced(text, text);

/** Written as headings are. */
const isTitled = (row: FlowRow): boolean => row.bold || isCaps(row.text) || row.headingLevel !== undefined;

function isNear(previous: FlowRow, row: FlowRow, leading: number): boolean {
  if (previous.page !== row.page) return row.page === previous.page + 1;
  const distance = (row.y - previous.y) / row.size;
  return distance > 0.5 && distance <= Math.max(Math.min(leading * 1.3, WIDEST_LEADING), leading + 0.08);
}

/** A line that begins with a whole item of a head, whose separator was left out at the line's end. */
function opensItem(previous: FlowRow, row: FlowRow): boolean {
  const cell = row.cells[0];
  const first = cell && barParts(cell)[0]?.text;
  if (first === undefined || (first === row.text && row.cells.length === 1 && !previous.text.includes(' | ')))
    return false;
  if (/[,&(/–—-]$/u.test(previous.text)) return false;
  const lastWord = previous.text.slice(previous.text.lastIndexOf(' ') + 1).slice(-40);
  if (findDates(`${lastWord} ${first}`)?.from === 0) return false;
  return isPlace(first) || (isDateText(first) && findDates(first)?.from === 0 && /\D{3}/.test(first));
}

/** Begins below the line before it, below the paragraph's start, or in the middle below a line in the middle. */
function isAligned(first: FlowRow, previous: FlowRow, row: FlowRow, flow: Flow): boolean {
  const edge = (each: FlowRow) => (row.rtl ? each.right : each.x);
  const outdent = row.rtl ? edge(row) - edge(first) : edge(first) - edge(row);
  const isFirstIndented = previous === first && outdent > 0 && outdent < first.size * 3.5;
  const middle = (each: FlowRow) => (each.x + each.right) / 2;
  const isCentred =
    Math.abs(middle(previous) - middle(row)) < 4 && Math.abs(middle(row) - (flow.left + flow.right) / 2) < 30;
  return Math.abs(edge(row) - edge(previous)) < SAME_EDGE || isFirstIndented || isCentred;
}

const lastPiece = (row: FlowRow) => row.cells[0]?.pieces.at(-1);
const firstPiece = (row: FlowRow) => row.cells[0]?.pieces[0];

const sameSize = (previous: FlowRow, row: FlowRow): boolean =>
  Math.abs(previous.size - row.size) <= 0.6 ||
  Math.abs((lastPiece(previous)?.size ?? 0) - (firstPiece(row)?.size ?? 0)) <= 0.2;

function sameStyle(previous: FlowRow, row: FlowRow): boolean {
  const before = lastPiece(previous);
  const after = firstPiece(row);
  return before?.bold === after?.bold && before?.italic === after?.italic;
}

/** Set as close as lines of one paragraph are, and not after the end of a sentence. */
function isTight(previous: FlowRow, row: FlowRow, leading: number): boolean {
  if (/[.!?:。：]$/u.test(previous.text)) return false;
  return previous.page !== row.page || (row.y - previous.y) / row.size <= leading * 1.05;
}

/**
 * Lines are filled greedily: one that had room for the next line's first word was the last of its paragraph. The width
 * of that word is an estimate, so what speaks for one paragraph widens it.
 */
function wouldNotHaveFitted(
  previous: FlowRow,
  row: FlowRow,
  flow: Flow,
  { isTight, breaksAtHyphens }: { isTight: boolean; breaksAtHyphens: boolean },
): boolean {
  const [cell, ...beside] = previous.cells;
  const next = row.cells[0];
  if (!cell || !next) return false;
  const perCharacter = (next.right - next.x) / Math.max(1, next.text.length);
  const word = firstWord(next.text, isTight, breaksAtHyphens);
  const gap = joinsUnspaced(cell.text, next.text) || /[-/]$/.test(cell.text) ? 0 : perCharacter * 0.6;
  // A word longer than a line is cut anywhere.
  if (isOneLongWord(cell.text) && cell.right > flow.right - cell.pieces[0]!.size * 2) return true;
  const needed = gap + word.length * perCharacter * (isTight ? 1.3 : 0.95);
  if (row.rtl) {
    const limit = beside.length > 0 ? Math.max(...beside.map((each) => each.right)) + row.size : flow.left;
    return cell.x - needed < limit + 0.5;
  }
  if (beside.length > 0) return cell.right + needed > Math.min(...beside.map((each) => each.x)) - row.size;
  const middle = (flow.left + flow.right) / 2;
  const isCentred =
    Math.abs((cell.x + cell.right) / 2 - middle) < 4 &&
    Math.abs((next.x + next.right) / 2 - middle) < 4 &&
    Math.abs(cell.x - next.x) > 1;
  if (isCentred) return cell.right - cell.x + needed > flow.right - flow.left - 0.5;
  return cell.right + needed > flow.right - 0.5;
}

/** As much of the next line as cannot be parted: a word, in a script without spaces a few characters. */
function firstWord(text: string, isTight: boolean, breaksAtHyphens: boolean): string {
  const start = text.slice(0, 120);
  if (!breaksAtHyphens && !joinsUnspaced(start, start)) return start.split(' ')[0] ?? '';
  if (!joinsUnspaced(start.slice(0, 2), start.slice(0, 2))) return /^[^\s/-]*(?:[/-](?=\S))?/u.exec(start)?.[0] ?? '';
  return isTight ? (/^[\p{Script=Katakana}ー]{2,14}/u.exec(start)?.[0] ?? start.slice(0, 4)) : start.slice(0, 1);
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
