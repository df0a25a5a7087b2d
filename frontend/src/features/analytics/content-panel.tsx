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
import { fieldAddress } from '../../entities/resume/field-address.js';
import { messages } from './messages.js';
import { Panel, Part } from './parts/panel.js';
import { useQuery } from '@tanstack/react-query';
import { whenIdle } from '../../lib/idle-queue.js';
import { contentOf } from '../../entities/resume/resume-query.js';

const FIGURES: readonly (readonly [name: string, read: (figures: ContentFiguresView) => string])[] = [
  [messages.contentPanel.words, ({ words }) => words.toLocaleString('en')],
  [messages.contentPanel.bullets, ({ bullets }) => String(bullets)],
  [messages.contentPanel.bulletsWithANumber, ({ withNumber, bullets }) => share(withNumber, bullets)],
  [messages.contentPanel.strongBullets, ({ withVerb, bullets }) => share(withVerb, bullets)],
  [messages.contentPanel.skills, ({ skills }) => String(skills)],
  [messages.contentPanel.yearsOfExperienceShown, ({ years }) => String(years)],
];

/** Formats a share as a percentage. Returns a dash if the total is zero or the count is unknown. */
const share = (count: number | null, all: number): string =>
  count === null || all === 0 ? '–' : `${Math.round((count / all) * 100)}%`;

const MAX_FIELDS = 8;

export function ContentPanel({ resume, content }: { resume: ResumeRecord; content: ResumeAnalytics['content'] }) {
  const { now, first, empty } = content;
  const pages = usePageCount(resume);
  return (
    <Panel
      title={messages.contentPanel.content}
      intro={first ? messages.contentPanel.comparedIntro : messages.contentPanel.asItIsNow}
    >
      <Table size="small" aria-label={messages.contentPanel.label} sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{messages.contentPanel.figure}</TableCell>
            {first && <TableCell align="right">{messages.contentPanel.first}</TableCell>}
            <TableCell align="right">{messages.contentPanel.now}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
          {FIGURES.map(([name, read]) => (
            <Figure key={name} name={name} first={first && read(first)} now={read(now)} />
          ))}
          <Figure
            name={messages.contentPanel.pages}
            first={first && '–'}
            now={pages === undefined ? '–' : String(pages)}
          />
        </TableBody>
      </Table>
      <Part title={messages.contentPanel.emptyFieldsTitle}>
        {empty.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {messages.contentPanel.none}
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { py: 0.5 } }}>
            {empty.slice(0, MAX_FIELDS).map(({ name, path }) => (
              <li key={path}>
                <Link component={RouterLink} to={fieldAddress(resume.id, path)}>
                  {name}
                </Link>
              </li>
            ))}
            {empty.length > MAX_FIELDS && <li>{messages.contentPanel.more(empty.length - MAX_FIELDS)}</li>}
          </Box>
        )}
      </Part>
    </Panel>
  );
}

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

/**
 * Returns the page count, which is the same in the preview and the PDF. Returns undefined before the first layout or if
 * a font is missing.
 */
function usePageCount(resume: ResumeRecord): number | undefined {
  const { data } = useQuery({
    queryKey: ['pages', resume.id, resume.revision],
    staleTime: Infinity,
    queryFn: async () => {
      // Load the layout engine in a separate chunk, so that the page need not wait for it.
      const { layoutOnce } = await import('@shortlist/ui-kit/page-preview/layout-once');
      const { data, templateKey } = contentOf(resume);
      const layout = await layoutOnce(data, templateKey, () => new Promise((resolve) => whenIdle(resolve)));
      return layout.pages.length;
    },
  });
  return data;
}
