import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { BillingView } from '@shortlist/shared/contract/billing';
import { PLAN_NAMES, PRICES, type Plan } from '@shortlist/shared/plans';
import { monthly } from '../../../lib/money.js';
import { dayOf } from '../../../ui/day.js';

const priceOf = (plan: Exclude<Plan, 'free'>): string => monthly(PRICES[plan], PRICES.currency);

/** Which plan runs, until when, and what comes then. */
export function PlanState({ billing }: { billing: BillingView }) {
  const { plan, renewsAt, subscription, unlockedResumes } = billing;
  return (
    <>
      {subscription?.state === 'past_due' && <PastDue billing={billing} plan={subscription.plan} />}
      {subscription?.state === 'incomplete' && (
        <Alert severity="info" role="note">
          You began a {PLAN_NAMES[subscription.plan]} subscription and have not paid for it. Nothing was charged.
        </Alert>
      )}
      <Typography>
        You are on the <strong>{PLAN_NAMES[plan]}</strong> plan
        {plan === 'free' ? '.' : `, ${priceOf(plan)}.`}{' '}
        {plan !== 'free' && subscription?.state === 'active' && renewsAt && nextOf(subscription, renewsAt)}
      </Typography>
      {unlockedResumes.length > 0 && (
        <Typography>
          {unlockedResumes.length === 1 ? 'One resume is' : `${unlockedResumes.length} resumes are`} unlocked: PDF and
          DOCX as often as you like, whatever your plan.
        </Typography>
      )}
    </>
  );
}

function nextOf({ cancelsAtPeriodEnd, nextPlan }: NonNullable<BillingView['subscription']>, renewsAt: string): string {
  if (cancelsAtPeriodEnd)
    return `It ends on ${dayOf(renewsAt)} and is not charged again. Until then you keep everything it includes.`;
  if (nextPlan) return `On ${dayOf(renewsAt)} it becomes ${PLAN_NAMES[nextPlan]}, ${priceOf(nextPlan)}.`;
  return `It renews on ${dayOf(renewsAt)}.`;
}

function PastDue({ billing, plan }: { billing: BillingView; plan: Exclude<Plan, 'free'> }) {
  const graceUntil = billing.subscription?.graceUntil;
  const goesOn = billing.plan !== 'free' && graceUntil;
  return (
    <Alert severity="warning" role="note">
      The last payment for {PLAN_NAMES[plan]} did not go through.{' '}
      {goesOn
        ? `The plan goes on until ${dayOf(graceUntil)}; pay by then to keep it.`
        : 'The plan is paused until it is paid.'}
    </Alert>
  );
}
