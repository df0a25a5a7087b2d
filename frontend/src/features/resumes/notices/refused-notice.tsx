import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { readPendingSubscription } from '../../../entities/billing/pending-subscription.js';
import type { ExpectedPurchase } from './arrival.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface RefusedNoticeProps {
  wanted: ExpectedPurchase;
  onClose: () => void;
}

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

/** Returns the checkout's path if this browser tab stored the rejected payment, otherwise the pricing page's path. */
const paymentOf = (plan: 'pro' | 'premium' | null): string =>
  plan && readPendingSubscription(plan) ? `/subscribe?plan=${plan}` : '/pricing';
