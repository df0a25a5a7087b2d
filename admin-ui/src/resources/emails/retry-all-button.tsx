import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import type { EmailRetryView } from '@shortlist/shared/contract/console/admin-emails';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useGetList, useNotify, useRefresh } from 'react-admin';
import { api } from '../../api.js';
import { messages } from './messages.js';

/** Resends all failed emails, including those hidden by the list's filter. */
export function RetryAllButton() {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const { total = 0 } = useGetList('emails', {
    filter: { state: 'failed' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post<EmailRetryView>('emails/retry', {}),
    onSuccess: ({ retried }) => notify(messages.retryAllButton.sentAgain(messages.retryAllButton.emails(retried))),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false);
      refresh();
    },
  });
  if (total === 0) return null;
  return (
    <>
      <Button variant="contained" startIcon={<ReplayOutlined />} onClick={() => setAsking(true)}>
        {messages.retryAllButton.resendAllFailed}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={messages.retryAllButton.title(messages.retryAllButton.emails(total))}
        content={messages.retryAllButton.content}
        confirm={messages.retryAllButton.confirm}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
