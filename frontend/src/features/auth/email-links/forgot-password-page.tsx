import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { http } from '../../../api/http.js';
import { useSubmission } from '@shortlist/ui-kit/use-submission';
import { EmailField } from '../../../ui/email-field.js';
import { usePageMeta } from '../../../ui/page-meta.js';
import { AuthLayout } from '../auth-layout.js';
import { CheckYourInbox } from './check-your-inbox.js';
import { messages } from '../messages.js';
import { SignInInstead } from '../sign-in-instead.js';

const FIELDS = ['email'] as const;

const requestLink = (email: string) => http.post('/api/auth/password/forgot', { email });

export default function ForgotPasswordPage() {
  usePageMeta(messages.forgotPasswordPage.pageTitle, { noindex: true });
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestLink onSent={setSentTo} />
  ) : (
    <CheckYourInbox email={sentTo} send={() => requestLink(sentTo)} onOtherAddress={() => setSentTo(null)} />
  );
}

function RequestLink({ onSent }: { onSent: (email: string) => void }) {
  const { form, errors, message, busy, submit } = useSubmission({
    fields: FIELDS,
    send: async ({ email }) => {
      await requestLink(email);
      return email.trim();
    },
    onDone: onSent,
  });
  return (
    <AuthLayout title={messages.forgotPasswordPage.title} intro={messages.forgotPasswordPage.intro}>
      <Stack
        component="form"
        ref={form}
        onSubmit={submit}
        noValidate
        spacing={2.5}
        aria-label={messages.forgotPasswordPage.label}
      >
        {message && <Alert severity="error">{message}</Alert>}
        <EmailField autoComplete="username" defaultValue={useTypedEmail()} problem={errors.email} />
        <Button type="submit" variant="contained" size="large" loading={busy} loadingPosition="start">
          {busy ? messages.forgotPasswordPage.sending : messages.forgotPasswordPage.send}
        </Button>
      </Stack>
      <SignInInstead question={messages.forgotPasswordPage.question} />
    </AuthLayout>
  );
}

/** Returns the email address that was typed on the sign-in page. */
function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state && 'email' in state && typeof state.email === 'string' ? state.email : '';
}
