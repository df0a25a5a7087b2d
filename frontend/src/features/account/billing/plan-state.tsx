import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BillingView } from '@shortlist/shared/contract/billing';
import { PLAN_NAMES, PRICES, type Plan } from '@shortlist/shared/plans';
import { money, monthly } from '@shortlist/shared/money';
import { dayOf } from '../../../ui/day.js';

const priceOf = (plan: Exclude<Plan, 'free'>): string => monthly(PRICES[plan], PRICES.currency);

/** Which plan runs, until when, and what comes then. */
export function PlanState({ billing }: { billing: BillingView }) {
  const { plan, renewsAt, subscription, unlockedResumes } = billing;
  return (
    <>
      {subscription?.state === 'past_due' && <PastDue billing={billing} plan={subscription.plan} />}
      <Disputes billing={billing} />
      {subscription?.state === 'incomplete' && (
        <Alert severity="info" role="note">
          You started a {PLAN_NAMES[subscription.plan]} subscription but have not paid for it. Nothing was charged.
        </Alert>
      )}
      <Card sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography component="h3" variant="h3">
            {PLAN_NAMES[plan]}
          </Typography>
          <PlanChip billing={billing} />
        </Box>
        <Typography>
          You are on the <strong>{PLAN_NAMES[plan]}</strong> plan
          {plan !== 'free' && subscription?.plan === plan ? `, ${priceOf(plan)}.` : '.'}{' '}
          {plan !== 'free' &&
            subscription?.state === 'active' &&
            subscription.plan !== plan &&
            `You pay for ${PLAN_NAMES[subscription.plan]}, ${priceOf(subscription.plan)}. `}
          {plan !== 'free' && subscription?.state === 'active' && renewsAt && nextOf(subscription, renewsAt)}
          {plan !== 'free' && !subscription && renewsAt && `It ends on ${dayOf(renewsAt)} and does not renew.`}
        </Typography>
        {unlockedResumes.length > 0 && (
          <Typography color="textSecondary">
            {unlockedResumes.length === 1 ? 'One resume is' : `${unlockedResumes.length} resumes are`} unlocked:
            download PDF and DOCX as often as you like, on any plan.
          </Typography>
        )}
      </Card>
    </>
  );
}

/** Disputes that stand, and what they mean for the account. */
function Disputes({ billing: { disputes, purchasesBlocked } }: { billing: BillingView }) {
  const standing = disputes.filter(({ state }) => state === 'open' || state === 'lost');
  if (!purchasesBlocked || standing.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {standing.map(({ id, state, amount, currency, description, openedAt }) => (
        <Typography key={id} variant="body2">
          {state === 'open'
            ? `On ${dayOf(openedAt)} your bank disputed the payment of ${money(amount, currency)} (${description}) and withdrew it from us. What it paid for is locked until your bank decides.`
            : `Your bank returned ${money(amount, currency)} (${description}) to you. What it paid for is locked.`}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        You can’t buy anything new for now. If this was a mistake, ask your bank to withdraw the dispute and contact us.
      </Typography>
    </Alert>
  );
}

/** The same in one word, for whoever only glances. */
function PlanChip({ billing: { plan, subscription, renewsAt } }: { billing: BillingView }) {
  if (plan === 'free' || !subscription) return null;
  if (subscription.state === 'past_due') return <Chip size="small" color="warning" label="Payment due" />;
  const day = renewsAt ? dayOf(renewsAt) : 'soon';
  if (subscription.cancelsAtPeriodEnd) return <Chip size="small" label={`Ends ${day}`} />;
  if (subscription.nextPlan) return <Chip size="small" label={`${PLAN_NAMES[subscription.nextPlan]} from ${day}`} />;
  return <Chip size="small" color="success" label="Active" />;
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
        ? `Your plan continues until ${dayOf(graceUntil)}; pay by then to keep it.`
        : 'Your plan is paused until you pay.'}
    </Alert>
  );
}
