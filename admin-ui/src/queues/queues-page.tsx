import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QueueOverview, QueueVisit } from '@shortlist/shared/contract/console/queues';
import { useQuery, useMutation } from '@tanstack/react-query';
import { api } from '../api.js';
import { EmptyState } from '../ui/empty-state.js';
import { PageHeader } from '../ui/page-header.js';
import { Waiting } from '../ui/waiting.js';
import { messages } from './messages.js';
import { QueueCard } from './queue-card.js';
import OpenInBrowserOutlined from '@mui/icons-material/OpenInBrowserOutlined';
import { explainFailure } from '@shortlist/ui-kit/explain-failure';
import { useNotify } from 'react-admin';

const REFRESH_MS = 10_000;

export function QueuesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['queues'],
    queryFn: ({ signal }) => api.get<QueueOverview>('queues', { signal }),
    refetchInterval: REFRESH_MS,
  });
  const retry = (
    <Button variant="contained" onClick={() => void refetch()}>
      {messages.queuesPage.retry}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={messages.queuesPage.queues}
        intro={messages.queuesPage.intro}
        actions={data && <OpenBoardButton />}
      />
      {error && data && (
        <Alert severity="error" action={retry} sx={{ mb: 2 }}>
          {messages.queuesPage.refreshFailed(error.message)}
        </Alert>
      )}
      {error && !data && (
        <EmptyState title={messages.queuesPage.loadFailed} text={error.message}>
          {retry}
        </EmptyState>
      )}
      {!error && !data && <Waiting />}
      {data && (
        <>
          <Box component="ul" aria-label={messages.queuesPage.label} sx={GRID}>
            {data.items.map((queue) => (
              <QueueCard key={queue.name} queue={queue} />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {messages.queuesPage.storedIn(
              data.store === 'redis' ? messages.queuesPage.redis : messages.queuesPage.postgresql,
            )}{' '}
            {messages.queuesPage.dashboardHint}
          </Typography>
        </>
      )}
    </>
  );
}

const GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
};

/** Opens the queue dashboard, a separate page that authenticates with a short-lived cookie instead of the token. */
function OpenBoardButton() {
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
