import { useColorScheme } from '@mui/material/styles';
import { BRAND } from '@shortlist/shared/product/brand';
import { Elements } from '@stripe/react-stripe-js';
import type { Appearance } from '@stripe/stripe-js';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../ui/load-failure.js';
import { messages } from '../messages.js';
import { Waiting } from './waiting.js';
import { type PaymentFormProps } from './payment-form-props.js';
import { StripeCardForm } from './stripe-card-form.js';
import { stripeScript } from './stripe-script.js';

const NOT_LOADED = messages.stripeForm.loadFailed;

/** Card data goes directly to Stripe, never through our pages or server. */
export default function StripeForm({ publishableKey, ...form }: PaymentFormProps & { publishableKey: string }) {
  const { data: stripe, isFetching, refetch } = useQuery(stripeScript(publishableKey));
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setIsBroken] = useState(false);
  const appearance = useAppearance();
  const options = useMemo(() => ({ clientSecret: form.clientSecret, appearance }), [form.clientSecret, appearance]);
  const again = () => {
    setIsBroken(false);
    setAttempt(attempt + 1);
    if (!stripe) void refetch();
  };
  if (!stripe && isFetching) return <Waiting />;
  if (!stripe || isBroken) return <LoadFailure message={NOT_LOADED} onRetry={again} />;
  return (
    <Elements key={attempt} stripe={stripe} options={options}>
      <StripeCardForm {...form} onBroken={() => setIsBroken(true)} />
    </Elements>
  );
}

/** Returns the product's colors for Stripe's iframe, which cannot use our style sheets or CSS variables. */
function useAppearance(): Appearance {
  const { colorScheme } = useColorScheme();
  return useMemo(() => {
    const isDark = colorScheme === 'dark';
    const colors = BRAND.palette[isDark ? 'dark' : 'light'];
    return {
      theme: isDark ? 'night' : 'stripe',
      variables: {
        borderRadius: `${BRAND.radius.control}px`,
        colorBackground: colors.surface,
        colorDanger: colors.error,
        colorPrimary: colors.primary,
        colorText: colors.ink,
        colorTextSecondary: colors.inkMuted,
        fontFamily: 'system-ui, sans-serif',
        fontSizeBase: '16px',
      },
      rules: { '.Input': { borderColor: colors.fieldLine } },
    };
  }, [colorScheme]);
}
