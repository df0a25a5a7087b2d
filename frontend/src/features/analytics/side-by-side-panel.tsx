import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import type { ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { Link as RouterLink } from 'react-router';
import { BAND_COLOR } from '../../entities/resume/band-color.js';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { messages } from './messages.js';
import { Panel } from './parts/panel.js';

interface SideBySidePanelProps {
  resumeId: string;
  sideBySide: ResumeAnalytics['sideBySide'];
}

export function SideBySidePanel({ resumeId, sideBySide: { resumes, total } }: SideBySidePanelProps) {
  const isAll = resumes.length === total;
  return (
    <Panel title={messages.sideBySidePanel.title} isWide intro={messages.sideBySidePanel.intro}>
      {total === 1 ? (
        <Typography>{messages.sideBySidePanel.onlyResume}</Typography>
      ) : (
        <Table
          size="small"
          aria-label={messages.sideBySidePanel.label}
          sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{messages.sideBySidePanel.resume}</TableCell>
              <TableCell align="right">{messages.sideBySidePanel.now}</TableCell>
              <TableCell align="right">{messages.sideBySidePanel.match}</TableCell>
              <TableCell align="right">{messages.sideBySidePanel.best}</TableCell>
              <TableCell align="right" sx={NOT_ON_PHONES}>
                {messages.sideBySidePanel.downloads}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } }}>
            {resumes.map(({ id, title, quality, match, best, hasJob, downloads, updatedAt }) => (
              <TableRow key={id} selected={id === resumeId}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {id === resumeId ? (
                    <>
                      <strong>{title}</strong> {messages.sideBySidePanel.thisOne}
                    </>
                  ) : (
                    <Link component={RouterLink} to={`/app/resume/${id}/analytics`}>
                      {title}
                    </Link>
                  )}
                  <Typography variant="caption" component="div" color="textSecondary">
                    {hasJob
                      ? messages.sideBySidePanel.withAJobDescription
                      : messages.sideBySidePanel.withoutAJobDescription}
                    , {messages.sideBySidePanel.edited} <RelativeTime at={updatedAt} />
                    <Box component="span" sx={{ display: { sm: 'none' } }}>
                      , {messages.sideBySidePanel.downloadCount(downloads)}
                    </Box>
                  </Typography>
                </TableCell>
                <Score score={quality} />
                <TableCell align="right">{match ?? '–'}</TableCell>
                <Score score={best} />
                <TableCell align="right" sx={NOT_ON_PHONES}>
                  {downloads}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {!isAll && (
        <Typography variant="body2" color="textSecondary">
          {messages.sideBySidePanel.mostRecent(resumes.length - 1, total - 1)}
        </Typography>
      )}
    </Panel>
  );
}

/** Hides a table column on phones, where its value appears below the title. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'table-cell' } };

const Score = ({ score }: { score: number }) => (
  <TableCell align="right">
    <Box component="strong" sx={{ color: BAND_COLOR[bandOf(score).key] }}>
      {score}
    </Box>
  </TableCell>
);
