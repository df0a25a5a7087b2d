import CircularProgress from '@mui/material/CircularProgress';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { configQuery } from '../../lib/config.js';
import { LoadFailure } from '../../ui/load-failure.js';
import { messages } from './messages.js';
import { SandboxForm } from './sandbox-form.js';

/** Stripe's code loads only for payments through Stripe. */
const StripeForm = lazy(() => import('./stripe-form.js'));

export interface PaymentFormProps {
  clientSecret: string;
  /** Example: "Pay $3.99". */
  label: string;
  /** Path that the bank redirects to after authentication. */
  returnTo: string;
  /** Message when the provider gives no reason. */
  failure: string;
  /** True while the price is being updated. */
  disabled: boolean;
  onPaying: (paying: boolean) => void;
  onPaid: () => void;
}

export function PaymentForm(props: PaymentFormProps) {
  const { data: config, error, refetch } = useQuery(configQuery);
  if (error && !config) return <LoadFailure message={error.message} onRetry={() => void refetch()} />;
  if (!config) return <Waiting />;
  const { provider, publishableKey } = config.payments;
  if (provider === 'sandbox' || publishableKey === null) return <SandboxForm {...props} />;
  return (
    <Suspense fallback={<Waiting />}>
      <StripeForm key={props.clientSecret} publishableKey={publishableKey} {...props} />
    </Suspense>
  );
}

/** @param wholePage reserves the height of the page, so that the footer does not jump */
export const Waiting = ({ wholePage = false }) => (
  <Box sx={{ display: 'grid', placeItems: 'center', minHeight: wholePage ? '100dvh' : 280 }}>
    <CircularProgress aria-label={messages.paymentForm.label} />
  </Box>
);
