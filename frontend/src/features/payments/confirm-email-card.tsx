import Button from '@mui/material/Button';
import { http } from '../../lib/http.js';
import { SendAgain } from '../../ui/send-again.js';
import { ProblemCard } from './problem-card.js';

interface ConfirmEmailCardProps {
  message: string;
  onRetry: () => void;
}

/** Shown after several declined cards, when only confirmed accounts may go on. */
export function ConfirmEmailCard({ message, onRetry }: ConfirmEmailCardProps) {
  return (
    <ProblemCard
      title="Confirm your email"
      message={message}
      action={
        <>
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
          <SendAgain label="Resend email" send={() => http.post('/api/auth/verify-email/resend')} variant="outlined" />
        </>
      }
    />
  );
}
