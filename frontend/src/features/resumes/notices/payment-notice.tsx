import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { PLAN_NAMES } from '@shortlist/shared/product/plans';
import { useQuery } from '@tanstack/react-query';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import { useSignInAgain } from '../list/use-report-failure.js';
import type { ExpectedPurchase } from './arrival.js';
import type { Confirmation } from './confirm-payment.js';
import { messages } from './messages.js';
import { Notice, NOTICE_ACTION } from './notice.js';
import { ReadyFiles } from './ready-files.js';
import { useConfirmation } from './use-confirmation.js';

interface PaymentNoticeProps {
  awaited: ExpectedPurchase;
  onClose: () => void;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Shows the payment status that the server reports, even if the URL claims a different one. */
export default function PaymentNotice({ awaited, onClose }: PaymentNoticeProps) {
  const { answer, again } = useConfirmation(awaited);
  useSignInAgain(answer.kind === 'failed' ? answer.error : null);
  const checkAgain = (
    <Button onClick={again} {...NOTICE_ACTION}>
      {messages.paymentNotice.checkAgain}
    </Button>
  );
  switch (answer.kind) {
    case 'asking':
      return (
        <Notice
          severity="info"
          icon={<CircularProgress size={20} color="inherit" aria-hidden />}
          title={messages.paymentNotice.checkingTitle}
          onClose={onClose}
        >
          {messages.paymentNotice.checkingText}
        </Notice>
      );
    case 'subscribed': {
      const { plan, renewsAt } = answer;
      return (
        <Notice severity="success" title={messages.paymentNotice.active(PLAN_NAMES[plan])} onClose={onClose}>
          {renewsAt
            ? messages.paymentNotice.renewsOn(day.format(new Date(renewsAt)))
            : messages.paymentNotice.planIncluded}
        </Notice>
      );
    }
    case 'unlocked':
      return <Unlocked {...answer} onClose={onClose} />;
    case 'not-received':
      return (
        <Notice severity="warning" title={messages.paymentNotice.notReceivedYet} actions={checkAgain} onClose={onClose}>
          {messages.paymentNotice.notReceivedText}
        </Notice>
      );
    case 'failed':
      return (
        <Notice severity="warning" title={messages.paymentNotice.checkFailed} actions={checkAgain} onClose={onClose}>
          {messages.paymentNotice.nothingLost(answer.error.message)}
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
      title={certain ? messages.paymentNotice.yourResumeIsReady : messages.paymentNotice.unlockedInYourAccount}
      onClose={onClose}
      actions={unlocked.map(({ id, title }) => (
        <Button key={id} href={`/api/export/pdf/${id}`} target="_blank" rel="noopener" {...NOTICE_ACTION}>
          {messages.paymentNotice.downloadPdf(title)}
        </Button>
      ))}
    >
      {certain ? messages.paymentNotice.unlockedText : messages.paymentNotice.missingOne}
    </Notice>
  );
}
