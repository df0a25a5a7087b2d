import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { signInPath } from '../../../entities/session/session.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Logo } from '@shortlist/ui-kit/logo';
import { MissingResume } from '../../../entities/resume/missing-resume.js';
import { messages } from './messages.js';

export function NothingToOpen() {
  return (
    <Notice>
      <MissingResume />
    </Notice>
  );
}

export function SignInToOpen() {
  const { pathname } = useLocation();
  return (
    <Notice>
      <EmptyState
        heading="h1"
        title={messages.notice.signInTitle}
        text={messages.notice.signInText}
        action={
          <Button href={signInPath(pathname)} variant="contained">
            {messages.notice.signIn}
          </Button>
        }
      />
    </Notice>
  );
}

export function FailedToOpen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Container component="main" id="main" tabIndex={-1} maxWidth="sm" sx={{ py: 8 }}>
      <LoadFailure title={messages.notice.loadFailed} message={message} onRetry={onRetry} />
    </Container>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Container component="main" id="main" tabIndex={-1} maxWidth="sm" sx={{ py: 5, display: 'grid', gap: 4 }}>
      <Link component={RouterLink} to="/" aria-label={messages.notice.logo} underline="none">
        <Logo />
      </Link>
      {children}
    </Container>
  );
}
