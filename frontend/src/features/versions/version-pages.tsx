import Skeleton from '@mui/material/Skeleton';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { LoadFailure } from '../../ui/load-failure.js';
import { ResumeSheets } from '@shortlist/ui-kit/page-preview/resume-sheets';
import { SheetColumn } from '@shortlist/ui-kit/page-preview/sheet-column';
import type { HistoryEntry } from './data/history-entries.js';
import { messages } from './messages.js';
import { useContent } from './data/use-content.js';

export function VersionPages({ resume, entry }: { resume: ResumeRecord; entry: HistoryEntry }) {
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
