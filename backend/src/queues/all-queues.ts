import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { ANALYTICS_QUEUE } from '../analytics/roll-up/analytics-job.js';
import { logQueueErrors } from '../core/queues/log-queue-errors.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { MAIL_QUEUE } from '../mail/mail-job.js';
import { MAINTENANCE_QUEUE } from '../maintenance/maintenance-queue.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';

@Injectable()
export class AllQueues implements OnApplicationBootstrap {
  private readonly log = new Logger(AllQueues.name);
  readonly list: readonly Queue[];

  constructor(
    @InjectQueue(RENDER_QUEUE) renders: Queue,
    @InjectQueue(MAIL_QUEUE) mails: Queue,
    @InjectQueue(PAYMENTS_QUEUE) payments: Queue,
    @InjectQueue(REQUESTS_QUEUE) requests: Queue,
    @InjectQueue(MAINTENANCE_QUEUE) maintenance: Queue,
    @InjectQueue(ANALYTICS_QUEUE) analytics: Queue,
  ) {
    this.list = [renders, mails, payments, requests, maintenance, analytics];
  }

  onApplicationBootstrap(): void {
    logQueueErrors(this.log, ...this.list.filter(({ name }) => name !== MAIL_QUEUE));
  }
}
