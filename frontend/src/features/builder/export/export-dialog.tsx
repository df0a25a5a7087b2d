import ContentCopy from '@mui/icons-material/ContentCopy';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useIsLocked, PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { UnlockNote } from '../../../entities/billing/unlock-note.js';
import { useSaveState, useSaving } from '../saving/saving.js';
import { ExportOption } from './export-option.js';
import { messages } from './messages.js';
import { MissingFields } from './missing-fields.js';
import { useExport } from './use-export.js';
import Typography from '@mui/material/Typography';
import { bandOf } from '@shortlist/shared/ats/bands';
import { useScore } from '../score/use-score.js';
import { Link as RouterLink } from 'react-router';
import { SIGN_UP_TO_EXPORT_PATH } from '../../../lib/open-export-path.js';

const texts = messages.dialog;

interface ExportDialogProps {
  onClose: () => void;
  /** Called with the path of a field that the user chose. Must close the dialog and open the field in the builder. */
  onField: (path: string) => void;
}

export function ExportDialog({ onClose, onField }: ExportDialogProps) {
  const saving = useSaving();
  const { busy, failure, reports, run } = useExport();
  const isVisitor = saving.place === 'device';
  const isBusy = busy !== null;
  const disabled = isVisitor || isBusy;
  useSaveState();
  const isSaved = saving.saved() !== undefined;
  const isLocked = useIsLocked(isVisitor ? undefined : (saving.saved()?.id ?? null));
  useEffect(() => {
    // Save before exporting, so that the files match the screen.
    if (isSaved) void saving.save();
  }, [saving, isSaved]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="export-title" maxWidth="sm" fullWidth>
      <DialogTitle id="export-title">{texts.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {isVisitor ? <SignUpNote /> : <UnlockNote resumeId={saving.saved()?.id ?? null} />}
          <MissingFields onField={onField} />
          <ExportOption
            Icon={PictureAsPdfOutlined}
            {...texts.pdf}
            busy={busy === 'pdf' || busy === 'all'}
            disabled={disabled}
            report={reports.pdf}
            onField={onField}
            onClick={() => run('pdf')}
          />
          <ExportOption
            Icon={DescriptionOutlined}
            {...texts.docx}
            busy={busy === 'docx' || busy === 'all'}
            disabled={disabled}
            report={reports.docx}
            onField={onField}
            onClick={() => run('docx')}
          />
          <ExportOption
            Icon={ContentCopy}
            {...texts.text}
            busy={busy === 'text'}
            disabled={isBusy}
            onField={onField}
            onClick={() => run('text')}
          />
          {failure && <Alert severity="error">{failure}</Alert>}
          <ScoreNote />
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button
          variant={isLocked ? 'outlined' : 'contained'}
          disabled={disabled || !isSaved}
          onClick={() => run('all')}
          startIcon={busy === 'all' ? <CircularProgress size={16} color="inherit" /> : undefined}
        >
          {busy === 'all' ? texts.allPending : texts.all}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ScoreNote() {
  const score = useScore();
  if (!score) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      <strong>{messages.scoreNote.score(score.quality)}</strong> {bandOf(score.quality, score.isEarly).message}
    </Typography>
  );
}

/** Invites visitors to sign up. Their draft on this device is then saved to the new account. */
function SignUpNote() {
  return (
    <Alert severity="info" role="note">
      {messages.signUpNote.text(PRICE_OF_DOWNLOAD)}
      <Button
        component={RouterLink}
        to={SIGN_UP_TO_EXPORT_PATH}
        variant="contained"
        sx={{ mt: 1.5, display: 'flex', width: { xs: 1, sm: 'fit-content' } }}
      >
        {messages.signUpNote.signUp}
      </Button>
    </Alert>
  );
}
