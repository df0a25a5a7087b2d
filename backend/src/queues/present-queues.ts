import { getQueueToken } from '@nestjs/bullmq';
import type { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { ANALYTICS_QUEUE } from '../analytics/roll-up/analytics-job.js';
import { optionalProvider } from '../core/optional-provider.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { MAINTENANCE_QUEUE } from '../maintenance/maintenance-queue.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';

const NAMES = [RENDER_QUEUE, MAIL_QUEUE, PAYMENTS_QUEUE, REQUESTS_QUEUE, MAINTENANCE_QUEUE, ANALYTICS_QUEUE];

/**
 * Returns the queues that this process already uses, so that reading their state opens no further connections. A worker
 * may use only some of the product's queues.
 */
export const presentQueues = (modules: ModuleRef): Queue[] =>
  NAMES.flatMap((name) => optionalProvider<Queue>(modules, getQueueToken(name)) ?? []);
