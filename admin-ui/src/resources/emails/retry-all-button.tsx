import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import type { EmailRetryView } from '@shortlist/shared/contract/admin-emails';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useGetList, useNotify, useRefresh } from 'react-admin';
import { api } from '../../api.js';

/** Sends all emails again that failed, whatever the filter of the list. */
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
    onSuccess: ({ retried }) => notify(`${emails(retried)} sent again`),
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
        Resend All Failed
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={`Send ${emails(total)} again?`}
        content="Each is sent to its customer again, at most 500 at a time."
        confirm="Send Again"
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

const emails = (count: number): string => (count === 1 ? '1 email' : `${count} emails`);
