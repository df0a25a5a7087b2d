import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { usePageMeta } from '../../ui/page-meta.js';
import { MailLinkPage } from './mail-link-page.js';

export default function ConfirmEmailPage() {
  usePageMeta('Confirm New Email', { noindex: true });
  return (
    <MailLinkPage
      path="/api/auth/email/confirm"
      waiting="Confirming your new email address"
      confirmed={{
        title: 'Your new email address is confirmed',
        text: 'From now on it is the one you sign in with, and mails go there.',
      }}
      expired={{
        title: 'This link no longer works',
        text: 'It is too old, not complete, or the change was called off. Your account keeps the address it has.',
        action: (
          <Button component={RouterLink} to="/account" variant="contained" size="large">
            Go to account settings
          </Button>
        ),
      }}
    />
  );
}
