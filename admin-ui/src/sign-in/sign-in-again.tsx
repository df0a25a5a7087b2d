import Dialog from '@mui/material/Dialog';
import type { SessionEnd } from '../session/token.js';
import { SESSION_END_TEXTS } from './session-end-text.js';
import { SignInSteps } from './sign-in-steps.js';

/** Covers the console, which stays as it was. */
export function SignInAgain({ end, username }: { end: SessionEnd; username: string }) {
  return (
    <Dialog open fullScreen slotProps={{ paper: { 'aria-label': 'Sign in again' } }}>
      <SignInSteps
        title="Sign in again"
        intro={`${SESSION_END_TEXTS[end]} Nothing you typed is lost: sign in to continue where you were.`}
        username={username}
      />
    </Dialog>
  );
}
