import Button from '@mui/material/Button';
import { SignInLayout } from './sign-in-layout.js';

export function ConnectionProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <SignInLayout
      title="Unable to connect to server"
      intro="You are still signed in. Check your connection and try again."
    >
      <Button variant="contained" size="large" fullWidth onClick={onRetry}>
        Retry
      </Button>
    </SignInLayout>
  );
}
