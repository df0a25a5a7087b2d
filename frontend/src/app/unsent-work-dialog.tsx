import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

interface UnsentWorkDialogProps {
  titles: readonly string[];
  onStay: () => void;
  onLose: () => void;
}

/** Signing out empties the browser, and these edits are nowhere else. */
export function UnsentWorkDialog({ titles, onStay, onLose }: UnsentWorkDialogProps) {
  return (
    <Dialog open={titles.length > 0} onClose={onStay} aria-labelledby="unsent-title" maxWidth="xs" fullWidth>
      <DialogTitle id="unsent-title">Some changes are not saved yet</DialogTitle>
      <DialogContent>
        <Typography>They have not reached your account yet, and signing out deletes them from this browser:</Typography>
        <Box component="ul" sx={{ my: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {titles.map((title, index) => (
            <li key={index}>
              <strong>{title}</strong>
            </li>
          ))}
        </Box>
        <Typography color="textSecondary">
          Stay signed in and open them once you’re online. They are then sent automatically.
        </Typography>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button color="error" onClick={onLose}>
          Sign out and discard changes
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
