import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { PLAN_NAMES } from '@shortlist/shared/plans';
import { useQuery } from '@tanstack/react-query';
import { resumesQuery } from '../../../lib/resumes-query.js';
import { useSignInAgain } from '../list/use-report-failure.js';
import type { Awaited } from './arrival.js';
import type { Confirmation } from './confirm-payment.js';
import { Notice, NOTICE_ACTION } from './notice.js';
import { ReadyFiles } from './ready-files.js';
import { useConfirmation } from './use-confirmation.js';

interface PaymentNoticeProps {
  awaited: Awaited;
  onClose: () => void;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** After a payment: what the server knows of it, whatever the address claims. */
export default function PaymentNotice({ awaited, onClose }: PaymentNoticeProps) {
  const { answer, again } = useConfirmation(awaited);
  useSignInAgain(answer.kind === 'failed' ? answer.error : null);
  const checkAgain = (
    <Button onClick={again} {...NOTICE_ACTION}>
      Check again
    </Button>
  );
  switch (answer.kind) {
    case 'asking':
      return (
        <Notice
          severity="info"
          icon={<CircularProgress size={20} color="inherit" aria-hidden />}
          title="Checking your payment"
          onClose={onClose}
        >
          This takes a few seconds. You can keep working.
        </Notice>
      );
    case 'subscribed': {
      const { plan, renewsAt } = answer;
      return (
        <Notice severity="success" title={`${PLAN_NAMES[plan]} is active`} onClose={onClose}>
          {renewsAt ? `Renews on ${day.format(new Date(renewsAt))}.` : 'Everything it includes is available now.'}
        </Notice>
      );
    }
    case 'unlocked':
      return <Unlocked {...answer} onClose={onClose} />;
    case 'not-received':
      return (
        <Notice severity="warning" title="Not received yet" actions={checkAgain} onClose={onClose}>
          We have not received this payment yet. Nothing was charged twice; if you have paid, it will show up here
          within minutes.
        </Notice>
      );
    case 'failed':
      return (
        <Notice severity="warning" title="Your payment could not be checked" actions={checkAgain} onClose={onClose}>
          {answer.error.message} If you have paid, nothing is lost.
        </Notice>
      );
  }
}

type UnlockedProps = Omit<Extract<Confirmation, { kind: 'unlocked' }>, 'kind'> & { onClose: () => void };

function Unlocked({ resumeIds, certain, onClose }: UnlockedProps) {
  const { data: resumes } = useQuery(resumesQuery);
  const unlocked = resumes?.filter(({ id }) => resumeIds.includes(id)) ?? [];
  const [only] = unlocked;
  if (certain && only && unlocked.length === 1)
    return <ReadyFiles key={only.id} resumeId={only.id} onClose={onClose} />;
  return (
    <Notice
      severity={certain ? 'success' : 'info'}
      title={certain ? 'Your resume is ready' : 'Unlocked in your account'}
      onClose={onClose}
      actions={unlocked.map(({ id, title }) => (
        <Button key={id} href={`/api/export/pdf/${id}`} target="_blank" rel="noopener" {...NOTICE_ACTION}>
          Download PDF of {title}
        </Button>
      ))}
    >
      {certain
        ? 'Download it as PDF or Word, as often as you like.'
        : 'If the one you have just paid for is missing, it will show up here within minutes. Nothing was charged twice.'}
    </Notice>
  );
}
