import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PRICE_OF_DOWNLOAD, useIsLocked } from './billing.js';
import { messages } from '../../ui/messages.js';

interface UnlockNoteProps {
  /** Id of the resume; null if it is unsaved. */
  resumeId: string | null;
}

/**
 * States what downloading the resume costs, so that users know before they start. Renders nothing for a paid resume.
 */
export function UnlockNote({ resumeId }: UnlockNoteProps) {
  const isLocked = useIsLocked(resumeId);
  if (!isLocked) return null;
  return (
    <Alert severity="info" role="note" icon={<LockOutlined fontSize="inherit" />}>
      {messages.unlockNote.explanation(PRICE_OF_DOWNLOAD)}
      {resumeId !== null && (
        <Box sx={{ mt: 1 }}>
          <Button href={`/checkout/${resumeId}`} variant="contained" size="small">
            {messages.unlockNote.unlock(PRICE_OF_DOWNLOAD)}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
