import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SendAgain } from '../../ui/send-again.js';
import { AuthLayout } from './auth-layout.js';
import { messages } from './messages.js';
import { SignInInstead } from './sign-in-instead.js';

interface MailOnItsWayProps {
  email: string;
  send: () => Promise<unknown>;
  onOtherAddress: () => void;
}

/** Identical for unknown addresses: the page must not reveal who has an account. */
export function MailOnItsWay({ email, send, onOtherAddress }: MailOnItsWayProps) {
  return (
    <AuthLayout title={messages.mailOnItsWay.title} intro={messages.mailOnItsWay.intro(email)} isAnswer>
      <Stack spacing={2.5}>
        <Typography>{messages.mailOnItsWay.explanation}</Typography>
        <SendAgain label={messages.mailOnItsWay.label} send={send} justSent variant="outlined" size="large" />
        <Button onClick={onOtherAddress} size="large">
          {messages.mailOnItsWay.useAnotherAddress}
        </Button>
      </Stack>
      <SignInInstead question={messages.mailOnItsWay.question} />
    </AuthLayout>
  );
}
