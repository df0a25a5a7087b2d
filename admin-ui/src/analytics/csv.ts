import { CSV_MARK, toCsv, type Cell } from '@shortlist/shared/text/csv';

export type { Cell } from '@shortlist/shared/text/csv';

export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const file = new Blob([CSV_MARK, toCsv(rows)], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(address);
}
