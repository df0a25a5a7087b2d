import OpenInBrowserOutlined from '@mui/icons-material/OpenInBrowserOutlined';
import Button from '@mui/material/Button';
import type { QueueVisit } from '@shortlist/shared/contract/console/queues';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../api.js';
import { messages } from './messages.js';

/** Opens the queue dashboard, a separate page that authenticates with a short-lived cookie instead of the token. */
export function OpenBoardButton() {
  const notify = useNotify();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.post<QueueVisit>('queues/visit'),
    onSuccess: ({ address }) => window.location.assign(address),
    onError: (error) => notify(explainFailure(error), { type: 'error' }),
  });
  return (
    <Button
      variant="contained"
      startIcon={<OpenInBrowserOutlined />}
      loading={isPending || isSuccess}
      loadingPosition="start"
      onClick={() => mutate()}
    >
      {messages.openBoardButton.openQueueDashboard}
    </Button>
  );
}
