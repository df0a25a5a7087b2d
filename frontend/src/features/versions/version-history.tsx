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
import { CURRENT, entryBefore, type HistoryEntry } from './data/history-entries.js';
import { messages } from './messages.js';
import { MissingVersion } from './missing-version.js';
import { useVersionView } from './data/use-version-view.js';
import { VersionDetail } from './version-detail.js';
import { linkId, VersionList } from './version-list.js';

const texts = messages.versionHistory;

interface VersionHistoryProps {
  resume: ResumeRecord;
  /** The first entry is the current version. */
  entries: readonly HistoryEntry[];
}

/** Shows the list of versions beside the selected version. Small screens show only one of the two. */
export function VersionHistory({ resume, entries }: VersionHistoryProps) {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const viewState = useVersionView();
  const navigate = useNavigate();
  const shown = viewState.chosen ?? (wide ? CURRENT : undefined);
  useReturnToList(shown);

  const showCurrent = () => {
    // Move focus, because closing the version removes the focused button.
    focusOn(CURRENT);
    void navigate(viewState.addressOf(wide ? CURRENT : undefined), { replace: true });
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
        viewState={viewState}
        isFullScreen={!wide}
        onRestored={showCurrent}
      />
    ) : (
      <MissingVersion listAddress={viewState.addressOf(undefined)} />
    );
  if (!wide && shown !== undefined)
    return (
      <>
        <Box component="h1" sx={VISUALLY_HIDDEN}>
          {texts.titleOf(resume.title)}
        </Box>
        <Button
          component={RouterLink}
          to={viewState.addressOf(undefined)}
          startIcon={<ArrowBack />}
          sx={{ ml: -2, mb: 1 }}
        >
          {texts.allVersions}
        </Button>
        {detail}
      </>
    );
  return (
    <>
      <Header resume={resume} />
      {entries.length === 1 && <NoVersionsNote />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, gap: 4, alignItems: 'start' }}>
        <Box sx={wide ? STICKY : undefined}>
          <VersionList entries={entries} shown={shown} addressOf={viewState.addressOf} />
        </Box>
        {wide && detail}
      </Box>
    </>
  );
}

const STICKY = { position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflowY: 'auto', p: 0.5, m: -0.5 };

const focusOn = (entryId: string): void => document.getElementById(linkId(entryId))?.focus();

/** Returns focus to the list after the user closes a version on a small screen. */
function useReturnToList(shown: string | undefined): void {
  const previous = useRef(shown);
  useEffect(() => {
    if (shown === undefined && previous.current !== undefined) focusOn(previous.current);
    previous.current = shown;
  }, [shown]);
}

function Header({ resume }: { resume: ResumeRecord }) {
  return (
    <PageHeader
      title={texts.title}
      intro={
        <>
          <Box sx={{ overflowWrap: 'anywhere' }}>{texts.of(resume.title)}</Box>
          <Link component={RouterLink} to="/app/history" variant="body2">
            {texts.allResumes}
          </Link>
        </>
      }
      action={
        <Button component={RouterLink} to={`/app/resume/${resume.id}`} variant="outlined" startIcon={<EditOutlined />}>
          {texts.open}
        </Button>
      }
    />
  );
}

function NoVersionsNote() {
  return (
    <Alert severity="info" role="note" sx={{ mb: 3 }}>
      {texts.empty}
    </Alert>
  );
}
