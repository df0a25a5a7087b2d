import ArrowBack from '@mui/icons-material/ArrowBack';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { PageHeader } from '../../ui/page-header.js';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';
import { CURRENT, entryBefore, type HistoryEntry } from './history-entries.js';
import { MissingVersion } from './missing-version.js';
import { useVersionView } from './use-version-view.js';
import { VersionDetail } from './version-detail.js';
import { linkId, VersionList } from './version-list.js';

interface VersionHistoryProps {
  resume: ResumeRecord;
  /** The résumé as it is now, then its versions. */
  entries: readonly HistoryEntry[];
}

/** List and version side by side; on small screens one after the other. */
export function VersionHistory({ resume, entries }: VersionHistoryProps) {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const seen = useVersionView();
  const navigate = useNavigate();
  const shown = seen.chosen ?? (wide ? CURRENT : undefined);
  useReturnToList(shown);

  const showCurrent = () => {
    // The button that was pressed goes away with the version.
    focusOn(CURRENT);
    void navigate(seen.addressOf(wide ? CURRENT : undefined), { replace: true });
  };

  const entry = entries.find(({ id }) => id === shown);
  const [current] = entries;
  const detail =
    entry && current ? (
      <VersionDetail
        key={entry.id}
        resume={resume}
        entry={entry}
        current={current}
        before={entryBefore(entries, entry.id)}
        seen={seen}
        alone={!wide}
        onRestored={showCurrent}
      />
    ) : (
      <MissingVersion listAddress={seen.addressOf(undefined)} />
    );
  if (!wide && shown !== undefined)
    return (
      <>
        <Box component="h1" sx={VISUALLY_HIDDEN}>
          Version history of {resume.title}
        </Box>
        <Button component={RouterLink} to={seen.addressOf(undefined)} startIcon={<ArrowBack />} sx={{ ml: -2, mb: 1 }}>
          All versions
        </Button>
        {detail}
      </>
    );
  return (
    <>
      <Header resume={resume} />
      {entries.length === 1 && <WhenVersionsAreKept />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Box sx={wide ? STICKY : undefined}>
          <VersionList entries={entries} shown={shown} addressOf={seen.addressOf} />
        </Box>
        {wide && detail}
      </Box>
    </>
  );
}

const STICKY = { position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflowY: 'auto', p: 0.5, m: -0.5 };

const focusOn = (entryId: string): void => document.getElementById(linkId(entryId))?.focus();

/** Back from a version on a small screen, the list goes on where it was left. */
function useReturnToList(shown: string | undefined): void {
  const left = useRef(shown);
  useEffect(() => {
    if (shown === undefined && left.current !== undefined) focusOn(left.current);
    left.current = shown;
  }, [shown]);
}

function Header({ resume }: { resume: ResumeRecord }) {
  return (
    <PageHeader
      title="Version history"
      intro={
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>of {resume.title}</Box>
          <Link component={RouterLink} to="/app/history" variant="body2">
            All resumes
          </Link>
        </>
      }
      action={
        <Button component={RouterLink} to={`/app/resume/${resume.id}`} variant="outlined" startIcon={<EditOutlined />}>
          Open in builder
        </Button>
      }
    />
  );
}

function WhenVersionsAreKept() {
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      There are no earlier versions yet. One is saved whenever you export the resume, accept an AI suggestion or restore
      a version, and before you start editing again after ten minutes or more.
    </Alert>
  );
}
