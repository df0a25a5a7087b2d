import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestsProcessor } from './requests.processor.js';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** The worker's side: notifies staff as requests get old. */
@Module({
  imports: [MailModule, BullModule.registerQueue({ name: REQUESTS_QUEUE })],
  providers: [RequestNotices, RequestsProcessor],
  // With the queue, which is swept like the others.
  exports: [BullModule],
})
export class ServiceRequestsWorkerModule {}
