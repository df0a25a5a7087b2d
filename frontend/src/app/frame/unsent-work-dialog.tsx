import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { messages } from '../messages.js';

interface UnsentWorkDialogProps {
  titles: readonly string[];
  onStay: () => void;
  onDiscard: () => void;
}

/** Warns the user that signing out deletes edits that exist only in this browser. */
export function UnsentWorkDialog({ titles, onStay, onDiscard }: UnsentWorkDialogProps) {
  return (
    <Dialog open={titles.length > 0} onClose={onStay} aria-labelledby="unsent-title" maxWidth="xs" fullWidth>
      <DialogTitle id="unsent-title">{messages.unsentWorkDialog.title}</DialogTitle>
      <DialogContent>
        <Typography>{messages.unsentWorkDialog.consequences}</Typography>
        <Box component="ul" sx={{ my: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {titles.map((title, index) => (
            <li key={index}>
              <strong>{title}</strong>
            </li>
          ))}
        </Box>
        <Typography color="textSecondary">{messages.unsentWorkDialog.advice}</Typography>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button color="error" onClick={onDiscard}>
          {messages.unsentWorkDialog.discard}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {messages.unsentWorkDialog.staySignedIn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
