import type { FlowRow } from '../lines/columns.js';
import { sectionOfFreeHeading, sectionOfHeading, type HeadingKind } from '../lines/heading-words.js';
import { isCaps } from '../lines/clean-text.js';

/** Rows below a heading. Rows before the first heading of a page or column have no heading. */
export interface SectionRows {
  kind: HeadingKind | 'header';
  heading: string;
  rows: FlowRow[];
}

const MAX_HEADING_LENGTH = 60;
const MAX_WORDS = 7;

export function toSections(rows: readonly FlowRow[]): SectionRows[] {
  const isHeading = headingTest(rows);
  const sections: SectionRows[] = [];
  let open: SectionRows | undefined;
  let flow: number | undefined;
  for (const row of rows) {
    const kind = isHeading(row);
    if (kind !== undefined) {
      open = { kind, heading: row.text, rows: [] };
      sections.push(open);
      const beside = kind === 'other' ? undefined : besideHeading(row);
      if (beside) open.rows.push(beside);
    } else {
      if (!open || (flow !== undefined && row.flow !== flow && startsAnew(row, sections))) {
        open = { kind: 'header', heading: '', rows: [] };
        sections.push(open);
      }
      open.rows.push(row);
    }
    flow = row.flow;
  }
  return sections;
}

/**
 * Returns whether a row begins a column of the first page. Such a column may start with contact details that have no
 * heading.
 */
const startsAnew = (row: FlowRow, sections: readonly SectionRows[]): boolean =>
  row.page === 1 && sections.every(({ rows }) => rows.every((other) => other.flow !== row.flow));

function besideHeading(row: FlowRow): FlowRow | undefined {
  const [, ...rest] = row.cells;
  return rest.length === 0 ? undefined : { ...row, cells: rest, text: rest.map((cell) => cell.text).join(' ') };
}

/** Returns the style of a row: size, weight, capitals and outline level. All headings of a file share one style. */
const styleOf = (row: FlowRow): string =>
  [Math.round(row.size * 2) / 2, row.bold, isCaps(row.text), row.headingLevel ?? '-'].join(' ');
const looseStyleOf = (row: FlowRow): string => [Math.round(row.size), row.bold].join(' ');

/**
 * Returns a function that detects headings. Common headings reveal which style the file uses for headings; other lines
 * in that style are headings too, unless the file also uses the style for something else.
 */
function headingTest(rows: readonly FlowRow[]): (row: FlowRow) => HeadingKind | undefined {
  const known = new Map<FlowRow, HeadingKind>();
  const styles = new Map<string, number>();
  const loose = new Map<string, number>();
  const all = new Map<string, number>();
  for (const row of rows) {
    all.set(styleOf(row), (all.get(styleOf(row)) ?? 0) + 1);
    const kind = mayBeHeading(row) ? sectionOfHeading(headingText(row)) : undefined;
    if (kind === undefined) continue;
    known.set(row, kind);
    styles.set(styleOf(row), (styles.get(styleOf(row)) ?? 0) + 1);
    loose.set(looseStyleOf(row), (loose.get(looseStyleOf(row)) ?? 0) + 1);
  }
  const body = bodySize(rows);
  const most = [...styles].sort((a, b) => b[1] - a[1])[0];
  const ofTitles = titleStyles(rows, known);
  const styled = new Set(
    [...styles]
      .filter(([style, count]) => (all.get(style) ?? 0) <= count * 2 + 1 && !ofTitles.has(style))
      .map(([style]) => style),
  );
  const mostLoose = Math.max(0, ...loose.values());
  return (row) => {
    const kind = known.get(row);
    const stands = row.size > body + 0.4 || row.bold || isCaps(row.text) || row.headingLevel !== undefined;
    if (kind !== undefined) {
      const shared = loose.get(looseStyleOf(row)) ?? 0;
      const fits = shared >= mostLoose * 0.5 || styleOf(row) === most?.[0] || (stands && mostLoose <= 2);
      return fits && (stands || shared >= Math.min(2, mostLoose)) ? kind : undefined;
    }
    if (!stands || !mayBeHeading(row) || !styled.has(styleOf(row)) || (styles.get(styleOf(row)) ?? 0) < 2)
      return undefined;
    return row.cells.length === 1 ? sectionOfFreeHeading(row.text) : undefined;
  };
}

/**
 * Returns the styles that the file uses both for headings and for titles of entries. The line after a heading is a
 * title if it has the same style as the heading.
 */
function titleStyles(rows: readonly FlowRow[], known: ReadonlyMap<FlowRow, HeadingKind>): Set<string> {
  return new Set(
    rows
      .slice(1)
      .filter((row, index) => {
        const before = rows[index]!;
        return known.has(before) && !known.has(row) && !row.marker && styleOf(before) === styleOf(row);
      })
      .map(styleOf),
  );
}

const headingText = (row: FlowRow): string => row.cells[0]?.text ?? '';

function mayBeHeading(row: FlowRow): boolean {
  const text = headingText(row);
  if (row.marker || text.length > MAX_HEADING_LENGTH || text.split(' ').length > MAX_WORDS * 3) return false;
  if (/[.,;!?。、]$/u.test(text) || /[@|•\d]/u.test(text)) return false;
  return row.cells.length === 1 || sectionOfHeading(text) !== undefined;
}

function bodySize(rows: readonly FlowRow[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of rows) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  let body = 10;
  let most = 0;
  for (const [size, length] of lengths) if (length > most) [body, most] = [size, length];
  return body;
}
