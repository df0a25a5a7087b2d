import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';

/** Signing up brings the draft along: it is kept on the device and becomes the account's first résumé. */
export function SignUpNote() {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button component={RouterLink} to="/register?returnTo=/app/resume" color="inherit" size="small">
          Sign Up
        </Button>
      }
    >
      Sign up to download. Your draft comes with you.
    </Alert>
  );
}
