import Button from '@mui/material/Button';
import { http } from '../../api/http.js';
import { SendAgain } from '../../entities/session/send-again.js';
import { messages } from './messages.js';
import { ProblemCard } from './problem-card.js';

interface ConfirmEmailCardProps {
  message: string;
  onRetry: () => void;
}

/** Asks the user to confirm their email address, which the server requires after several declined cards. */
export function ConfirmEmailCard({ message, onRetry }: ConfirmEmailCardProps) {
  return (
    <ProblemCard
      title={messages.confirmEmailCard.title}
      message={message}
      action={
        <>
          <Button variant="contained" onClick={onRetry}>
            {messages.confirmEmailCard.tryAgain}
          </Button>
          <SendAgain
            label={messages.confirmEmailCard.label}
            send={() => http.post('/api/auth/verify-email/resend')}
            variant="outlined"
          />
        </>
      }
    />
  );
}
