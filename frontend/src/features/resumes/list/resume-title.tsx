import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { Renaming } from './use-renaming.js';

/** Loaded on first use, because text fields are a large chunk and renaming is rare. */
const TitleField = lazy(() => import('./parts/title-field.js'));

interface ResumeTitleProps {
  title: string;
  heading: 'h2' | 'h3';
  renaming: Pick<Renaming, 'isOn' | 'done'>;
}

export function ResumeTitle({ title, heading, renaming }: ResumeTitleProps) {
  const shown = (
    <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{title}</bdi>
    </Typography>
  );
  if (!renaming.isOn) return shown;
  return (
    <Suspense fallback={shown}>
      <TitleField title={title} onDone={renaming.done} />
    </Suspense>
  );
}
