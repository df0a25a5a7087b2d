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
import type { ImportDialogProps } from '../../entities/resume/import-slot.js';
import { ChooseSource } from './choose-source.js';
import { messages } from './messages.js';
import { ReportView } from './report-view.js';
import { useImport } from './use-import.js';

const texts = messages.importDialog;

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
      // Prevents the browser from opening a file that is dropped outside the drop area.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
    >
      <Stages onClose={onClose} {...props} />
    </Dialog>
  );
}

/** The stages of an import. Rendered inside the dialog, so that their state resets each time the dialog opens. */
function Stages({ onClose, onImported, replaces }: Omit<ImportDialogProps, 'open'>) {
  const { stage, read, use, back } = useImport(onImported, onClose);
  const title = useRef<HTMLHeadingElement>(null);
  const previous = useRef(stage.kind);
  useEffect(() => {
    if (previous.current === stage.kind) return;
    previous.current = stage.kind;
    // Move focus to the title, because the focused element was removed.
    title.current?.focus();
  }, [stage.kind]);
  const failure = 'failure' in stage ? stage.failure : undefined;
  return (
    <>
      <DialogTitle id="import-title" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {texts.titles[stage.kind]}
      </DialogTitle>
      <DialogContent>
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {failure}
          </Alert>
        )}
        {/* Hide instead of unmounting, so that pasted text stays available for corrections. */}
        <Box hidden={stage.kind !== 'choosing'}>
          <ChooseSource onSource={(source) => void read(source)} />
        </Box>
        {stage.kind === 'reading' && <Reading name={stage.name} />}
        {stage.kind === 'report' && (
          <>
            <ReportView result={stage.result} />
            {replaces && (
              <Alert severity="info" sx={{ mt: 2.5 }}>
                {texts.replaces}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {stage.kind === 'choosing' && <Button onClick={onClose}>{texts.cancel}</Button>}
        {stage.kind === 'reading' && <Button onClick={back}>{texts.cancel}</Button>}
        {stage.kind === 'report' && (
          <>
            <Button onClick={back} disabled={stage.busy}>
              {texts.back}
            </Button>
            <Button
              variant="contained"
              disabled={stage.busy || stage.result.report.understood.length === 0}
              onClick={() => void use(stage.result)}
              startIcon={stage.busy ? <CircularProgress size={16} color="inherit" /> : undefined}
            >
              {replaces ? texts.replace : texts.use}
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
      <Typography sx={{ mb: 2, textAlign: 'center', overflowWrap: 'anywhere' }}>{texts.reading(name)}</Typography>
      <LinearProgress aria-hidden />
    </Box>
  );
}
