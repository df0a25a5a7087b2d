import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SendAgain } from '../../ui/send-again.js';
import { AuthLayout } from './auth-layout.js';
import { SignInInstead } from './sign-in-instead.js';

interface MailOnItsWayProps {
  email: string;
  send: () => Promise<unknown>;
  onOtherAddress: () => void;
}

/** The same words whether or not there is such an account: the page must not tell who has one. */
export function MailOnItsWay({ email, send, onOtherAddress }: MailOnItsWayProps) {
  return (
    <AuthLayout
      title="Check your inbox"
      intro={`If there is an account for ${email}, we sent an email to it.`}
      isAnswer
    >
      <Stack spacing={2.5}>
        <Typography>
          It has a link to choose a new password, which works once, within an hour. No email after a minute? Check your
          spam folder, and check the address for typos.
        </Typography>
        <SendAgain label="Resend email" send={send} justSent variant="outlined" size="large" />
        <Button onClick={onOtherAddress} size="large">
          Use another address
        </Button>
      </Stack>
      <SignInInstead question="Remembered it?" />
    </AuthLayout>
  );
}
