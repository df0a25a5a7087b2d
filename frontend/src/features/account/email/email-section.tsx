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
import { PendingEmail } from './pending-email.js';
import { Section } from '../parts/section.js';

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
          // Receives the focus when the email form closes.
          <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
            {messages.emailSection.changeEmail}
          </Button>
        )}
      </Box>
      {form === 'open' && <EmailForm user={user} onClose={() => setForm('closed')} />}
    </Section>
  );
}
