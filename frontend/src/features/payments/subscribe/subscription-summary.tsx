import Box from '@mui/material/Box';
import type { PaidPlan } from '@shortlist/shared/contract/account/payments';
import { PLAN_MATRIX, PLAN_NAMES, PRICES, REFUND_DAYS } from '@shortlist/shared/product/plans';
import { money, monthly } from '@shortlist/shared/product/money';
import { planLines } from '../../../entities/billing/plan-lines.js';
import { IncludedList } from '../included-list.js';
import { messages } from '../messages.js';
import { PriceLines, Total } from '../price-lines.js';
import { PromoBox } from '../promo-box.js';
import type { SubscriptionReason } from './subscription-reason.js';

interface SubscriptionSummaryProps {
  plan: PaidPlan;
  reason: SubscriptionReason;
  /** Amount due now, in cents; null if unknown. */
  amountDue: number | null;
  promoCode: string | null;
  disabled: boolean;
  onRepricing: (repricing: boolean) => void;
  onCode: (code: string | null) => Promise<number>;
}

export function SubscriptionSummary(props: SubscriptionSummaryProps) {
  const { plan, reason, amountDue, promoCode, disabled, onRepricing, onCode } = props;
  const { currency } = PRICES;
  const price = PRICES[plan];
  // Show the list price if the amount due is unknown.
  const due = amountDue ?? price;
  const discount = promoCode === null ? 0 : price - due;
  return (
    <>
      <PriceLines
        name={messages.subscriptionSummary[reason === 'upgrade' ? 'restOfMonth' : 'oneMonth'](PLAN_NAMES[plan])}
        price={reason === 'upgrade' ? due : price}
        discount={
          promoCode === null ? null : { name: messages.subscriptionSummary.discount(promoCode), amount: discount }
        }
        currency={currency}
      />
      <IncludedList lines={includedIn(plan)} />
      {reason === 'new' && (
        <Box sx={{ mt: 3 }}>
          <PromoBox
            applied={promoCode === null ? null : { code: promoCode, discount }}
            currency={currency}
            disabled={disabled}
            onBusy={onRepricing}
            onCode={onCode}
          />
        </Box>
      )}
      <Total
        name={messages.subscriptionSummary.dueToday}
        amount={due}
        currency={currency}
        note={noteOf(due, price, currency)}
      />
    </>
  );
}

const noteOf = (due: number, price: number, currency: string): string =>
  due === price
    ? messages.subscriptionSummary.renews(monthly(price, currency))
    : messages.subscriptionSummary.todayThen(money(due, currency), monthly(price, currency));

const includedIn = (plan: PaidPlan): string[] => [
  ...(plan === 'premium'
    ? [messages.subscriptionSummary.everythingInPro, ...planLines('premium', PLAN_MATRIX)]
    : planLines('pro', PLAN_MATRIX)),
  messages.subscriptionSummary.cancelAnytime,
  messages.subscriptionSummary.refund(REFUND_DAYS),
];
