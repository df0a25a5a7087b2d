import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { CURRENT, type HistoryEntry } from './data/history-entries.js';
import { formatDateTime } from './data/format-date.js';
import { messages } from './messages.js';
import { RestoreDialog } from './restore-dialog.js';
import { useRestore } from './data/use-restore.js';
import type { VersionView } from './data/use-version-view.js';
import { VersionComparison } from './version-comparison.js';
import Skeleton from '@mui/material/Skeleton';
import { LoadFailure } from '../../ui/load-failure.js';
import { ResumeSheets } from '@shortlist/ui-kit/page-preview/resume-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import { useContent } from './data/use-content.js';

const texts = messages.versionDetail;

interface VersionDetailProps {
  resume: ResumeRecord;
  entry: HistoryEntry;
  current: HistoryEntry;
  before: HistoryEntry | undefined;
  viewState: VersionView;
  isFullScreen: boolean;
  onRestored: () => void;
}

export function VersionDetail({
  resume,
  entry,
  current,
  before,
  viewState,
  isFullScreen,
  onRestored,
}: VersionDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On small screens, the version replaces the focused list, so move focus to the version.
  useEffect(() => {
    if (isFullScreen) heading.current?.focus();
  }, [isFullScreen, entry.id]);
  return (
    <Box component="section" aria-labelledby="version-name" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id="version-name" ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
            {entry.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatDateTime(entry.at)} (<RelativeTime at={entry.at} />)
          </Typography>
        </Box>
        {entry.id !== CURRENT && <RestoreButton resume={resume} entry={entry} onRestored={onRestored} />}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.view}
        value={viewState.view}
        onChange={(_, view: VersionView['view'] | null) => view && viewState.show(view)}
        sx={{ display: 'flex', mb: 2.5, '& button': { px: 1.5 } }}
      >
        <ToggleButton value="pages">{texts.pages}</ToggleButton>
        <ToggleButton value="differences">{texts.changes}</ToggleButton>
      </ToggleButtonGroup>
      {viewState.view === 'pages' ? (
        <VersionPages resume={resume} entry={entry} />
      ) : (
        <VersionComparison resume={resume} entry={entry} current={current} before={before} viewState={viewState} />
      )}
    </Box>
  );
}

function RestoreButton({ resume, entry, onRestored }: Pick<VersionDetailProps, 'resume' | 'entry' | 'onRestored'>) {
  const [isConfirming, setConfirming] = useState(false);
  const restore = useRestore(resume, onRestored);
  return (
    <>
      <Button variant="contained" loading={restore.isPending} onClick={() => setConfirming(true)}>
        {texts.restore}
      </Button>
      {isConfirming && (
        <RestoreDialog
          resumeId={resume.id}
          moment={formatDateTime(entry.at)}
          onConfirm={() => restore.mutate(entry.id)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

function VersionPages({ resume, entry }: { resume: ResumeRecord; entry: HistoryEntry }) {
  const loaded = useContent(resume, entry);
  if (loaded.kind === 'failed')
    return <LoadFailure message={messages.versionPages.loadFailed(loaded.message)} onRetry={loaded.retry} />;
  return (
    <SheetColumn>
      {(width) =>
        loaded.kind === 'loading' ? (
          <Skeleton variant="rounded" sx={SHEET} role="status" aria-label={messages.versionPages.loading} />
        ) : (
          <ResumeSheets data={loaded.content.data} templateKey={loaded.content.templateKey} width={width} />
        )
      }
    </SheetColumn>
  );
}

const SHEET = { width: 1, height: 'auto', aspectRatio: '8.5 / 11' };
