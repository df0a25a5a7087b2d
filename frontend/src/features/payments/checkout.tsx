import Box from '@mui/material/Box';
import type { PaymentIntentView } from '@shortlist/shared/contract/account/payments';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { money } from '@shortlist/shared/product/money';
import { useToast } from '../../ui/toasts/toasts.js';
import { Agreement } from './agreement.js';
import { IncludedList } from './included-list.js';
import { messages } from './messages.js';
import { PaymentColumns } from './payment-columns.js';
import { PaymentForm } from './card/payment-form.js';
import { validatePromo } from './order/payments-api.js';
import { PriceLines, Total } from './price-lines.js';
import { PromoBox } from './promo-box.js';

interface CheckoutProps {
  resumeId: string;
  title: string;
  order: PaymentIntentView;
  reprice: (promoCode: string | null) => Promise<PaymentIntentView>;
}

/** Checkout for the one-time payment that unlocks a resume. */
export function Checkout({ resumeId, title, order, reprice }: CheckoutProps) {
  const [repricing, setRepricing] = useState(false);
  const [paying, setPaying] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const { originalAmount, discountAmount, finalAmount, currency, promoCode, clientSecret } = order;
  const done = `/dashboard?payment=success&resume=${resumeId}`;
  return (
    <PaymentColumns
      back={{ to: '/dashboard', label: messages.checkout.backToDashboard }}
      title={title}
      summary={
        <>
          <PriceLines
            name={messages.checkout.product}
            price={originalAmount}
            discount={
              promoCode === null ? null : { name: messages.checkout.discount(promoCode), amount: discountAmount }
            }
            currency={currency}
          />
          <IncludedList lines={INCLUDED} />
          <Box sx={{ mt: 3 }}>
            <PromoBox
              applied={promoCode === null ? null : { code: promoCode, discount: discountAmount }}
              currency={currency}
              disabled={paying}
              onBusy={setRepricing}
              onCode={async (code) => {
                if (code !== null) await validatePromo(code);
                return (await reprice(code)).discountAmount;
              }}
            />
          </Box>
          <Total
            name={messages.checkout.total}
            amount={finalAmount}
            currency={currency}
            note={messages.checkout.note}
          />
        </>
      }
    >
      {clientSecret && (
        <PaymentForm
          clientSecret={clientSecret}
          label={messages.checkout.pay(money(finalAmount, currency))}
          returnTo={done}
          failure={messages.checkout.failure}
          disabled={repricing}
          onPaying={setPaying}
          onPaid={() => {
            toast({ title: messages.checkout.title });
            // The dashboard verifies the payment. `replace` prevents the Back button from returning to the completed
            // form.
            void navigate(done, { replace: true });
          }}
        />
      )}
      <Agreement />
    </PaymentColumns>
  );
}

const INCLUDED = messages.checkout.included;
