import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TrashedResume } from '@shortlist/shared/contract/resumes';
import { TRASH_DAYS } from '@shortlist/shared/resume/trash';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { useSignInAgain } from '../list/use-report-failure.js';
import { messages } from './messages.js';
import { trashQuery, useDeleteForever } from './trash-api.js';
import { TrashRow } from './trash-row.js';

export function TrashList() {
  const { data, error, refetch } = useQuery(trashQuery);
  useSignInAgain(error);
  if (data && data.length > 0) return <Trashed resumes={data} />;
  if (error) return <LoadFailure message={messages.trashList.failed(error.message)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={180} role="status" aria-label={messages.trashList.label} />;
  return <EmptyState title={messages.trashList.title} text={messages.trashList.explanation(TRASH_DAYS)} />;
}

function Trashed({ resumes }: { resumes: TrashedResume[] }) {
  const [target, setTarget] = useState<TrashedResume | 'all' | null>(null);
  const deletion = useDeleteForever();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 240px', alignSelf: 'center' }}>
          {messages.trashList.explanation(TRASH_DAYS)}
        </Typography>
        <Button color="error" variant="outlined" onClick={() => setTarget('all')}>
          {messages.trashList.emptyTrash}
        </Button>
      </Box>
      <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {resumes.map((resume) => (
          <TrashRow key={resume.id} resume={resume} onDelete={() => setTarget(resume)} />
        ))}
      </Card>
      <ConfirmDeletion
        target={target}
        count={resumes.length}
        onConfirm={deletion.mutate}
        onClose={() => setTarget(null)}
      />
    </>
  );
}

interface ConfirmDeletionProps {
  target: TrashedResume | 'all' | null;
  count: number;
  onConfirm: (resume: TrashedResume | 'all') => void;
  onClose: () => void;
}

function ConfirmDeletion({ target, count, onConfirm, onClose }: ConfirmDeletionProps) {
  // Keeps the dialog's text during the closing animation.
  const [shown, setShown] = useState(target);
  if (target !== null && target !== shown) setShown(target);
  if (shown === null) return null;
  return (
    <ConfirmDialog
      open={target !== null}
      title={shown === 'all' ? messages.trashList.emptyTheTrash : messages.trashList.deleteForever}
      text={
        shown === 'all' ? messages.trashList.emptyConsequences(count) : messages.trashList.consequences(shown.title)
      }
      confirmLabel={shown === 'all' ? messages.trashList.emptyTrash : messages.trashList.confirmDelete}
      onConfirm={() => onConfirm(shown)}
      onClose={onClose}
    />
  );
}
