import ArrowBack from '@mui/icons-material/ArrowBack';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HistoryIcon from '@mui/icons-material/History';
import RestoreIcon from '@mui/icons-material/RestorePage';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Logo } from '@shortlist/ui-kit/logo';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { IN_LOW_WINDOWS } from '../../../ui/low-windows.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useDraft } from '../draft/draft-store.js';
import { saveNow } from '../saving/notices/save-now.js';
import { SaveStateLabel } from '../saving/notices/save-state-label.js';
import { useSaving } from '../saving/saving.js';
import { ScoreBadge } from '../score/score-badge.js';
import { messages } from './messages.js';
import { UndoRedo } from './undo-redo.js';
import { WriteMenu } from './write-menu.js';
import { VISUALLY_HIDDEN } from '@shortlist/ui-kit/visually-hidden';

const texts = messages.header;

interface BuilderHeaderProps {
  onExport: () => void;
  onField: (path: string) => void;
}

export function BuilderHeader({ onExport, onField }: BuilderHeaderProps) {
  const saving = useSaving();
  const isVisitor = saving.place === 'device';
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        ...IN_LOW_WINDOWS,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.75, md: 1.5 },
          minHeight: 64,
          px: { xs: 1, md: 2.5 },
          // The narrowest phones hide the link to the version history, because the resume list contains the same link.
          '@media (max-width: 359.95px)': {
            gap: 0.25,
            px: 0.25,
            [`& a[aria-label="${texts.history}"]`]: { display: 'none' },
          },
        }}
      >
        <IconButton component={RouterLink} to="/" aria-label={texts.home} color="inherit">
          <ArrowBack />
        </IconButton>
        <Box component="h1" sx={VISUALLY_HIDDEN}>
          {messages.builder.title}
        </Box>
        <Box sx={{ display: { xs: 'none', lg: 'flex' } }}>
          <Logo />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'flex' }, ml: 1 }}>
          <UndoRedo />
        </Box>
        <SaveStateLabel />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <SchemeToggle />
        </Box>
        <ScoreBadge onField={onField} />
        {/* Hidden on phones, where this button is beside the tabs. */}
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <WriteMenu />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block', lg: 'none' } }}>
          <WriteMenu iconOnly />
        </Box>
        {!isVisitor && <HistoryLinks />}
        <SaveButton />
        <Button variant="contained" startIcon={<FileDownloadOutlined />} onClick={onExport} sx={NARROW}>
          {texts.export}
        </Button>
      </Box>
    </Box>
  );
}

/** Hides icons on phones to save width. */
const NARROW = {
  '@media (max-width: 899.95px)': { px: 1.5, minWidth: 0, '& .MuiButton-startIcon': { display: 'none' } },
  '@media (max-width: 359.95px)': { px: 1 },
};

function SaveButton() {
  const saving = useSaving();
  const toast = useToast();
  return (
    <Button variant="outlined" onClick={() => void saveNow(saving, toast)} sx={NARROW}>
      {saving.place === 'device' ? texts.saveDraft : texts.save}
    </Button>
  );
}

function HistoryLinks() {
  const id = useDraft((state) => state.id);
  return (
    <>
      {id !== null && <HeaderLink to={`/app/resume/${id}/versions`} label={texts.versions} icon={<RestoreIcon />} />}
      <HeaderLink to="/app/history" label={texts.history} icon={<HistoryIcon />} />
    </>
  );
}

function HeaderLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <>
      <Button
        component={RouterLink}
        to={to}
        color="inherit"
        startIcon={icon}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {label}
      </Button>
      <IconButton component={RouterLink} to={to} aria-label={label} color="inherit" sx={{ display: { md: 'none' } }}>
        {icon}
      </IconButton>
    </>
  );
}
