import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useToast } from '../../../ui/toasts/toasts.js';
import { messages } from '../messages.js';
import { Waiting } from './waiting.js';
import { type PaymentFormProps } from './payment-form-props.js';
import { outcomeOf } from './stripe-outcome.js';
import { usePaying } from '../order/use-paying.js';

interface StripeCardFormProps extends PaymentFormProps {
  /** Called if Stripe's iframe fails to load. */
  onBroken: () => void;
}

export function StripeCardForm(props: StripeCardFormProps) {
  const { label, returnTo, failure, disabled, onPaying, onPaid, onBroken } = props;
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [isReady, setIsReady] = useState(false);
  const [busy, setBusy] = usePaying(onPaying);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isUpdating = useAmountOf(label, onBroken);

  const refuse = (reason = failure) => {
    setRefusal(reason);
    toast({ title: messages.stripeCardForm.title, description: reason, variant: 'destructive' });
    setBusy(false);
  };
  const pay = async () => {
    if (!stripe || !elements) return;
    setBusy(true);
    setRefusal(null);
    const result = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(returnTo, location.origin).href },
      redirect: 'if_required',
    });
    const outcome = outcomeOf(result);
    if (outcome.paid) onPaid();
    else refuse(outcome.reason);
  };
  const canPay = isReady && !busy && !disabled && !isUpdating;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canPay) pay().catch(() => refuse());
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {!isReady && <Waiting />}
        <Box sx={{ visibility: isReady ? 'visible' : 'hidden' }}>
          <PaymentElement onReady={() => setIsReady(true)} onLoadError={onBroken} />
        </Box>
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={!canPay}>
        {busy ? messages.stripeCardForm.processing : label}
      </Button>
    </Box>
  );
}

/**
 * Updates the amount in Stripe's iframe after a promo code changes it, because wallets such as Apple Pay display the
 * amount. Returns true during the update, while payment is blocked.
 */
function useAmountOf(label: string, onBroken: () => void): boolean {
  const elements = useElements();
  const shown = useRef(label);
  const broken = useRef(onBroken);
  const [isUpdating, setIsUpdating] = useState(false);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    if (!elements || shown.current === label) return;
    shown.current = label;
    setIsUpdating(true);
    elements
      .fetchUpdates()
      .then(({ error }) => {
        if (error) throw new Error(error.message);
      })
      .catch(() => broken.current())
      .finally(() => setIsUpdating(false));
  }, [elements, label]);
  return isUpdating;
}
