import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { CURRENT, type HistoryEntry } from './history-entries.js';
import { momentOf } from './moments.js';
import { RestoreDialog } from './restore-dialog.js';
import { useRestore } from './use-restore.js';
import type { VersionView } from './use-version-view.js';
import { VersionComparison } from './version-comparison.js';
import { VersionPages } from './version-pages.js';

interface VersionDetailProps {
  resume: ResumeRecord;
  entry: HistoryEntry;
  current: HistoryEntry;
  /** The one before it in time. */
  before: HistoryEntry | undefined;
  seen: VersionView;
  /** Takes the whole screen. */
  alone: boolean;
  onRestored: () => void;
}

export function VersionDetail({ resume, entry, current, before, seen, alone, onRestored }: VersionDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The list is gone from a small screen: reading goes on here.
  useEffect(() => {
    if (alone) heading.current?.focus();
  }, [alone, entry.id]);
  return (
    <Box component="section" aria-labelledby="version-name" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id="version-name" ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
            {entry.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {momentOf(entry.at)} (<RelativeTime at={entry.at} />)
          </Typography>
        </Box>
        {entry.id !== CURRENT && <RestoreButton resume={resume} entry={entry} onRestored={onRestored} />}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="What to show"
        value={seen.view}
        onChange={(_, view: VersionView['view'] | null) => view && seen.show(view)}
        sx={{ display: 'flex', mb: 2.5, '& button': { px: 1.5 } }}
      >
        <ToggleButton value="pages">Pages</ToggleButton>
        <ToggleButton value="differences">Changes</ToggleButton>
      </ToggleButtonGroup>
      {seen.view === 'pages' ? (
        <VersionPages resume={resume} entry={entry} />
      ) : (
        <VersionComparison resume={resume} entry={entry} current={current} before={before} seen={seen} />
      )}
    </Box>
  );
}

function RestoreButton({ resume, entry, onRestored }: Pick<VersionDetailProps, 'resume' | 'entry' | 'onRestored'>) {
  const [asking, setAsking] = useState(false);
  const restore = useRestore(resume, onRestored);
  return (
    <>
      <Button variant="contained" loading={restore.isPending} onClick={() => setAsking(true)}>
        Restore this version
      </Button>
      {asking && (
        <RestoreDialog
          resumeId={resume.id}
          moment={momentOf(entry.at)}
          onConfirm={() => restore.mutate(entry.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
