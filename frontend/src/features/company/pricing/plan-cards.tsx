import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PublicConfig } from '@shortlist/shared/contract/config';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_NAMES, REFUND_DAYS, type Plan } from '@shortlist/shared/product/plans';
import { Link as RouterLink } from 'react-router';
import { money } from '@shortlist/shared/product/money';
import { dayOf } from '../../../ui/day.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { messages } from './messages.js';
import { OfferButton } from './offer-button.js';
import { PlanCard } from './plan-card.js';
import { planLines } from '../../../entities/billing/plan-lines.js';
import { useOffers, type Offers } from './use-offers.js';

interface PlanCardsProps {
  plans: PublicConfig['plans'];
  prices: PublicConfig['prices'];
  allowances: PublicConfig['aiAllowances'];
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
        <LoadFailure message={messages.planCards.failed(offers.failure.message)} onRetry={offers.failure.retry} />
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
          limits={hasModel ? [messages.planCards.modelAnswersFree(allowances.free.model)] : []}
          note={messages.planCards.freeNote}
          action={
            <Button component={RouterLink} to="/app/resume" variant="outlined" size="large" fullWidth>
              {offers.plan === undefined ? messages.planCards.getStartedFree : messages.planCards.createNewResume}
            </Button>
          }
        />
        <PlanCard
          name={messages.planCards.oneResume}
          price={download}
          period={messages.planCards.oneTime}
          features={[
            messages.planCards.everythingInFree,
            messages.planCards.resumeFiles,
            messages.planCards.letterFiles,
            messages.planCards.futureEdits,
          ]}
          note={messages.planCards.oneTimeNote}
          action={
            <Button component={RouterLink} to="/app/resume" variant="outlined" size="large" fullWidth>
              {messages.planCards.buildItFirstFree}
            </Button>
          }
        />
        <PlanCard
          name={PLAN_NAMES.pro}
          price={price('pro')}
          period={messages.planCards.perMonth}
          badge={badgeOf('pro', offers) ?? messages.planCards.mostPopular}
          prominent
          features={[messages.planCards.everythingInFree, ...planLines('pro', plans), ...help('pro')]}
          note={noteOf('pro', offers)}
          action={button('pro')}
        />
        <PlanCard
          name={PLAN_NAMES.premium}
          price={price('premium')}
          period={messages.planCards.perMonth}
          badge={badgeOf('premium', offers)}
          features={[messages.planCards.everythingInPro, ...planLines('premium', plans), ...help('premium')]}
          note={noteOf('premium', offers)}
          action={button('premium')}
        />
      </Box>
    </Box>
  );
}

function noteOf(plan: PaidPlan, { of, billing }: Offers): string {
  if (of(plan) !== 'blocked') return messages.planCards.premiumNote(REFUND_DAYS);
  return billing?.subscription?.state === 'past_due' ? messages.planCards.payFirst : messages.planCards.planEnding;
}

function helpOf({ rewrites, letters, model }: PublicConfig['aiAllowances']['pro'], hasModel: boolean): string[] {
  const count = (number: number) => number.toLocaleString('en');
  return [
    messages.planCards.rewrites(count(rewrites)),
    messages.planCards.letters(count(letters)),
    ...(hasModel ? [messages.planCards.modelAnswers(count(model))] : []),
  ];
}

function badgeOf(plan: Plan, { plan: running, billing }: Offers): string | undefined {
  if (plan === running) return messages.planCards.yourPlan;
  const next = billing?.subscription?.nextPlan;
  return next === plan && billing?.renewsAt ? messages.planCards.startsOn(dayOf(billing.renewsAt)) : undefined;
}
