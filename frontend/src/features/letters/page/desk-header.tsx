import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { coverLetterPath, linkedinPath } from '../../../lib/writing-paths.js';
import type { KeepState } from '../keeping/kept-document.js';
import { SaveState } from './save-state.js';
import { builderPath, type Subject } from './subject.js';

interface DeskHeaderProps {
  heading: string;
  subject: Subject;
  state: KeepState<unknown>;
  /** Nothing has been written yet. */
  blank: boolean;
}

/** What is written here, for which résumé, whether it is safe, and the way to the other text. */
export function DeskHeader({ heading, subject, state, blank }: DeskHeaderProps) {
  const link = (to: string, label: string) => (
    <Button
      component={RouterLink}
      to={to}
      color="inherit"
      aria-current={label === heading ? 'page' : undefined}
      sx={TAB}
    >
      {label}
    </Button>
  );
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        For{' '}
        <Link component={RouterLink} to={builderPath(subject)}>
          {subject.title}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5 }}>
        <Typography variant="h1">{heading}</Typography>
        {/* Before the first words there is nothing to be safe. */}
        {(!blank || state.kind !== 'saved') && <SaveState state={state} onDevice={subject.resumeId === null} />}
      </Box>
      <Box
        component="nav"
        aria-label="Texts for this resume"
        sx={{ display: 'flex', mt: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {link(coverLetterPath(subject.resumeId), 'Cover letter')}
        {link(linkedinPath(subject.resumeId), 'LinkedIn summary')}
      </Box>
    </Box>
  );
}

const TAB = {
  borderRadius: 0,
  mb: '-1px',
  borderBottom: '3px solid transparent',
  color: 'text.secondary',
  '&[aria-current=page]': { color: 'text.primary', borderBottomColor: 'primary.main' },
};
