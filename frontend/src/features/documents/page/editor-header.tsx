import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { DOCUMENT_NAMES, type DocumentKind } from '@shortlist/shared/product/letter-options';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { WRITING_PAGES } from '../../../entities/resume/writing-paths.js';
import type { CompanionStatus } from '../keeping/companion.js';
import { messages } from './messages.js';
import { builderPath, type ResumeContext } from '../writing/resume-context.js';
import { saveAppearance } from '../../../ui/save-state/save-appearance.js';

interface EditorHeaderProps {
  kind: DocumentKind;
  resume: ResumeContext;
  status: CompanionStatus<unknown>;
  blank: boolean;
}

export function EditorHeader({ kind, resume, status, blank }: EditorHeaderProps) {
  return (
    <Box component="header" sx={{ mb: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {messages.editorHeader.forResume}{' '}
        <Link component={RouterLink} to={builderPath(resume)}>
          {resume.title}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5 }}>
        <Typography variant="h1">{DOCUMENT_NAMES[kind]}</Typography>
        {(!blank || status.kind !== 'saved') && <SaveStatusLabel status={status} onDevice={resume.resumeId === null} />}
      </Box>
      <Tabs kind={kind} resumeId={resume.resumeId} />
    </Box>
  );
}

function Tabs({ kind, resumeId }: { kind: DocumentKind; resumeId: string | null }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones, the bar is wider than the screen. Scroll the bar, not the page, to the current tab.
    const current = bar.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (bar.current && current) bar.current.scrollLeft = current.offsetLeft - bar.current.offsetLeft - 16;
  }, []);
  const pages = WRITING_PAGES.filter(({ forVisitors }) => forVisitors || resumeId !== null);
  return (
    <Box component="nav" ref={bar} aria-label={messages.editorHeader.tabs} sx={BAR}>
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

interface SaveStatusLabelProps {
  status: CompanionStatus<unknown>;
  onDevice: boolean;
}

function SaveStatusLabel({ status, onDevice }: SaveStatusLabelProps) {
  const { text, Icon, color, detail, reason } = saveAppearance(status, onDevice ? 'device' : 'account');
  const shownReason = status.kind === 'gone' ? messages.saveStatus.resumeDeleted : reason;
  return (
    <Box role="status" title={detail} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, color }}>
      <Icon fontSize="small" />
      <Typography variant="body2" component="span">
        {status.kind === 'gone' ? messages.saveStatus.notSaved : text}
        {shownReason !== undefined && <>. {shownReason}</>}
      </Typography>
    </Box>
  );
}
