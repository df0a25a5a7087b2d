import type { SecurityEventKind } from '@shortlist/shared/contract/common/security-events';
import type { MatchedRoute } from './board-routes.js';

interface Act {
  kind: SecurityEventKind;
  subject: (params: MatchedRoute['params']) => string;
}

const job = ({ queueName, jobId }: MatchedRoute['params']): string => `${queueName}: job ${jobId}`;
const state = ({ queueName, queueStatus }: MatchedRoute['params']): string => `${queueName}: all ${queueStatus} jobs`;
const queue = ({ queueName }: MatchedRoute['params']): string => queueName ?? '';
const everything = (): string => 'all queues';

/**
 * Changes that staff may make on the queue board. All other changes are rejected: adding, editing or duplicating jobs,
 * changing schedules and limits, and emptying or deleting queues. They could cause states that the product's code never
 * creates.
 */
export const BOARD_ACTS: Readonly<Record<string, Act>> = {
  'PUT /api/queues/:queueName/:jobId/retry': { kind: 'queue_jobs_retried', subject: job },
  'PUT /api/queues/:queueName/:jobId/promote': { kind: 'queue_jobs_promoted', subject: job },
  'PUT /api/queues/:queueName/:jobId/clean': { kind: 'queue_jobs_removed', subject: job },
  'PUT /api/queues/:queueName/retry/:queueStatus': { kind: 'queue_jobs_retried', subject: state },
  'PUT /api/queues/:queueName/promote': {
    kind: 'queue_jobs_promoted',
    subject: ({ queueName }) => `${queueName}: all delayed jobs`,
  },
  'PUT /api/queues/:queueName/clean/:queueStatus': { kind: 'queue_jobs_removed', subject: state },
  'PUT /api/queues/:queueName/pause': { kind: 'queue_paused', subject: queue },
  'PUT /api/queues/:queueName/resume': { kind: 'queue_resumed', subject: queue },
  'PUT /api/queues/pause': { kind: 'queue_paused', subject: everything },
  'PUT /api/queues/resume': { kind: 'queue_resumed', subject: everything },
};
