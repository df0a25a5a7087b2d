import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { QueueView } from '@shortlist/shared/contract/console/queues';
import { RelativeTime } from '@shortlist/ui-kit/relative-time';
import { count } from '../analytics/figures.js';
import { StatusChip } from '../ui/status-chip.js';
import { messages } from './messages.js';

const QUEUE_NAMES: Readonly<Record<string, { title: string; purpose: string } | undefined>> =
  messages.queueNames.queueNames;

export function QueueCard({ queue }: { queue: QueueView }) {
  const { name, isPaused, workers, waiting, active, delayed, failed, completed, oldestWaitingAt } = queue;
  const { title, purpose } = QUEUE_NAMES[name] ?? { title: name, purpose: '' };
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {workers === 0 && <StatusChip label={messages.queueCard.noWorker} tone="error" />}
          {isPaused && <StatusChip label={messages.queueCard.paused} tone="warning" />}
          {failed > 0 && <StatusChip label={messages.queueCard.failed(count(failed))} tone="error" />}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {purpose}
      </Typography>
      <Box component="dl" sx={COUNTS}>
        <Count name={messages.queueCard.waiting} value={waiting} />
        <Count name={messages.queueCard.active} value={active} />
        <Count name={messages.queueCard.scheduled} value={delayed} />
        <Count name={messages.queueCard.failedLabel} value={failed} />
        <Count name={messages.queueCard.completed} value={completed} />
      </Box>
      {oldestWaitingAt && (
        <Typography variant="body2">
          {messages.queueCard.firstJobAdded} <RelativeTime at={oldestWaitingAt} />
        </Typography>
      )}
    </Card>
  );
}

const Count = ({ name, value }: { name: string; value: number }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {count(value)}
    </Typography>
  </Box>
);

const COUNTS = { m: 0, display: 'grid', gap: 0.5 };
