import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import type { UserView } from '@shortlist/shared/contract/account/auth';
import { useState } from 'react';
import { http } from '../../api/http.js';
import { useFreshSession } from '../../entities/session/session.js';
import { SendAgain } from '../../entities/session/send-again.js';
import { dismissNotice, isNoticeDismissed } from './dismissed-notice.js';
import { messages } from '../messages.js';
import { NoticeBar } from './notice-bar.js';

/**
 * Asks the user to confirm their email address. Can be dismissed, because only a few features, such as passkeys,
 * require a confirmed address.
 */
export function UnverifiedNotice({ user }: { user: UserView }) {
  const [dismissed, setDismissed] = useState(() => isNoticeDismissed('unverified', user.id));
  // Refresh the session when the user returns to this tab, because the link in the email opens in another tab.
  useFreshSession();
  if (dismissed) return null;
  const dismiss = () => {
    dismissNotice('unverified', user.id);
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <NoticeBar
      label={messages.unverifiedNotice.label}
      tone="info"
      actions={
        <>
          <SendAgain
            label={messages.unverifiedNotice.resendEmail}
            send={() => http.post('/api/auth/verify-email/resend')}
            variant="outlined"
            color="inherit"
            size="small"
          />
          <IconButton color="inherit" size="small" aria-label={messages.unverifiedNotice.notNow} onClick={dismiss}>
            <Close fontSize="small" />
          </IconButton>
        </>
      }
    >
      {messages.unverifiedNotice.linkSentTo(user.email)} {messages.unverifiedNotice.reason}
    </NoticeBar>
  );
}
