import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { BillingView } from '@shortlist/shared/contract/billing';
import { PLAN_NAMES, PRICES } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { PRICE_OF_DOWNLOAD } from '../../../lib/billing.js';
import { money } from '@shortlist/shared/money';
import { dayOf } from '../../../ui/day.js';
import { useSubscribing } from '../../../ui/use-subscribing.js';
import { BUTTONS } from '@shortlist/ui-kit/form-style';
import { usePlanChange, usePortal } from './billing-api.js';
import { SureButton } from './sure-button.js';

/** What can be done about the plan as it is. */
export function PlanActions({ billing }: { billing: BillingView }) {
  const { plan, subscription, renewsAt, portal } = billing;
  const subscribing = useSubscribing();
  const cancel = usePlanChange('cancel');
  const resume = usePlanChange('resume');
  const refund = usePlanChange('refund');
  const portalVisit = usePortal();
  const name = subscription && PLAN_NAMES[subscription.plan];
  const owes = subscription?.state === 'past_due' || subscription?.state === 'incomplete';
  const runs = subscription?.state === 'active' || subscription?.state === 'past_due';
  const refundable = subscription && money(subscription.refundableAmount, PRICES.currency);
  return (
    <Box sx={BUTTONS}>
      {owes && (
        <Button
          variant="contained"
          loading={subscribing.isPending}
          onClick={() => subscribing.mutate(subscription.plan)}
        >
          Pay for {name}
        </Button>
      )}
      {runs && subscription.cancelsAtPeriodEnd && (
        <Button variant="contained" loading={resume.isPending} onClick={() => resume.mutate()}>
          Resume {name}
        </Button>
      )}
      <Button component={RouterLink} to="/pricing" variant="outlined">
        {plan === 'free' ? 'Upgrade' : 'Change Plan'}
      </Button>
      {portal && runs && (
        <Button variant="outlined" loading={portalVisit.isPending} onClick={() => portalVisit.mutate()}>
          Card and Invoices
        </Button>
      )}
      {runs && !subscription.cancelsAtPeriodEnd && (
        <SureButton
          label={`Cancel ${name}`}
          busy={cancel.isPending}
          title={`Cancel ${name}?`}
          text={`${
            subscription.state === 'past_due'
              ? `${name} ends now, and the failed payment is not retried.`
              : `You keep ${name} until ${renewsAt ? dayOf(renewsAt) : 'the end of the month'}, and nothing is charged after that.`
          } Your resumes stay saved; PDF and DOCX then cost ${PRICE_OF_DOWNLOAD} for each resume that you have not unlocked.`}
          closeLabel={`Keep ${name}`}
          onSure={() => cancel.mutate()}
        />
      )}
      {subscription?.refundableUntil && (
        <SureButton
          label="Request a Refund"
          busy={refund.isPending}
          title={`Refund ${refundable}?`}
          text={`${refundable} goes back to your card, and ${name} ends now. You can do this once, until ${dayOf(subscription.refundableUntil)}.`}
          confirmLabel="Refund and End Plan"
          closeLabel={`Keep ${name}`}
          onSure={() => refund.mutate()}
        />
      )}
    </Box>
  );
}
