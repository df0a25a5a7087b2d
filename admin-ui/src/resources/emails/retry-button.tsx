import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import type { EmailRetryView, StaffEmail } from '@shortlist/shared/contract/console/admin-emails';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../api.js';
import { KIND_NAMES } from './email-names.js';
import { messages } from './messages.js';

/** Resends a failed email, or immediately sends an email that is scheduled for a retry. */
export function RetryButton({ email: { id, kind, state, recipient } }: { email: StaffEmail }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<EmailRetryView>(`emails/${encodeURIComponent(id)}/retry`),
    onSuccess: () => notify(messages.retryButton.sending),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  if (state !== 'failed' && state !== 'retrying') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ReplayOutlined />}
      aria-label={messages.retryButton.label(KIND_NAMES[kind], recipient ?? messages.retryButton.deletedAccount)}
      loading={isPending}
      onClick={() => mutate()}
    >
      {messages.retryButton.sendAgain}
    </Button>
  );
}
