import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.js';

interface SignUpNoteProps {
  returnTo: string;
  children: ReactNode;
}

/** Invites visitors to sign up. Their companion text and draft on this device are then saved to the new account. */
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
          {messages.signUpNote.signUp}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
