export type Cell = string | number | null;

/** Spreadsheets run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Returns the rows as CSV (RFC 4180) that a spreadsheet opens as text and numbers only. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
