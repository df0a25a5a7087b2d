import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { resumeQuery } from '../../lib/resume-query.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { Checkout } from './checkout.js';
import { ConfirmEmailCard } from './confirm-email-card.js';
import { Waiting } from './payment-form.js';
import { ProblemCard } from './problem-card.js';
import { UnlockedCard } from './unlocked-card.js';
import { useOrder } from './use-order.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function CheckoutPage() {
  usePageMeta('Checkout', { noindex: true });
  const { resumeId } = useParams();
  if (!resumeId || !UUID.test(resumeId))
    return <ProblemCard title="Invalid Request" message="Resume ID is required for checkout." />;
  return <CheckoutOf key={resumeId} resumeId={resumeId} />;
}

function CheckoutOf({ resumeId }: { resumeId: string }) {
  const { data: resume, isPending } = useQuery(resumeQuery(resumeId));
  const { state, reprice, retry } = useOrder(resumeId);
  const title = resume?.title ?? 'Your resume';
  switch (state.kind) {
    case 'loading':
      return <Waiting wholePage />;
    case 'missing':
      return (
        <ProblemCard
          title="Payment Error"
          message="This resume is not in your account. It may be in the trash, or it belongs to another account."
          action={
            <Button component={RouterLink} to="/app/history?show=trash" variant="outlined">
              Look in the trash
            </Button>
          }
        />
      );
    case 'unconfirmed':
      return <ConfirmEmailCard message={state.message} onRetry={retry} />;
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
      return <UnlockedCard resumeId={resumeId} title={title} />;
    case 'ready':
      // The page comes at once and whole: its title would move what is below it.
      return isPending ? (
        <Waiting wholePage />
      ) : (
        <Checkout resumeId={resumeId} title={title} order={state.order} reprice={reprice} />
      );
  }
}
