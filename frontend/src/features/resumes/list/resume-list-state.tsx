import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ResumeRecord } from '@shortlist/shared/contract/resumes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { resumesQuery } from '../../../entities/resume/resumes-query.js';
import { messages } from './messages.js';
import { useSignInAgain } from './use-report-failure.js';

interface ResumeListStateProps {
  skeleton: ReactNode;
  emptyText: string;
  children: (resumes: ResumeRecord[]) => ReactNode;
}

export function ResumeListState({ skeleton, emptyText, children }: ResumeListStateProps) {
  const { data, error, refetch } = useQuery(resumesQuery);
  useSignInAgain(error);
  if (data && data.length > 0) return children(data);
  if (error)
    return <LoadFailure message={messages.resumeListState.failed(error.message)} onRetry={() => void refetch()} />;
  // Fill the screen while loading, so that the loaded list does not push visible content down.
  if (!data) return <Box sx={{ minHeight: '100dvh' }}>{skeleton}</Box>;
  return (
    <EmptyState
      title={messages.resumeListState.title}
      text={emptyText}
      action={
        <Button component={RouterLink} to="/app/resume" variant="contained" startIcon={<Add />}>
          {messages.resumeListState.createYourFirstResume}
        </Button>
      }
    />
  );
}
