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
  // Buttons and links do not wrap; long addresses do.
  '& .MuiButton-root, & .MuiLink-root, & time': { whiteSpace: 'nowrap' },
  '& tbody tr:last-child td': { borderBottom: 0 },
};

/**
 * A table of `DataTable.Col` columns. The link in the first cell opens the record, which keeps rows accessible by
 * keyboard.
 */
export function RecordsTable({ children }: { children: ReactNode }) {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} empty={<NoRecords />} sx={STYLE}>
      {children}
    </DataTable>
  );
}
