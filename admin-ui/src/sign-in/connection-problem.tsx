import Button from '@mui/material/Button';
import { SignInLayout } from './sign-in-layout.js';

interface ConnectionProblemProps {
  intro?: string;
  onRetry: () => void;
}

export function ConnectionProblem({
  intro = 'You are still signed in. Check your connection and try again.',
  onRetry,
}: ConnectionProblemProps) {
  return (
    <SignInLayout title="Unable to connect to server" intro={intro}>
      <Button variant="contained" size="large" fullWidth onClick={onRetry}>
        Retry
      </Button>
    </SignInLayout>
  );
}
