import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import type { SessionEnd } from '../session/token.js';
import { messages } from './messages.js';
import { SESSION_END_TEXTS } from './session-end-text.js';
import { returnState } from './return-address.js';
import { SignInLayout } from './sign-in-layout.js';

const INTRO = messages.accessRequired.staffOnly;

/** `end` is the reason why the previous session in this browser ended. */
export function AccessRequired({ end }: { end: SessionEnd | null }) {
  const location = useLocation();
  return (
    <SignInLayout
      title={messages.accessRequired.title}
      intro={messages.accessRequired.intro(end ? SESSION_END_TEXTS[end] : INTRO)}
    >
      <Button component={Link} to="/login" state={returnState(location)} variant="contained" size="large" fullWidth>
        {messages.accessRequired.adminLogin}
      </Button>
    </SignInLayout>
  );
}
