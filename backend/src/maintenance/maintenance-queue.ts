import type { QueueName } from '../core/env/worker-queues.js';

export const MAINTENANCE_QUEUE: QueueName = 'maintenance';
