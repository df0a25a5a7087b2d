import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { NoRecords } from './no-records.js';

const STYLE = {
  '& .RaDataTable-headerCell': {
    bgcolor: 'brand.subtle',
    color: 'text.secondary',
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-root': { px: 2, py: 1.25, fontSize: 'body2.fontSize' },
  // Keeps buttons, links and times on one line; long email addresses wrap.
  '& .MuiButton-root, & .MuiLink-root, & time': { whiteSpace: 'nowrap' },
  '& tbody tr:last-child td': { borderBottom: 0 },
};

/**
 * A table with `DataTable.Col` columns. The first cell of each row links to the record, so that rows can be opened with
 * the keyboard.
 */
export function RecordsTable({ children }: { children: ReactNode }) {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} empty={<NoRecords />} sx={STYLE}>
      {children}
    </DataTable>
  );
}
