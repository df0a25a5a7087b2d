import Button from '@mui/material/Button';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { dayOf } from '../../../ui/day.js';
import { useSubscribing } from '../../../entities/billing/use-subscribing.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';

interface PaymentDueNoticeProps {
  plan: PaidPlan;
  /** End of the grace period; null if it has already ended. */
  graceUntil: string | null;
  onClose: () => void;
}

export default function PaymentDueNotice({ plan, graceUntil, onClose }: PaymentDueNoticeProps) {
  const subscribing = useSubscribing();
  const name = PLAN_NAMES[plan];
  return (
    <Notice
      severity="warning"
      title={messages.paymentDueNotice.title}
      onClose={onClose}
      actions={
        <>
          <Button loading={subscribing.isPending} onClick={() => subscribing.mutate(plan)} {...NOTICE_ACTION}>
            {messages.paymentDueNotice.payNow}
          </Button>
          <Button component={RouterLink} to="/account" {...NOTICE_ACTION}>
            {messages.paymentDueNotice.yourPlan}
          </Button>
        </>
      }
    >
      {graceUntil
        ? messages.paymentDueNotice.continuesUntil(name, dayOf(graceUntil))
        : messages.paymentDueNotice.paused(name)}
    </Notice>
  );
}
