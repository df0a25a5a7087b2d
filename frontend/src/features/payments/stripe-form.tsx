import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type Stripe } from '@stripe/stripe-js';
import { useMemo, useState, type FormEvent } from 'react';
import { useToast } from '../../ui/toasts.js';
import type { PaymentFormProps } from './payment-form.js';
import { usePaying } from './use-paying.js';

let loading: { key: string; stripe: Promise<Stripe | null> } | undefined;

/** Stripe's script is loaded once a page. */
function stripeFor(key: string): Promise<Stripe | null> {
  if (loading?.key !== key) loading = { key, stripe: loadStripe(key) };
  return loading.stripe;
}

/** The card goes from Stripe's own frame to Stripe; it never passes through our pages or our server. */
export default function StripeForm({ publishableKey, ...form }: PaymentFormProps & { publishableKey: string }) {
  const { colorScheme } = useColorScheme();
  const theme = useTheme();
  const options = useMemo(
    () => ({
      clientSecret: form.clientSecret,
      appearance: {
        theme: colorScheme === 'dark' ? ('night' as const) : ('stripe' as const),
        variables: { borderRadius: `${Number(theme.shape.borderRadius)}px`, fontSizeBase: '16px' },
      },
    }),
    [form.clientSecret, colorScheme, theme],
  );
  return (
    <Elements stripe={stripeFor(publishableKey)} options={options}>
      <CardForm {...form} />
    </Elements>
  );
}

function CardForm({ label, returnTo, failure, disabled, onPaying, onPaid }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const toast = useToast();
  const [busy, setBusy] = usePaying(onPaying);
  const [refusal, setRefusal] = useState<string | null>(null);

  const refuse = (message: string | undefined) => {
    setRefusal(message ?? failure);
    toast({ title: 'Payment Failed', description: message ?? failure, variant: 'destructive' });
    setBusy(false);
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setBusy(true);
    setRefusal(null);
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(returnTo, location.origin).href },
      redirect: 'if_required',
    });
    if (error) refuse(error.message);
    else onPaid();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) =>
        void pay(event).catch((error: unknown) => refuse(error instanceof Error ? error.message : undefined))
      }
      sx={{ display: 'grid', gap: 2 }}
    >
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <PaymentElement />
      <Button type="submit" variant="contained" size="large" disabled={busy || disabled || !stripe}>
        {busy ? 'Processing...' : label}
      </Button>
    </Box>
  );
}
