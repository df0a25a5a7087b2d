import { Waiting } from './waiting.js';
import type { PaymentFormProps } from './payment-form-props.js';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { configQuery } from '../../../api/config.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { SandboxForm } from './sandbox-form.js';

/** Loaded lazily, because only card payments through Stripe need Stripe's code. */
const StripeForm = lazy(() => import('./stripe-form.js'));

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
