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
import { trashQuery, useDeleteForever } from './trash-api.js';
import { TrashRow } from './trash-row.js';

export function TrashList() {
  const { data, error, refetch } = useQuery(trashQuery);
  useSignInAgain(error);
  if (data && data.length > 0) return <Trashed resumes={data} />;
  if (error)
    return <LoadFailure message={`The trash could not be loaded. ${error.message}`} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={180} role="status" aria-label="Loading the trash" />;
  return (
    <EmptyState
      title="The trash is empty"
      text={`Deleted resumes stay here for ${TRASH_DAYS} days. Then they’re deleted forever.`}
    />
  );
}

function Trashed({ resumes }: { resumes: TrashedResume[] }) {
  const [asked, setAsked] = useState<TrashedResume | 'all' | null>(null);
  const deletion = useDeleteForever();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 240px', alignSelf: 'center' }}>
          Deleted resumes stay here for {TRASH_DAYS} days. Then they’re deleted forever.
        </Typography>
        <Button color="error" variant="outlined" onClick={() => setAsked('all')}>
          Empty Trash
        </Button>
      </Box>
      <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {resumes.map((resume) => (
          <TrashRow key={resume.id} resume={resume} onDelete={() => setAsked(resume)} />
        ))}
      </Card>
      <ConfirmDeletion
        asked={asked}
        count={resumes.length}
        onConfirm={deletion.mutate}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface ConfirmDeletionProps {
  asked: TrashedResume | 'all' | null;
  count: number;
  onConfirm: (resume: TrashedResume | 'all') => void;
  onClose: () => void;
}

function ConfirmDeletion({ asked, count, onConfirm, onClose }: ConfirmDeletionProps) {
  // What it asked is still read while it fades out.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  if (shown === null) return null;
  const what = shown === 'all' ? (count === 1 ? 'The resume' : `All ${count} resumes`) : `“${shown.title}”`;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={shown === 'all' ? 'Empty the trash?' : 'Delete forever?'}
      text={`${what} and every version of it will be deleted. This cannot be undone.`}
      confirmLabel={shown === 'all' ? 'Empty Trash' : 'Delete Forever'}
      onConfirm={() => onConfirm(shown)}
      onClose={onClose}
    />
  );
}
