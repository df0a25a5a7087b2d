import { gauge } from './registry.js';

// Every process exports these gauges from the same store, so query them as `max by (queue)`, never as a sum.

export const queueUp = gauge('queue_up', {
  help: '1 if this process can read the job queues; 0 if they are unavailable or too slow.',
});

export const queueJobs = gauge('queue_jobs', {
  help: 'Jobs in a queue by state: waiting, active, delayed or failed. Aggregate with max by (queue, state).',
  labels: ['queue', 'state'],
});

export const queueOldestWaiting = gauge('queue_oldest_waiting_seconds', {
  help: 'Age of the oldest waiting job; 0 if none is waiting. Aggregate with max by (queue).',
  labels: ['queue'],
});

export const queuePaused = gauge('queue_paused', {
  help: '1 if staff have paused the queue. Aggregate with max by (queue).',
  labels: ['queue'],
});

export const queueWorkers = gauge('queue_workers', {
  help: 'Worker processes connected to the queue. Aggregate with max by (queue).',
  labels: ['queue'],
});
