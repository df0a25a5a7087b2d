import Dialog from '@mui/material/Dialog';
import type { SessionEnd } from '../session/token.js';
import { messages } from './messages.js';
import { SESSION_END_TEXTS } from './session-end-text.js';
import { SignInSteps } from './sign-in-steps.js';

/** Covers the console with a sign-in form. The console keeps its state. */
export function SignInAgain({ end, username }: { end: SessionEnd; username: string }) {
  return (
    <Dialog open fullScreen slotProps={{ paper: { 'aria-label': messages.signInAgain.label } }}>
      <SignInSteps
        title={messages.signInAgain.title}
        intro={messages.signInAgain.intro(SESSION_END_TEXTS[end])}
        username={username}
      />
    </Dialog>
  );
}
