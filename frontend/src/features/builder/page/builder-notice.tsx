import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { signInPath } from '../../../lib/session.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Logo } from '../../../ui/logo.js';

/** What stands in the builder's place when there is no résumé to show. */
export function MissingResume() {
  return (
    <Notice
      title="Resume not found"
      text="It may have been deleted, or it belongs to another account."
      action={
        <Button component={RouterLink} to="/app/history" variant="contained">
          Resume History
        </Button>
      }
    />
  );
}

export function SignInToOpen() {
  const { pathname } = useLocation();
  return (
    <Notice
      title="Sign in to open this resume"
      text="Saved resumes can only be opened by their owner."
      action={
        <Button href={signInPath(pathname)} variant="contained">
          Sign In
        </Button>
      }
    />
  );
}

export function FailedToOpen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Container component="main" id="main" tabIndex={-1} maxWidth="sm" sx={{ py: 8 }}>
      <LoadFailure title="Your resume could not be opened" message={message} onRetry={onRetry} />
    </Container>
  );
}

function Notice(props: { title: string; text: string; action: ReactNode }) {
  return (
    <Container component="main" id="main" tabIndex={-1} maxWidth="sm" sx={{ py: 5, display: 'grid', gap: 4 }}>
      <Link component={RouterLink} to="/" aria-label="Shortlist, start page" underline="none">
        <Logo />
      </Link>
      <EmptyState {...props} heading="h1" />
    </Container>
  );
}
