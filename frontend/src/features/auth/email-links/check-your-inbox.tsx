import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SendAgain } from '../../../entities/session/send-again.js';
import { AuthLayout } from '../auth-layout.js';
import { messages } from '../messages.js';
import { SignInInstead } from '../sign-in-instead.js';

interface CheckYourInboxProps {
  email: string;
  send: () => Promise<unknown>;
  onOtherAddress: () => void;
}

/**
 * Confirms that an email was sent. Looks the same for email addresses without an account, so that it does not reveal
 * whether an account exists.
 */
export function CheckYourInbox({ email, send, onOtherAddress }: CheckYourInboxProps) {
  return (
    <AuthLayout title={messages.checkYourInbox.title} intro={messages.checkYourInbox.intro(email)} isAnswer>
      <Stack spacing={2.5}>
        <Typography>{messages.checkYourInbox.explanation}</Typography>
        <SendAgain label={messages.checkYourInbox.label} send={send} justSent variant="outlined" size="large" />
        <Button onClick={onOtherAddress} size="large">
          {messages.checkYourInbox.useAnotherAddress}
        </Button>
      </Stack>
      <SignInInstead question={messages.checkYourInbox.question} />
    </AuthLayout>
  );
}
