import { isDateText } from './find-dates.js';
import { sectionOfHeading } from './heading-words.js';
import { type Cell } from './cells.js';
import { asOneColumn } from './newspaper.js';
import { rowOf, type Row } from './rows.js';

/** A row in reading order. Rows with the same `flow` follow each other; each column is a separate flow. */
export interface FlowRow extends Row {
  flow: number;
}

/** Width in points of the vertical strips into which a page is divided to find column gaps. */
const STRIP = 3;
const MIN_GUTTER = 9;
/** Minimum number of rows on each side of the gap between two columns. */
const MIN_ROWS = 5;
/** Two columns between full-width lines are a table if the shorter one has fewer lines than this. */
const MIN_COLUMN = 4;
const MIN_PAIRED_COLUMN = 10;
const MAX_ACROSS = 0.35;
const MIN_TEXT = 0.1;
/** Maximum horizontal distance in points at which the column gaps of two pages count as the same. */
const SAME_GUTTER = 20;
/** Maximum share of rows that may cross a column gap if the previous page has the same gap. */
const MAX_ACROSS_CARRIED = 0.1;

type Band = { rows: Row[] } | { left: Row[]; right: Row[]; gutter: number };

/**
 * Puts rows into reading order: a column is read to its end, even across pages, before the next column. A full-width
 * row ends the columns above it.
 */
export function inReadingOrder(rows: readonly Row[]): FlowRow[] {
  const bands: Band[] = [];
  let gutter: number | undefined;
  for (const page of Map.groupBy(rows, (row) => row.page).values()) {
    const found = bandsOf(page, gutter);
    for (const band of found) append(bands, band);
    gutter = found.findLast((band) => 'gutter' in band)?.gutter ?? gutter;
  }
  const rtl = rows.filter((row) => row.rtl).length * 2 > rows.length;
  let flow = 0;
  return bands.flatMap((band) => {
    const flows = flowsOf(band, rtl);
    return flows.flatMap((members) => {
      flow += 1;
      return members.map((row) => ({ ...row, flow }));
    });
  });
}

function flowsOf(band: Band, rtl: boolean): Row[][] {
  if ('rows' in band) return [band.rows];
  if (rtl) return [band.right, band.left];
  const joined = asOneColumn(band);
  return joined ? [joined] : [band.left, band.right];
}

function append(bands: Band[], band: Band): void {
  const last = bands.at(-1);
  if (last && 'rows' in last && 'rows' in band) for (const row of band.rows) last.rows.push(row);
  else if (last && 'left' in last && 'left' in band && Math.abs(last.gutter - band.gutter) < SAME_GUTTER) {
    for (const row of band.left) last.left.push(row);
    for (const row of band.right) last.right.push(row);
  } else bands.push(band);
}

/** @param before column gap of the previous page; used if the columns on this page are too short to reveal the gap */
function bandsOf(rows: Row[], before: number | undefined): Band[] {
  const carried = before !== undefined && isGutter(rows, before) ? before : undefined;
  const gutter = findGutter(rows) ?? carried;
  if (gutter === undefined) return [{ rows }];
  const bands: Band[] = [];
  for (const row of rows) {
    const [left, right] = splitAt(row, gutter);
    if (crosses(row, gutter)) append(bands, { rows: [row] });
    else append(bands, { left: left ? [left] : [], right: right ? [right] : [], gutter });
  }
  if (carried !== undefined && Math.abs(carried - gutter) < SAME_GUTTER) return bands;
  if (isLabelColumn(bands)) return [{ rows: rows.flatMap((row) => labelFirst(row, gutter)) }];
  return withoutTables(rows, bands);
}

/**
 * Replaces column areas that are tables (a few lines in two columns within a section) with their original rows, so that
 * the cells of each row stay together.
 */
function withoutTables(rows: readonly Row[], bands: readonly Band[]): Band[] {
  const rowByBaseline = new Map(rows.map((row) => [row.y, row]));
  const kept: Band[] = [];
  for (const band of bands) {
    if ('rows' in band || !isTable(band)) append(kept, band);
    else {
      const lines = new Set([...band.left, ...band.right].map((row) => row.y));
      append(kept, { rows: [...lines].sort((a, b) => a - b).flatMap((y) => rowByBaseline.get(y) ?? []) });
    }
  }
  return kept;
}

const crosses = (row: Row, gutter: number): boolean => row.cells.some((cell) => cell.x < gutter && cell.right > gutter);

const isGutter = (rows: readonly Row[], gutter: number): boolean =>
  rows.filter((row) => crosses(row, gutter)).length <= rows.length * MAX_ACROSS_CARRIED;

function splitAt(row: Row, gutter: number): [Row | undefined, Row | undefined] {
  const part = (cells: Cell[]) => {
    const isFirst = cells.some((cell) => cell === row.cells[0]);
    const made = rowOf({ ...row, ...(isFirst && row.marker && { listMarker: '•' }) }, cells, row.rtl);
    if (!made) return undefined;
    // If a bullet character was removed, its position remains the start of the row.
    const edges = isFirst && row.marker ? (row.rtl ? { right: row.right } : { x: row.x }) : {};
    return { ...made, ...edges, whole: row.whole };
  };
  return [
    part(row.cells.filter((cell) => cell.right <= gutter)),
    part(row.cells.filter((cell) => cell.right > gutter)),
  ];
}

