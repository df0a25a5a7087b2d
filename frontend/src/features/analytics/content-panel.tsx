import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ContentFiguresView, ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import { Link as RouterLink } from 'react-router';
import { fieldAddress } from '../../lib/field-address.js';
import { Panel, Part } from './panel.js';

const FIGURES: readonly (readonly [name: string, read: (figures: ContentFiguresView) => string])[] = [
  ['Words', ({ words }) => words.toLocaleString('en')],
  ['Bullets', ({ bullets }) => String(bullets)],
  ['Bullets with a number', ({ withNumber, bullets }) => share(withNumber, bullets)],
  ['Bullets that open with a strong verb', ({ withVerb, bullets }) => share(withVerb, bullets)],
  ['Skills', ({ skills }) => String(skills)],
  ['Years of experience shown', ({ years }) => String(years)],
];

/** A dash where there is nothing to have a share of, or the language's verbs are not known. */
const share = (count: number | null, all: number): string =>
  count === null || all === 0 ? '–' : `${Math.round((count / all) * 100)}%`;

const MOST_FIELDS = 8;

export function ContentPanel({ resumeId, content }: { resumeId: string; content: ResumeAnalytics['content'] }) {
  const { now, first, empty } = content;
  return (
    <Panel title="Content" intro={first ? 'Now, and in the first version that is kept.' : 'As it is now.'}>
      <Table size="small" aria-label="Figures of the content" sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Figure</TableCell>
            {first && <TableCell align="right">First</TableCell>}
            <TableCell align="right">Now</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
          {FIGURES.map(([name, read]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {first && (
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {read(first)}
                </TableCell>
              )}
              <TableCell align="right" sx={{ fontWeight: 700 }}>
                {read(now)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Part title="Fields left empty that an ATS looks for">
        {empty.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            None.
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { py: 0.5 } }}>
            {empty.slice(0, MOST_FIELDS).map(({ name, path }) => (
              <li key={path}>
                <Link component={RouterLink} to={fieldAddress(resumeId, path)}>
                  {name}
                </Link>
              </li>
            ))}
            {empty.length > MOST_FIELDS && <li>and {empty.length - MOST_FIELDS} more</li>}
          </Box>
        )}
      </Part>
    </Panel>
  );
}
