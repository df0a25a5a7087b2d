import type { UserView } from '@shortlist/shared/contract/account/auth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { http } from '../../../api/http.js';
import { SendAgain } from '../../../entities/session/send-again.js';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { EmailForm } from './email-form.js';
import { messages } from '../messages.js';
import { Section } from '../parts/section.js';
import Alert from '@mui/material/Alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../../entities/session/session.js';
import { useToast } from '../../../ui/toasts/toasts.js';
import { useFailureToast } from '../../../entities/session/use-failure-toast.js';

export function EmailSection({ user }: { user: UserView }) {
  const [form, setForm] = useState<'not yet' | 'open' | 'closed'>('not yet');
  const { email, emailVerified, pendingEmail, hasPassword } = user;
  return (
    <Section id="email" title={messages.emailSection.title} intro={messages.emailSection.intro}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere', minWidth: 0 }}>{email}</Typography>
        {emailVerified ? (
          <Chip size="small" color="success" variant="outlined" label={messages.emailSection.verified} />
        ) : (
          <Chip size="small" color="warning" variant="outlined" label={messages.emailSection.notVerified} />
        )}
      </Box>
      {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      {!hasPassword && (
        <Typography variant="body2" color="textSecondary">
          {messages.emailSection.passwordNeeded}
        </Typography>
      )}
      <Box sx={{ ...BUTTONS, '&:empty': { display: 'none' } }}>
        {!emailVerified && (
          <SendAgain
            label={messages.emailSection.resendEmail}
            send={() => http.post('/api/auth/verify-email/resend')}
            variant="outlined"
          />
        )}
        {hasPassword && form !== 'open' && (
          <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {messages.emailSection.changeEmail}
          </Button>
        )}
      </Box>
      {form === 'open' && <EmailForm user={user} onClose={() => setForm('closed')} />}
    </Section>
  );
}

function PendingEmail({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const cancel = useMutation({
    mutationFn: () => http.delete('/api/auth/email'),
    onSuccess: () => {
      queryClient.setQueryData(sessionQuery.queryKey, (user) => user && { ...user, pendingEmail: null });
      toast({ title: messages.pendingEmail.title });
      // Move focus, because the clicked button is removed.
      document.getElementById('email')?.focus();
    },
    onError: useFailureToast(messages.pendingEmail.cancelFailed),
  });
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      {messages.pendingEmail.linkSentTo(email)}
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        loading={cancel.isPending}
        onClick={() => cancel.mutate()}
        sx={{ display: 'flex', mt: 1.5 }}
      >
        {messages.pendingEmail.cancelChange}
      </Button>
    </Alert>
  );
}
