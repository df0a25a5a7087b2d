export type Cell = string | number | null;

/** Matches the first character of cells that spreadsheets would run as formulas, such as "=". */
const FORMULA = /^[=+\-@\t\r]/;

/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Returns the rows as CSV (RFC 4180). Cells that spreadsheets would run as formulas become text. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
