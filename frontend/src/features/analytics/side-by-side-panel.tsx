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
import { BAND_COLOR } from '../../ui/band-color.js';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { Panel } from './panel.js';

interface SideBySidePanelProps {
  resumeId: string;
  sideBySide: ResumeAnalytics['sideBySide'];
}

/** The person's résumés compared. */
export function SideBySidePanel({ resumeId, sideBySide: { resumes, total } }: SideBySidePanelProps) {
  const isAll = resumes.length === total;
  return (
    <Panel
      title="Your resumes side by side"
      isWide
      intro="Now is the current score. Match shows how well the resume fits its job description. Best is the highest score of the versions we checked."
    >
      {total === 1 ? (
        <Typography>This is your only resume. Duplicate it for another job to compare the two here.</Typography>
      ) : (
        <Table size="small" aria-label="Your resumes side by side" sx={{ '& th, & td': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Resume</TableCell>
              <TableCell align="right">Now</TableCell>
              <TableCell align="right">Match</TableCell>
              <TableCell align="right">Best</TableCell>
              <TableCell align="right" sx={NOT_ON_PHONES}>
                Downloads
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } }}>
            {resumes.map(({ id, title, quality, match, best, hasJob, downloads, updatedAt }) => (
              <TableRow key={id} selected={id === resumeId}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {id === resumeId ? (
                    <>
                      <strong>{title}</strong> (this one)
                    </>
                  ) : (
                    <Link component={RouterLink} to={`/app/resume/${id}/analytics`}>
                      {title}
                    </Link>
                  )}
                  <Typography variant="caption" component="div" color="textSecondary">
                    {hasJob ? 'With a job description' : 'Without a job description'}, edited{' '}
                    <RelativeTime at={updatedAt} />
                    <Box component="span" sx={{ display: { sm: 'none' } }}>
                      , {downloads === 1 ? '1 download' : `${downloads} downloads`}
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
          Showing the {resumes.length - 1} most recently edited of {total - 1} others.
        </Typography>
      )}
    </Panel>
  );
}

/** There the figure stands below the title, so that the title has room. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'table-cell' } };

const Score = ({ score }: { score: number }) => (
  <TableCell align="right">
    <Box component="strong" sx={{ color: BAND_COLOR[bandOf(score).key] }}>
      {score}
    </Box>
  </TableCell>
);
