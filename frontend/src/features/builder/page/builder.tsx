import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useState } from 'react';
import { SchemeToggle } from '@shortlist/ui-kit/scheme-toggle';
import { SkipLink } from '../../../ui/skip-link.js';
import { jumpTo } from '../draft/jump.js';
import { Conflict } from '../saving/conflict.js';
import { SaveNotice } from '../saving/save-notice.js';
import { useSaving } from '../saving/saving.js';
import { BuilderHeader } from './builder-header.js';
import { EditColumn } from './edit-column.js';
import { PreviewColumn } from './preview-column.js';
import { UndoRedo } from './undo-redo.js';
import { useFieldOfAddress } from './use-field-of-address.js';
import { useShortcuts } from './use-shortcuts.js';
import { WriteMenu } from './write-menu.js';

const ExportDialog = lazy(() =>
  import('../export/export-dialog.js').then((module) => ({ default: module.ExportDialog })),
);
const LayoutPanel = lazy(() =>
  import('../layout-panel/layout-panel.js').then((module) => ({ default: module.LayoutPanel })),
);

type View = 'edit' | 'preview';
type Opened = 'export' | 'layout' | null;

/** Form and pages side by side; on a phone they are two tabs. */
export function Builder() {
  const saving = useSaving();
  useShortcuts(saving);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [view, setView] = useState<View>('edit');
  const [opened, setOpened] = useState<Opened>(null);

  const toField = useCallback((path: string) => {
    // Settings have no step; they are changed in their panel.
    if (path.startsWith('settings.')) return setOpened('layout');
    setOpened(null);
    setView('edit');
    jumpTo(path);
  }, []);
  useFieldOfAddress(toField);
  const openExport = useCallback(() => setOpened('export'), []);
  const openLayout = useCallback(() => setOpened('layout'), []);
  const close = useCallback(() => setOpened(null), []);

  return (
    <>
      <SkipLink />
      <BuilderHeader onExport={openExport} onField={toField} />
      <SaveNotice onField={toField} />
      {!isWide && <ViewTabs view={view} onView={setView} />}
      <Box component="main" id="main" tabIndex={-1} sx={COLUMNS}>
        {(isWide || view === 'edit') && <EditColumn isVisitor={saving.place === 'device'} isNarrow={!isWide} />}
        {(isWide || view === 'preview') && <PreviewColumn onField={toField} onLayout={openLayout} />}
      </Box>
      <Suspense fallback={null}>
        {opened === 'export' && <ExportDialog onClose={close} onField={toField} />}
        {opened === 'layout' && <LayoutPanel onClose={close} />}
      </Suspense>
      <Conflict />
    </>
  );
}

function ViewTabs({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <Box component="nav" aria-label="View" sx={TAB_BAR}>
      <Tabs value={view} onChange={(_, next: View) => onView(next)} aria-label="Edit or preview" sx={{ flex: 1 }}>
        <Tab value="edit" label="Edit" />
        <Tab value="preview" label="Preview" />
      </Tabs>
      <WriteMenu iconOnly />
      <UndoRedo />
      <SchemeToggle />
    </Box>
  );
}

const TAB_BAR = {
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: 64,
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  px: 1,
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 620px) minmax(0, 1fr)',
  },
  gap: { md: 3, lg: 4 },
  maxWidth: 1480,
  mx: 'auto',
  px: { xs: 1.5, sm: 2.5 },
  outline: 'none',
};
