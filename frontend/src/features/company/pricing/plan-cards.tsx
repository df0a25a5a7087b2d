import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { PLAN_NAMES, REFUND_DAYS, type Plan } from '@shortlist/shared/plans';
import { Link as RouterLink } from 'react-router';
import { money } from '@shortlist/shared/money';
import { dayOf } from '../../../ui/day.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { OfferButton } from './offer-button.js';
import { PlanCard } from './plan-card.js';
import { planLines } from '../../../ui/plan-lines.js';
import { useOffers, type Offers } from './use-offers.js';

interface PlanCardsProps {
  plans: PublicConfig['plans'];
  prices: PublicConfig['prices'];
  allowances: PublicConfig['aiAllowances'];
  /** Whether a language model is set up. */
  hasModel: boolean;
}

export function PlanCards({ plans, prices, allowances, hasModel }: PlanCardsProps) {
  const offers = useOffers();
  const price = (plan: PaidPlan) => money(prices[plan], prices.currency);
  const download = money(prices.download, prices.currency);
  const help = (plan: PaidPlan) => helpOf(allowances[plan], hasModel);
  const button = (plan: PaidPlan) => <OfferButton plan={plan} price={price(plan)} offers={offers} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {offers.failure && (
        <LoadFailure
          message={`Your plan could not be loaded. ${offers.failure.message}`}
          onRetry={offers.failure.retry}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <PlanCard
          name={PLAN_NAMES.free}
          price="$0"
          period="forever"
          badge={badgeOf('free', offers)}
          features={planLines('free', plans)}
          limits={
            hasModel ? [`${allowances.free.model} answers a day from a language model, fixed rules for the rest`] : []
          }
          note="No credit card required."
          action={
            <Button component={RouterLink} to="/app/resume" variant="outlined" size="large" fullWidth>
              {offers.plan === undefined ? 'Get Started Free' : 'Create New Resume'}
            </Button>
          }
        />
        <PlanCard
          name="One resume"
          price={download}
          period="one time"
          features={[
            'Everything in Free',
            'PDF and DOCX of one resume',
            'PDF and DOCX of its cover letter',
            'All future edits and downloads of it',
          ]}
          note="One-time payment. No subscription."
          action={
            <Button component={RouterLink} to="/app/resume" variant="outlined" size="large" fullWidth>
              Build It First, Free
            </Button>
          }
        />
        <PlanCard
          name={PLAN_NAMES.pro}
          price={price('pro')}
          period="per month"
          badge={badgeOf('pro', offers) ?? 'Most Popular'}
          prominent
          features={['Everything in Free', ...planLines('pro', plans), ...help('pro')]}
          note={noteOf('pro', offers)}
          action={button('pro')}
        />
        <PlanCard
          name={PLAN_NAMES.premium}
          price={price('premium')}
          period="per month"
          badge={badgeOf('premium', offers)}
          features={['Everything in Pro', ...planLines('premium', plans), ...help('premium')]}
          note={noteOf('premium', offers)}
          action={button('premium')}
        />
      </Box>
    </Box>
  );
}

function noteOf(plan: PaidPlan, { of, billing }: Offers): string {
  if (of(plan) !== 'blocked') return `Renews every month until you cancel. ${REFUND_DAYS}-day money-back guarantee.`;
  return billing?.subscription?.state === 'past_due'
    ? 'Pay for your plan first, then you can change it.'
    : 'Your plan is about to end. Resume it first, then you can change it.';
}

function helpOf({ rewrites, letters, model }: PublicConfig['aiAllowances']['pro'], hasModel: boolean): string[] {
  const count = (number: number) => number.toLocaleString('en');
  return [
    `${count(rewrites)} rewrites and keyword searches a day`,
    `${count(letters)} cover letters and LinkedIn texts a day`,
    ...(hasModel ? [`${count(model)} answers a day from a language model`] : []),
  ];
}

function badgeOf(plan: Plan, { plan: running, billing }: Offers): string | undefined {
  if (plan === running) return 'Your plan';
  const next = billing?.subscription?.nextPlan;
  return next === plan && billing?.renewsAt ? `From ${dayOf(billing.renewsAt)}` : undefined;
}
