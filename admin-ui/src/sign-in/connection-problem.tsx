import Button from '@mui/material/Button';
import { messages } from './messages.js';
import { SignInLayout } from './sign-in-layout.js';

interface ConnectionProblemProps {
  intro?: string;
  onRetry: () => void;
}

export function ConnectionProblem({ intro = messages.connectionProblem.intro, onRetry }: ConnectionProblemProps) {
  return (
    <SignInLayout title={messages.connectionProblem.title} intro={intro}>
      <Button variant="contained" size="large" fullWidth onClick={onRetry}>
        {messages.connectionProblem.retry}
      </Button>
    </SignInLayout>
  );
}
