import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { readBegun } from '../../../lib/begun-subscription.js';
import type { Awaited } from './arrival.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface RefusedNoticeProps {
  wanted: Awaited;
  onClose: () => void;
}

/** Shown after the bank rejected a payment. */
export default function RefusedNotice({ wanted, onClose }: RefusedNoticeProps) {
  const again =
    wanted.kind === 'subscription' ? paymentOf(wanted.plan) : wanted.resumeId && `/checkout/${wanted.resumeId}`;
  return (
    <Notice
      severity="error"
      title={messages.refusedNotice.title}
      onClose={onClose}
      actions={
        again && (
          <Button component={RouterLink} to={again} {...NOTICE_ACTION}>
            {messages.refusedNotice.tryAgain}
          </Button>
        )
      }
    >
      {messages.refusedNotice.text}
    </Notice>
  );
}

/** Returns the page of the same payment, if this tab knows it. */
const paymentOf = (plan: 'pro' | 'premium' | null): string =>
  plan && readBegun(plan) ? `/subscribe?plan=${plan}` : '/pricing';
