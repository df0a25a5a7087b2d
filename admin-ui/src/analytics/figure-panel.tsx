import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { downloadCsv, type Cell } from './csv.js';
import { DefinitionHint } from './definition-hint.js';
import type { Definition } from './definitions.js';
import { FigureTable } from './figure-table.js';
import { messages } from './messages.js';

interface FigurePanelProps {
  title: string;
  definition: Definition;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  chart?: ReactNode;
  /** Name of the CSV file, without extension. */
  fileName: string;
  /** Formats the cells of the table. The CSV file contains the raw values. */
  show?: (cell: Cell, column: number) => string;
}

export function FigurePanel({ title, definition, columns, rows, chart, fileName, show }: FigurePanelProps) {
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  // Shows no chart if every value is zero, because the chart would be empty.
  const isFlat = rows.every(([, ...figures]) => figures.every((figure) => !figure));
  const isEmpty = rows.length === 0 || (chart !== undefined && !isTable && isFlat);
  const table = <FigureTable labelledBy={heading} columns={columns} rows={rows} show={show} />;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1.5 }}>
        <Typography variant="h3" component="h2" id={heading}>
          {title}
        </Typography>
        <DefinitionHint of={definition} label={title} />
        <Box sx={{ ml: 'auto', display: 'flex' }}>
          {chart && (
            <Tooltip title={isTable ? messages.figurePanel.showChart : messages.figurePanel.showTable}>
              <IconButton
                size="small"
                aria-label={messages.figurePanel.table(title)}
                aria-pressed={isTable}
                color={isTable ? 'primary' : 'default'}
                onClick={() => setIsTable(!isTable)}
              >
                <TableChartOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title={messages.figurePanel.title}>
            <IconButton
              size="small"
              aria-label={messages.figurePanel.downloadCsv(title)}
              onClick={() => downloadCsv(fileName, [columns, ...rows])}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {isEmpty ? (
        <Typography color="textSecondary">{messages.figurePanel.empty}</Typography>
      ) : (
        (!isTable && chart) || table
      )}
    </Card>
  );
}
