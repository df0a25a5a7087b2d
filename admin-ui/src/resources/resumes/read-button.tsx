import Button from '@mui/material/Button';
import type { AdminResumeItem, ReadResume } from '@shortlist/shared/contract/console/admin-resumes';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api.js';
import { Waiting } from '../../ui/waiting.js';
import { ReasonDialog } from '../users/reason-dialog.js';
import { messages } from './messages.js';

/** Loads the dialog on first use, because it includes the large layout engine. */
const ResumeDialog = lazy(() => import('./resume-dialog.js').then((module) => ({ default: module.ResumeDialog })));

/** Requires a reason, then shows the resume if its owner has given consent. */
export function ReadButton({ resume: { id, place, user } }: { resume: AdminResumeItem }) {
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<ReadResume | null>(null);
  if (place === 'trash') return '–';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={messages.readButton.label(user.email)}
        onClick={() => setAsking(true)}
      >
        {messages.readButton.read}
      </Button>
      {asking && (
        <ReasonDialog<ReadResume>
          title={messages.readButton.title(user.email)}
          text={messages.readButton.text}
          reasonHint={messages.readButton.reasonHint}
          action={messages.readButton.action}
          send={({ reason }) => api.post<ReadResume>(`resumes/${id}/reading`, { reason })}
          onDone={(read) => {
            setAsking(false);
            setShown(read);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {shown && (
        <Suspense fallback={<Waiting />}>
          <ResumeDialog resume={shown} owner={user.email} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
