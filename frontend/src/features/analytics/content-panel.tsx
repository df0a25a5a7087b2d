import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ContentFiguresView, ResumeAnalytics } from '@shortlist/shared/contract/resume-analytics';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { Link as RouterLink } from 'react-router';
import { fieldAddress } from '../../lib/field-address.js';
import { Panel, Part } from './panel.js';
import { usePageCount } from './use-page-count.js';

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

export function ContentPanel({ resume, content }: { resume: ResumeRecord; content: ResumeAnalytics['content'] }) {
  const { now, first, empty } = content;
  const pages = usePageCount(resume);
  return (
    <Panel title="Content" intro={first ? 'Now, and in the first saved version.' : 'As it is now.'}>
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
            <Figure key={name} name={name} first={first && read(first)} now={read(now)} />
          ))}
          <Figure name="Pages" first={first && '–'} now={pages === undefined ? '–' : String(pages)} />
        </TableBody>
      </Table>
      <Part title="Empty fields that an ATS looks for">
        {empty.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            None.
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { py: 0.5 } }}>
            {empty.slice(0, MOST_FIELDS).map(({ name, path }) => (
              <li key={path}>
                <Link component={RouterLink} to={fieldAddress(resume.id, path)}>
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

/** A row; `first` is null where there is nothing to compare with. */
function Figure({ name, first, now }: { name: string; first: string | null; now: string }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {first !== null && (
        <TableCell align="right" sx={{ color: 'text.secondary' }}>
          {first}
        </TableCell>
      )}
      <TableCell align="right" sx={{ fontWeight: 700 }}>
        {now}
      </TableCell>
    </TableRow>
  );
}
