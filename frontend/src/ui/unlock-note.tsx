import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PRICE_OF_DOWNLOAD, useIsLocked } from '../lib/billing.js';

interface UnlockNoteProps {
  /** Null while it is not saved. */
  resumeId: string | null;
}

/** Says what a download costs before somebody asks for one; nothing where it is paid for. */
export function UnlockNote({ resumeId }: UnlockNoteProps) {
  const isLocked = useIsLocked(resumeId);
  if (!isLocked) return null;
  return (
    <Alert severity="info" role="note" icon={<LockOutlined fontSize="inherit" />}>
      {PRICE_OF_DOWNLOAD} one time: PDF and Word for this resume and its cover letter, including future edits. Plain
      text is free.
      {resumeId !== null && (
        <Box sx={{ mt: 1 }}>
          <Button href={`/checkout/${resumeId}`} variant="contained" size="small">
            Unlock – {PRICE_OF_DOWNLOAD}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
