import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Cell } from './csv.js';
import { count } from './figures.js';

interface FigureTableProps {
  labelledBy: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  show?: ((cell: Cell, column: number) => string) | undefined;
}

const plain = (cell: Cell): string => (cell === null ? '–' : typeof cell === 'number' ? count(cell) : cell);

/**
 * A table whose first column names the row and whose other columns contain figures. Long tables scroll inside the
 * panel.
 */
export function FigureTable({ labelledBy, columns, rows, show = plain }: FigureTableProps) {
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby={labelledBy} sx={{ maxHeight: 360 }}>
      <Table
        size="small"
        stickyHeader
        aria-labelledby={labelledBy}
        sx={{ '& tbody .MuiTableCell-root': { whiteSpace: 'nowrap' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={String(row[0])}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <TableCell key={columns[index]} component="th" scope="row">
                    {show(cell, index)}
                  </TableCell>
                ) : (
                  <TableCell key={columns[index]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {show(cell, index)}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
