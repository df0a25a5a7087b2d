import type { QueueName } from '../core/env/worker-queues.js';

export const REQUESTS_QUEUE: QueueName = 'requests';
