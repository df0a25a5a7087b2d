import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DOCUMENT_NAMES, type DocumentKind } from '@shortlist/shared/letters/letter-options';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { WRITING_PAGES } from '../../../lib/writing-paths.js';
import type { KeepState } from '../keeping/kept-document.js';
import { SaveState } from './save-state.js';
import { builderPath, type Subject } from './subject.js';

interface DeskHeaderProps {
  kind: DocumentKind;
  subject: Subject;
  state: KeepState<unknown>;
  /** Nothing has been written yet. */
  blank: boolean;
}

/** What is written here, for which résumé, whether it is safe, and the way to the other texts. */
export function DeskHeader({ kind, subject, state, blank }: DeskHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        For{' '}
        <Link component={RouterLink} to={builderPath(subject)}>
          {subject.title}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5 }}>
        <Typography variant="h1">{DOCUMENT_NAMES[kind]}</Typography>
        {/* Before the first words there is nothing to be safe. */}
        {(!blank || state.kind !== 'saved') && <SaveState state={state} onDevice={subject.resumeId === null} />}
      </Box>
      <Tabs kind={kind} resumeId={subject.resumeId} />
    </Box>
  );
}

function Tabs({ kind, resumeId }: { kind: DocumentKind; resumeId: string | null }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the bar is wider than the page; this one's tab is brought into sight without moving the page.
    const current = bar.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.offsetLeft - 16;
  }, []);
  const pages = WRITING_PAGES.filter(({ forVisitors }) => forVisitors || resumeId !== null);
  return (
    <Box component="nav" ref={bar} aria-label="Texts for this resume" sx={BAR}>
      {pages.map((page) => (
        <Button
          key={page.kind}
          component={RouterLink}
          to={page.pathOf(resumeId)}
          color="inherit"
          aria-current={page.kind === kind ? 'page' : undefined}
          sx={TAB}
        >
          {page.name}
        </Button>
      ))}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  mt: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowX: 'auto',
  overflowY: 'hidden',
};
const TAB = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  borderRadius: 0,
  borderBottom: '3px solid transparent',
  color: 'text.secondary',
  '&[aria-current=page]': { color: 'text.primary', borderBottomColor: 'primary.main' },
};