/**
 * Returns the x position of the gap that the fewest rows cross. If several gaps are crossed by equally few rows, the
 * widest wins. Returns undefined unless this gap has text on both sides.
 */
function findGutter(rows: readonly Row[]): number | undefined {
  if (rows.length < MIN_ROWS * 2) return undefined;
  const left = rows.reduce((least, row) => Math.min(least, row.x), Infinity);
  const right = rows.reduce((most, row) => Math.max(most, row.right), -Infinity);
  const strips = Math.min(2_000, Math.ceil((right - left) / STRIP));
  if (!(strips > 10)) return undefined;
  const crossing = new Float64Array(strips + 2);
  const endsBefore = new Float64Array(strips + 2);
  const startsAfter = new Float64Array(strips + 2);
  const stripOf = (x: number) => Math.max(0, Math.min(strips, Math.round((x - left) / STRIP)));
  for (const row of rows) {
    for (const cell of row.cells) {
      const from = stripOf(cell.x);
      const to = stripOf(cell.right);
      crossing[from]! += 1;
      crossing[to]! -= 1;
      endsBefore[to]! += 1;
      startsAfter[from]! += 1;
    }
  }
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  let best: { width: number; across: number; at: number } | undefined;
  let start: number | undefined;
  let across = 0;
  let ended = 0;
  let started = 0;
  let leastAcross = Infinity;
  const close = (strip: number) => {
    if (start === undefined) return;
    const width = (strip - start) * STRIP;
    const candidate = { width, across: leastAcross, at: left + ((start + strip) / 2) * STRIP };
    if (
      width >= MIN_GUTTER &&
      (!best || candidate.across < best.across || (candidate.across === best.across && width > best.width))
    )
      best = candidate;
    start = undefined;
    leastAcross = Infinity;
  };
  for (let strip = 0; strip <= strips; strip++) {
    across += crossing[strip]!;
    ended += endsBefore[strip]!;
    started += startsAfter[strip]!;
    const isInside = strip > strips * 0.15 && strip < strips * 0.85;
    const isOpen = across <= rows.length * MAX_ACROSS && ended >= MIN_ROWS && cells - started >= MIN_ROWS;
    // All strips of one column gap are crossed by the same rows. If the number of crossing rows changes, a new gap
    // begins.
    if (isInside && isOpen) {
      if (start !== undefined && across !== leastAcross) close(strip);
      start ??= strip;
      leastAcross = across;
    } else close(strip);
  }
  close(strips);
  return best && hasTextOnBothSides(rows, best.at) ? best.at : undefined;
}

function hasTextOnBothSides(rows: readonly Row[], gutter: number): boolean {
  let left = 0;
  let right = 0;
  for (const row of rows)
    for (const cell of row.cells) {
      if (cell.right <= gutter) left += cell.text.length;
      else if (cell.x >= gutter) right += cell.text.length;
    }
  return Math.min(left, right) > (left + right) * MIN_TEXT;
}

/**
 * Returns whether the narrower side only contains labels for the lines of the wider side: dates beside jobs, headings
 * beside sections, or places and dates at the right edge. If so, the two sides form rows and not columns.
 */
function isLabelColumn(bands: readonly Band[]): boolean {
  const left = bands.flatMap((band) => ('left' in band ? band.left : []));
  const right = bands.flatMap((band) => ('left' in band ? band.right : []));
  const size = (rows: Row[]) => rows.reduce((sum, row) => sum + row.text.length, 0);
  const [labels, texts] = size(left) < size(right) ? [left, right] : [right, left];
  if (labels.length === 0) return true;
  const isLabel = (row: Row) => isDateText(row.text) || (labels === left && sectionOfHeading(row.text) !== undefined);
  const beside = new Set(texts.map((row) => `${row.page} ${Math.round(row.y)}`));
  const paired = labels.filter((row) => beside.has(`${row.page} ${Math.round(row.y)}`)).length / labels.length;
  const labelling = labels.filter(isLabel).length / labels.length;
  const isShort = size(labels) / labels.length < 28 && !labels.some((row) => row.marker);
  return labelling >= 0.6 || (paired >= 0.9 && labelling >= 0.25 && isShort);
}

function isTable({ left, right }: Exclude<Band, { rows: Row[] }>): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const lines = new Set(long.map((row) => Math.round(row.y)));
  const isPaired = short.every((row) => lines.has(Math.round(row.y)));
  return short.length < (isPaired ? MIN_PAIRED_COLUMN : MIN_COLUMN);
}

/** Moves a heading that is beside its section to a line above it. */
function labelFirst(row: Row, gutter: number): Row[] {
  const [left, right] = splitAt(row, gutter);
  if (left && right && sectionOfHeading(left.text) !== undefined) return [left, right];
  return [row];
}
