import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { PRICES } from '@shortlist/shared/plans';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { monthly } from '../../lib/money.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { useToast } from '../../ui/toasts.js';
import { PaymentCard } from './payment-card.js';
import { PaymentForm } from './payment-form.js';
import { readSubscription, type WantedSubscription } from './wanted-subscription.js';

/** Opened with the secret of a payment in its address, which is taken out of it at once. */
export default function SubscribePage() {
  usePageMeta('Subscribe', { noindex: true });
  const [params, setParams] = useSearchParams();
  const [wanted] = useState(() => readSubscription(params));
  useEffect(() => {
    // Neither the history nor the next page's referrer gets to know it.
    if (params.has('secret')) setParams({ plan: params.get('plan') ?? '' }, { replace: true });
  }, [params, setParams]);
  return wanted ? <Subscribe {...wanted} /> : <GoToPricing />;
}

function Subscribe({ secret, plan }: WantedSubscription) {
  const toast = useToast();
  const navigate = useNavigate();
  const name = plan.charAt(0).toUpperCase() + plan.slice(1);
  const price = priceOf(plan);
  const done = `/dashboard?subscription=success&plan=${encodeURIComponent(plan)}`;
  return (
    <>
      <Box sx={{ maxWidth: 560, mx: 'auto', mb: 1 }}>
        <Button component={RouterLink} to="/pricing" startIcon={<ArrowBack />}>
          Back to Pricing
        </Button>
      </Box>
      <PaymentCard title="Complete Your Subscription">
        <Typography sx={{ mb: 2.5 }}>
          {name} plan{price && `, ${price}`}. It renews every month until you cancel; it then runs until the end of the
          month you have paid for.
        </Typography>
        <PaymentForm
          clientSecret={secret}
          label={`Subscribe to ${name}`}
          returnTo={done}
          failure="Please check your payment details and try again"
          onPaid={() => {
            toast({ title: 'Payment Successful!' });
            void navigate(done);
          }}
        />
        <Button component={RouterLink} to="/pricing" sx={{ mt: 2 }}>
          Cancel
        </Button>
      </PaymentCard>
    </>
  );
}

const priceOf = (plan: string): string | undefined =>
  plan === 'pro' || plan === 'premium' ? monthly(PRICES[plan], PRICES.currency) : undefined;

function GoToPricing() {
  const toast = useToast();
  const navigate = useNavigate();
  useEffect(() => {
    toast({
      title: 'Invalid checkout session',
      description: 'Missing required parameters for checkout.',
      variant: 'destructive',
    });
    void navigate('/pricing', { replace: true });
  }, [toast, navigate]);
  return null;
}
