import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { PRICE_OF_DOWNLOAD, useIsLocked } from '../lib/billing.js';

interface UnlockNoteProps {
  /** Undefined while it is not saved. */
  resumeId: string | undefined;
}

/** Says what a download costs before somebody asks for one; nothing where it is paid for. */
export function UnlockNote({ resumeId }: UnlockNoteProps) {
  const isLocked = useIsLocked(resumeId);
  if (!isLocked) return null;
  return (
    <Alert
      severity="info"
      role="note"
      icon={<LockOutlined fontSize="inherit" />}
      action={
        <Button href={`/checkout/${resumeId}`} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }}>
          Unlock – {PRICE_OF_DOWNLOAD}
        </Button>
      }
    >
      PDF and DOCX cost {PRICE_OF_DOWNLOAD} once for this resume, with its cover letter and every later download and
      edit. The text is free.
    </Alert>
  );
}
