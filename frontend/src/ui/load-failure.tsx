import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messages } from './messages.js';

interface LoadFailureProps {
  /** Heading, set if the component replaces the entire page. */
  title?: string;
  message: string;
  onRetry: () => void;
}

export function LoadFailure({ title, message, onRetry }: LoadFailureProps) {
  return (
    <>
      {title && (
        <Typography variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
      )}
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry} sx={{ whiteSpace: 'nowrap' }}>
            {messages.loadFailure.tryAgain}
          </Button>
        }
      >
        {message}
      </Alert>
    </>
  );
}
