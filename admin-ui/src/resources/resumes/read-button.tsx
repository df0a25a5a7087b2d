import Button from '@mui/material/Button';
import type { AdminResumeItem, ReadResume } from '@shortlist/shared/contract/admin-resumes';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api.js';
import { Waiting } from '../../ui/waiting.js';
import { ReasonDialog } from '../users/reason-dialog.js';

/** With the layout engine: only for those who read one. */
const ResumeDialog = lazy(() => import('./resume-dialog.js').then((module) => ({ default: module.ResumeDialog })));

/** Asks for the reason, then shows the résumé; the server decides whether its owner allows that. */
export function ReadButton({ resume: { id, place, user } }: { resume: AdminResumeItem }) {
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<ReadResume | null>(null);
  if (place === 'trash') return '–';
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Read resume of ${user.email}`}
        onClick={() => setAsking(true)}
      >
        Read
      </Button>
      {asking && (
        <ReasonDialog<ReadResume>
          title={`Read a resume of ${user.email}?`}
          text="It opens only if the owner allows support access or consented in an open request. The owner sees each time it is read."
          reasonHint="The owner sees this reason. It is kept in the audit log, too."
          action="Read Resume"
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
