import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useState, useEffect } from 'react';
import { useSearchParams, useLocation, useNavigate } from 'react-router';
import { SkipLink } from '../../../ui/skip-link.js';
import { jumpTo } from '../draft/jump.js';
import { Conflict } from '../saving/conflict/conflict.js';
import { SaveNotice } from '../saving/notices/save-notice.js';
import { useSaving } from '../saving/saving.js';
import { BuilderHeader } from './builder-header.js';
import { EditColumn } from './edit-column.js';
import { loadExportDialog, loadLayoutPanel, useLoadAhead } from './load-ahead.js';
import { OPEN_PARAM } from '../../../lib/open-export-path.js';
import { PreviewColumn } from './preview-column.js';
import { useShortcuts } from './use-shortcuts.js';
import { ViewTabs, type View } from './view-tabs.js';
import { fieldOfHash } from '../../../entities/resume/field-address.js';
import { isEditableField } from '../score/is-editable-field.js';

const ExportDialog = lazy(() => loadExportDialog().then((module) => ({ default: module.ExportDialog })));
const LayoutPanel = lazy(() => loadLayoutPanel().then((module) => ({ default: module.LayoutPanel })));

type Opened = 'export' | 'layout' | null;

export function Builder() {
  const saving = useSaving();
  useShortcuts(saving);
  useLoadAhead();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [view, setView] = useState<View>('edit');
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(params.get(OPEN_PARAM) === 'export' ? 'export' : null);

  const toField = useCallback((path: string) => {
    // Open the layout panel for settings, because no wizard step edits them.
    if (path.startsWith('settings.')) return setOpened('layout');
    setOpened(null);
    setView('edit');
    jumpTo(path);
  }, []);
  useFieldFromUrl(toField);
  const openExport = useCallback(() => setOpened('export'), []);
  const finish = useCallback(() => {
    setView('preview');
    setOpened('export');
  }, []);
  const openLayout = useCallback(() => setOpened('layout'), []);
  const close = useCallback(() => setOpened(null), []);

  return (
    <>
      <SkipLink />
      <BuilderHeader onExport={openExport} onField={toField} />
      <SaveNotice onField={toField} />
      {!isWide && <ViewTabs view={view} onView={setView} />}
      <Box component="main" id="main" tabIndex={-1} sx={COLUMNS}>
        {(isWide || view === 'edit') && (
          <EditColumn isVisitor={saving.place === 'device'} isNarrow={!isWide} onFinish={finish} />
        )}
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

/** Opens the field named in the URL hash, then removes the hash. */
function useFieldFromUrl(onField: (path: string) => void): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const path = fieldOfHash(hash);
    if (!isEditableField(path)) return;
    onField(path);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, onField]);
}
