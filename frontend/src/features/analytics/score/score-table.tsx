import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ScorePoint } from '@shortlist/shared/contract/resume-analytics';
import { messages } from './messages.js';
import { momentOf, pointName } from './point-name.js';
import type { Series } from './series.js';

export function ScoreTable({ points, series }: { points: readonly ScorePoint[]; series: readonly Series[] }) {
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={messages.scoreTable.scoresOfTheVersions}
      sx={{ maxHeight: 360 }}
    >
      <Table size="small" stickyHeader aria-label={messages.scoreTable.versionScores} sx={{ minWidth: 520 }}>
        <TableHead>
          <TableRow>
            <TableCell>{messages.scoreTable.version}</TableCell>
            {series.map(({ key, name }) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
          {points.toReversed().map((point) => (
            <TableRow key={point.revision}>
              <TableCell component="th" scope="row">
                {pointName(point)}, {momentOf(point)}
              </TableCell>
              {series.map(({ key }) => (
                <TableCell key={key} align="right">
                  {Math.round(point[key] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
