import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface SignUpNoteProps {
  returnTo: string;
  children: ReactNode;
}

/** Signing up brings the text along: it is kept on the device, and goes to the account with the draft. */
export function SignUpNote({ returnTo, children }: SignUpNoteProps) {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <Button
          component={RouterLink}
          to={`/register?returnTo=${encodeURIComponent(returnTo)}`}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          Sign Up
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
