import Box from '@mui/material/Box';
import type { PaidPlan } from '@shortlist/shared/contract/payments';
import { PLAN_MATRIX, PLAN_NAMES, PRICES, REFUND_DAYS } from '@shortlist/shared/plans';
import { money, monthly } from '@shortlist/shared/money';
import { planLines } from '../../ui/plan-lines.js';
import { IncludedList } from './included-list.js';
import { PriceLines, Total } from './price-lines.js';
import { PromoBox } from './promo-box.js';
import type { SubscriptionReason } from './subscription-reason.js';

interface SubscriptionSummaryProps {
  plan: PaidPlan;
  reason: SubscriptionReason;
  /** Cents; null when it is not known. */
  amountDue: number | null;
  promoCode: string | null;
  disabled: boolean;
  onRepricing: (repricing: boolean) => void;
  onCode: (code: string | null) => Promise<number>;
}

/** What is paid now, and what it costs afterwards. */
export function SubscriptionSummary(props: SubscriptionSummaryProps) {
  const { plan, reason, amountDue, promoCode, disabled, onRepricing, onCode } = props;
  const { currency } = PRICES;
  const price = PRICES[plan];
  const name = `${PLAN_NAMES[plan]} plan`;
  // Only somebody who wrote the address by hand is not told by the server what is due.
  const due = amountDue ?? price;
  const discount = promoCode === null ? 0 : price - due;
  return (
    <>
      <PriceLines
        name={reason === 'upgrade' ? `${name}, for the rest of this month` : `${name}, one month`}
        price={reason === 'upgrade' ? due : price}
        discount={promoCode === null ? null : { name: `Discount, first month (${promoCode})`, amount: discount }}
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
      <Total name="Due today" amount={due} currency={currency} note={noteOf(due, price, currency)} />
    </>
  );
}

const noteOf = (due: number, price: number, currency: string): string =>
  due === price
    ? `Renews at ${monthly(price, currency)} until you cancel.`
    : `${money(due, currency)} today, then ${monthly(price, currency)} until you cancel.`;

const includedIn = (plan: PaidPlan): string[] => [
  ...(plan === 'premium' ? ['Everything in Pro', ...planLines('premium', PLAN_MATRIX)] : planLines('pro', PLAN_MATRIX)),
  'Cancel at any time; your plan then runs until the end of the month you have paid for',
  `${REFUND_DAYS}-day money-back guarantee`,
];
