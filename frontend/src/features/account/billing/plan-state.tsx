import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BillingView } from '@shortlist/shared/contract/account/billing';
import { PLAN_NAMES, PRICES, type Plan } from '@shortlist/shared/product/plans';
import { money, monthly } from '@shortlist/shared/product/money';
import { dayOf } from '../../../ui/day.js';
import { messages } from './messages.js';

const priceOf = (plan: Exclude<Plan, 'free'>): string => monthly(PRICES[plan], PRICES.currency);

export function PlanState({ billing }: { billing: BillingView }) {
  const { plan, renewsAt, subscription, unlockedResumes } = billing;
  return (
    <>
      {subscription?.state === 'past_due' && <PastDue billing={billing} plan={subscription.plan} />}
      <Disputes billing={billing} />
      {subscription?.state === 'incomplete' && (
        <Alert severity="info" role="note">
          {messages.planState.notPaid(PLAN_NAMES[subscription.plan])}
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
          {plan !== 'free' && subscription?.plan === plan
            ? messages.planState.currentWithPrice(PLAN_NAMES[plan], priceOf(plan))
            : messages.planState.current(PLAN_NAMES[plan])}{' '}
          {plan !== 'free' &&
            subscription?.state === 'active' &&
            subscription.plan !== plan &&
            `${messages.planState.paysFor(PLAN_NAMES[subscription.plan], priceOf(subscription.plan))} `}
          {plan !== 'free' && subscription?.state === 'active' && renewsAt && renewalText(subscription, renewsAt)}
          {plan !== 'free' && !subscription && renewsAt && messages.planState.endsWithoutRenewal(dayOf(renewsAt))}
        </Typography>
        {unlockedResumes.length > 0 && (
          <Typography color="textSecondary">{messages.planState.unlocked(unlockedResumes.length)}</Typography>
        )}
      </Card>
    </>
  );
}

function Disputes({ billing: { disputes, purchasesBlocked } }: { billing: BillingView }) {
  const unresolved = disputes.filter(({ state }) => state === 'open' || state === 'lost');
  if (!purchasesBlocked || unresolved.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {unresolved.map(({ id, state, amount, currency, description, openedAt }) => (
        <Typography key={id} variant="body2">
          {state === 'open'
            ? messages.planState.disputed(dayOf(openedAt), money(amount, currency), description)
            : messages.planState.returned(money(amount, currency), description)}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {messages.planState.purchasesBlocked}
      </Typography>
    </Alert>
  );
}

function PlanChip({ billing: { plan, subscription, renewsAt } }: { billing: BillingView }) {
  if (plan === 'free' || !subscription) return null;
  if (subscription.state === 'past_due')
    return <Chip size="small" color="warning" label={messages.planState.paymentDue} />;
  const day = renewsAt ? dayOf(renewsAt) : messages.planState.soon;
  if (subscription.cancelsAtPeriodEnd) return <Chip size="small" label={messages.planState.ends(day)} />;
  if (subscription.nextPlan)
    return <Chip size="small" label={messages.planState.changes(PLAN_NAMES[subscription.nextPlan], day)} />;
  return <Chip size="small" color="success" label={messages.planState.active} />;
}

function renewalText(
  { cancelsAtPeriodEnd, nextPlan }: NonNullable<BillingView['subscription']>,
  renewsAt: string,
): string {
  if (cancelsAtPeriodEnd) return messages.planState.endsOn(dayOf(renewsAt));
  if (nextPlan) return messages.planState.becomes(dayOf(renewsAt), PLAN_NAMES[nextPlan], priceOf(nextPlan));
  return messages.planState.renewsOn(dayOf(renewsAt));
}

function PastDue({ billing, plan }: { billing: BillingView; plan: Exclude<Plan, 'free'> }) {
  const graceUntil = billing.subscription?.graceUntil;
  const isInGracePeriod = billing.plan !== 'free' && graceUntil;
  return (
    <Alert severity="warning" role="note">
      {messages.planState.paymentFailed(PLAN_NAMES[plan])}{' '}
      {isInGracePeriod ? messages.planState.continuesUntil(dayOf(graceUntil)) : messages.planState.paused}
    </Alert>
  );
}
