import { isCaps, joinsUnspaced } from '../lines/clean-text.js';
import type { FlowRow } from '../lines/columns.js';
import { barParts } from '../lines/bar-parts.js';
import { findDates, holdsDate, isDateText } from '../lines/find-dates.js';
import { sectionOfHeading } from '../lines/heading-words.js';
import type { Paragraph } from './paragraph.js';
import { isPlace } from '../lines/places.js';

/** Left and right edges of a column. */
export interface Flow {
  left: number;
  right: number;
}

/** Maximum distance between two baselines of a paragraph, as a multiple of the type size. */
const MAX_LEADING = 1.85;
const SAME_EDGE = 4;

export interface Continuation {
  first: FlowRow;
  previous: FlowRow;
  open: Paragraph;
  row: FlowRow;
  flow: Flow | undefined;
  leading: number;
  cutsWords: boolean;
}

export function continues({ first, previous, open, row, flow, leading, cutsWords }: Continuation): boolean {
  if (previous.whole || row.whole || row.marker || previous.flow !== row.flow || previous.artifact !== row.artifact)
    return false;
  // Two lines with text in a second column are rows of a table and not one paragraph.
  if (previous.cells.length > 1 && row.cells.length > 1) return false;
  if (!flow || !sameSize(previous, row) || !isNear(previous, row, leading)) return false;
  if (sectionOfHeading(row.text) !== undefined && row.cells.length === 1 && isTitled(row)) return false;
  if (sectionOfHeading(previous.text) !== undefined && open.lines === 1 && isTitled(previous)) return false;
  if (open.marker) {
    // The further lines of a list item align with the text after the bullet.
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

/** Returns whether a line is one long word up to the right edge, which may continue on the next line. */
export function endsInWord(row: FlowRow, flow: Flow | undefined): boolean {
  if (!flow || !isOneLongWord(row.text)) return false;
  return row.right + ((row.right - row.x) / row.text.length) * 1.2 > flow.right;
}

/** Minimum gap in points between a line and the text at its right edge. */
const MIN_EDGE_GAP = 14;

/** Returns whether a row consists of dates that belong at the right edge of the previous line but did not fit there. */
export function isPushedDown(previous: FlowRow, row: FlowRow, flow: Flow | undefined, leading: number): boolean {
  if (!flow || row.cells.length !== 1 || previous.cells.length !== 1 || previous.marker || row.marker) return false;
  if (previous.flow !== row.flow || previous.page !== row.page || !isNear(previous, row, leading)) return false;
  if (!holdsDate(row.text)) return false;
  const width = row.right - row.x + Math.max(MIN_EDGE_GAP, row.size);
  return row.rtl || previous.rtl
    ? row.x - flow.left < 2 && row.right < previous.right - row.size * 4 && previous.x - width < flow.left
    : flow.right - row.right < 2 && row.x > previous.x + row.size * 4 && previous.right + width > flow.right;
}

const isOneLongWord = (text: string): boolean => /^[\p{L}\p{N}._/-]{35,}$/u.test(text) && !joinsUnspaced(text, text);

const isTitled = (row: FlowRow): boolean => row.bold || isCaps(row.text) || row.headingLevel !== undefined;

function isNear(previous: FlowRow, row: FlowRow, leading: number): boolean {
  if (previous.page !== row.page) return row.page === previous.page + 1;
  const distance = (row.y - previous.y) / row.size;
  return distance > 0.5 && distance <= Math.max(Math.min(leading * 1.3, MAX_LEADING), leading + 0.08);
}

/**
 * Returns whether a row begins a new item of an entry's head, such as the dates. The separator before the item was lost
 * at the line break.
 */
function opensItem(previous: FlowRow, row: FlowRow): boolean {
  const cell = row.cells[0];
  const first = cell && barParts(cell)[0]?.text;
  if (first === undefined) return false;
  // The graduation year may follow on the next line: "School, City, ST" and "2019".
  if (/^\d{4}$/.test(row.text) && /,\s\p{Lu}{2}$/u.test(previous.text)) return true;
  if (first === row.text && row.cells.length === 1 && !previous.text.includes(' | ')) return false;
  if (/[,&(/–—-]$/u.test(previous.text)) return false;
  const lastWord = previous.text.slice(previous.text.lastIndexOf(' ') + 1).slice(-40);
  if (findDates(`${lastWord} ${first}`)?.from === 0) return false;
  return isPlace(first) || (isDateText(first) && findDates(first)?.from === 0 && /\D{3}/.test(first));
}

/**
 * Returns whether a row aligns with the previous line or with the first line of its paragraph, or is centered like the
 * previous line.
 */
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

/**
 * Returns whether the row is as close to the previous line as the lines of a paragraph, and the previous line does not
 * end a sentence.
 */
function isTight(previous: FlowRow, row: FlowRow, leading: number): boolean {
  if (/[.!?:。：]$/u.test(previous.text)) return false;
  return previous.page !== row.page || (row.y - previous.y) / row.size <= leading * 1.05;
}

/**
 * Returns whether the next word did not fit into the previous line. A line with space for the word ends its paragraph.
 * The word's width is an estimate, so the test is less strict if the lines are tight (see `isTight`).
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
  // A word longer than a line may be divided anywhere.
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

/** Returns the unbreakable start of the next line: a word, or a few characters in scripts without spaces. */
function firstWord(text: string, isTight: boolean, breaksAtHyphens: boolean): string {
  const start = text.slice(0, 120);
  if (!breaksAtHyphens && !joinsUnspaced(start, start)) return start.split(' ')[0] ?? '';
  if (!joinsUnspaced(start.slice(0, 2), start.slice(0, 2))) return /^[^\s/-]*(?:[/-](?=\S))?/u.exec(start)?.[0] ?? '';
  return isTight ? (/^[\p{Script=Katakana}ー]{2,14}/u.exec(start)?.[0] ?? start.slice(0, 4)) : start.slice(0, 1);
}
