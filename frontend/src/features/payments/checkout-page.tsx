import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router';
import { resumeQuery } from '../../entities/resume/resume-query.js';
import { usePageMeta } from '../../ui/page-meta.js';
import { Checkout } from './checkout.js';
import { ConfirmEmailCard } from './confirm-email-card.js';
import { messages } from './messages.js';
import { Waiting } from './card/waiting.js';
import { ProblemCard } from './problem-card.js';
import { UnlockedCard } from './unlocked-card.js';
import { useOrder } from './order/use-order.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function CheckoutPage() {
  usePageMeta(messages.checkoutPage.pageTitle, { noindex: true });
  const { resumeId } = useParams();
  if (!resumeId || !UUID.test(resumeId))
    return <ProblemCard title={messages.checkoutPage.invalidTitle} message={messages.checkoutPage.invalidMessage} />;
  return <CheckoutOf key={resumeId} resumeId={resumeId} />;
}

function CheckoutOf({ resumeId }: { resumeId: string }) {
  const { data: resume, isPending } = useQuery(resumeQuery(resumeId));
  const { state, reprice, retry } = useOrder(resumeId);
  const title = resume?.title ?? messages.checkoutPage.yourResume;
  switch (state.kind) {
    case 'loading':
      return <Waiting wholePage />;
    case 'missing':
      return (
        <ProblemCard
          title={messages.checkoutPage.paymentError}
          message={messages.checkoutPage.notYours}
          action={
            <Button component={RouterLink} to="/app/history?show=trash" variant="outlined">
              {messages.checkoutPage.openTrash}
            </Button>
          }
        />
      );
    case 'unconfirmed':
      return <ConfirmEmailCard message={state.message} onRetry={retry} />;
    case 'failed':
      return (
        <ProblemCard
          title={messages.checkoutPage.paymentError}
          message={state.message}
          action={
            <Button variant="contained" onClick={retry}>
              {messages.checkoutPage.tryAgain}
            </Button>
          }
        />
      );
    case 'unlocked':
      return <UnlockedCard resumeId={resumeId} title={title} />;
    case 'ready':
      // Wait for the resume's title, because showing it later would shift the form.
      return isPending ? (
        <Waiting wholePage />
      ) : (
        <Checkout resumeId={resumeId} title={title} order={state.order} reprice={reprice} />
      );
  }
}
