import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { readBillingAgain } from '../../lib/billing.js';
import { money } from '../../lib/money.js';
import { resumeQuery } from '../../lib/resume-query.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { useToast } from '../../ui/toasts.js';
import { OrderLines, Total } from './order-lines.js';
import { PaymentCard } from './payment-card.js';
import { PaymentForm, Waiting } from './payment-form.js';
import { ProblemCard } from './problem-card.js';
import { PromoBox } from './promo-box.js';
import { useOrder } from './use-order.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function CheckoutPage() {
  usePageMeta('Checkout', { noindex: true });
  const { resumeId } = useParams();
  if (!resumeId || !UUID.test(resumeId))
    return <ProblemCard title="Invalid Request" message="Resume ID is required for checkout." />;
  return <Checkout key={resumeId} resumeId={resumeId} />;
}

function Checkout({ resumeId }: { resumeId: string }) {
  const { data: resume } = useQuery(resumeQuery(resumeId));
  const { state, reprice, retry } = useOrder(resumeId);
  const paid = usePaid(resumeId);
  switch (state.kind) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <ProblemCard
          title="Payment Error"
          message={state.message}
          action={
            <Button variant="contained" onClick={retry}>
              Try again
            </Button>
          }
        />
      );
    case 'unlocked':
      return <Unlocked resumeId={resumeId} title={resume?.title} />;
    case 'ready': {
      const { order } = state;
      return (
        <PaymentCard title={resume?.title ?? 'Your resume'}>
          <OrderLines order={order} />
          <Box sx={{ mt: 2.5 }}>
            <PromoBox order={order} onCode={reprice} />
          </Box>
          <Total order={order} />
          {order.clientSecret && (
            <PaymentForm
              clientSecret={order.clientSecret}
              label={`Pay ${money(order.finalAmount, order.currency)}`}
              returnTo={`/dashboard?payment=success&resume=${resumeId}`}
              failure="An unexpected error occurred."
              onPaid={paid}
            />
          )}
          <Button component={RouterLink} to="/dashboard" sx={{ mt: 2 }}>
            Back to Dashboard
          </Button>
        </PaymentCard>
      );
    }
  }
}

/** What was paid is asked of the server there, whatever this page believes. */
function usePaid(resumeId: string): () => void {
  const toast = useToast();
  const navigate = useNavigate();
  return () => {
    toast({ title: 'Payment Successful!' });
    void navigate(`/dashboard?payment=success&resume=${resumeId}`);
  };
}

function Unlocked({ resumeId, title }: { resumeId: string; title: string | undefined }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    void readBillingAgain(queryClient);
  }, [queryClient]);
  return (
    <PaymentCard title={title ?? 'Your resume'}>
      <Typography role="status">
        This resume is unlocked. Take it away as PDF and DOCX as often as you like, edits included. Nothing is to be
        paid.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" href={`/api/export/pdf/${resumeId}`} target="_blank" rel="noopener">
          Download PDF
        </Button>
        <Button variant="outlined" href={`/api/export/docx/${resumeId}`}>
          Download DOCX
        </Button>
        <Button component={RouterLink} to="/dashboard">
          Back to Dashboard
        </Button>
      </Box>
    </PaymentCard>
  );
}
