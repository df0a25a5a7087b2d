import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ANALYTICS_QUEUE } from '../analytics/roll-up/analytics-job.js';
import { RENDER_QUEUE } from '../export/render/render-job.js';
import { MailModule } from '../mail/mail.module.js';
import { MAINTENANCE_QUEUE } from '../maintenance/maintenance-queue.js';
import { PAYMENTS_QUEUE } from '../payments/queue/payments-queue.js';
import { REQUESTS_QUEUE } from '../service-requests/requests-queue.js';
import { AllQueues } from './all-queues.js';

/** Provides one connection to each queue, shared by all services that read the state of every queue. */
@Module({
  imports: [
    MailModule,
    BullModule.registerQueue(
      { name: RENDER_QUEUE },
      { name: PAYMENTS_QUEUE },
      { name: REQUESTS_QUEUE },
      { name: MAINTENANCE_QUEUE },
      { name: ANALYTICS_QUEUE },
    ),
  ],
  providers: [AllQueues],
  exports: [AllQueues],
})
export class AllQueuesModule {}
