import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../entities/billing/billing.js';
import { money } from '@shortlist/shared/product/money';
import { dayOf } from '../../../ui/day.js';
import { useSubscribing } from '../../../entities/billing/use-subscribing.js';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { usePlanChange, usePortal } from './billing-api.js';
import { messages } from './messages.js';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

export function PlanActions({ billing }: { billing: BillingView }) {
  const { plan, subscription, renewsAt, portal } = billing;
  const subscribing = useSubscribing();
  const cancel = usePlanChange('cancel');
  const resume = usePlanChange('resume');
  const refund = usePlanChange('refund');
  const portalVisit = usePortal();
  const name = subscription ? PLAN_NAMES[subscription.plan] : '';
  const isOverdue = subscription?.state === 'past_due' || subscription?.state === 'incomplete';
  const isRunning = subscription?.state === 'active' || subscription?.state === 'past_due';
  const refundable = subscription ? money(subscription.refundableAmount, PRICES.currency) : '';
  return (
    <Box sx={BUTTONS}>
      {isOverdue && (
        <Button
          variant="contained"
          loading={subscribing.isPending}
          onClick={() => subscribing.mutate(subscription.plan)}
        >
          {messages.planActions.payFor(name)}
        </Button>
      )}
      {isRunning && subscription.cancelsAtPeriodEnd && (
        <Button variant="contained" loading={resume.isPending} onClick={() => resume.mutate()}>
          {messages.planActions.resume(name)}
        </Button>
      )}
      <Button component={RouterLink} to="/pricing" variant="outlined">
        {plan === 'free' ? messages.planActions.upgrade : messages.planActions.changePlan}
      </Button>
      {portal && isRunning && (
        <Button variant="outlined" loading={portalVisit.isPending} onClick={() => portalVisit.mutate()}>
          {messages.planActions.cardAndInvoices}
        </Button>
      )}
      {isRunning && !subscription.cancelsAtPeriodEnd && (
        <ConfirmButton
          label={messages.planActions.cancel(name)}
          busy={cancel.isPending}
          title={messages.planActions.cancelTitle(name)}
          text={[
            subscription.state === 'past_due'
              ? messages.planActions.endsNow(name)
              : messages.planActions.keptUntil(name, renewsAt ? dayOf(renewsAt) : messages.planActions.endOfMonth),
            messages.planActions.afterCancel(PRICE_OF_DOWNLOAD),
          ].join(' ')}
          closeLabel={messages.planActions.keep(name)}
          onConfirm={() => cancel.mutate()}
        />
      )}
      {subscription?.refundableUntil && (
        <ConfirmButton
          label={messages.planActions.requestRefund}
          busy={refund.isPending}
          title={messages.planActions.refundTitle(refundable)}
          text={messages.planActions.refundText(refundable, name, dayOf(subscription.refundableUntil))}
          confirmLabel={messages.planActions.confirmLabel}
          closeLabel={messages.planActions.keep(name)}
          onConfirm={() => refund.mutate()}
        />
      )}
    </Box>
  );
}

interface ConfirmButtonProps {
  label: string;
  busy: boolean;
  title: string;
  text: string;
  confirmLabel?: string;
  closeLabel: string;
  onConfirm: () => void;
}

function ConfirmButton({ label, busy, confirmLabel = label, onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button color="error" loading={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
        {...dialog}
      />
    </>
  );
}
