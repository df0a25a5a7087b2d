import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { ImportDialogProps } from '../../ui/import-slot.js';
import { ChooseSource } from './choose-source.js';
import { ReportView } from './report-view.js';
import { useImport, type Stage } from './use-import.js';

const TITLES: Record<Stage['kind'], string> = {
  choosing: 'Import a resume',
  reading: 'Import a resume',
  report: 'Here’s what we found',
};

export default function ImportDialog({ open, onClose, ...props }: ImportDialogProps) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="sm"
      fullWidth
      scroll="paper"
      aria-labelledby="import-title"
      // A file that misses its area must not take the place of the page.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <Stages onClose={onClose} {...props} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts anew. */
function Stages({ onClose, onImported, replaces }: Omit<ImportDialogProps, 'open'>) {
  const { stage, read, use, back } = useImport(onImported, onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage.kind);
  useEffect(() => {
    if (shown.current === stage.kind) return;
    shown.current = stage.kind;
    // What had the focus is gone; reading goes on at the top of what came instead.
    title.current?.focus();
  }, [stage.kind]);
  const failure = 'failure' in stage ? stage.failure : undefined;
  return (
    <>
      <DialogTitle id="import-title" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {TITLES[stage.kind]}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {/* It stays, so that pasted text is still there when it has to be mended. */}
        <Box hidden={stage.kind !== 'choosing'}>
          <ChooseSource onSource={(source) => void read(source)} />
        </Box>
        {stage.kind === 'reading' && <Reading name={stage.name} />}
        {stage.kind === 'report' && (
          <>
            <ReportView result={stage.result} />
            {replaces && (
              <Alert severity="info" sx={{ mt: 2.5 }}>
                This replaces the current content of your resume. You can undo it.
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {stage.kind === 'choosing' && <Button onClick={onClose}>Cancel</Button>}
        {stage.kind === 'reading' && <Button onClick={back}>Cancel</Button>}
        {stage.kind === 'report' && (
          <>
            <Button onClick={back} disabled={stage.busy}>
              Back
            </Button>
            <Button
              variant="contained"
              disabled={stage.busy || stage.result.report.understood.length === 0}
              onClick={() => void use(stage.result)}
              startIcon={stage.busy ? <CircularProgress size={16} color="inherit" /> : undefined}
            >
              {replaces ? 'Replace with this resume' : 'Use this resume'}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  );
}

function Reading({ name }: { name: string }) {
  return (
    <Box role="status" sx={{ py: { xs: 4, sm: 8 } }}>
      <Typography sx={{ mb: 2, textAlign: 'center', overflowWrap: 'anywhere' }}>Reading {name}…</Typography>
      <LinearProgress aria-hidden />
    </Box>
  );
}
