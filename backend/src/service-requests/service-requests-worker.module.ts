import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestEmailWriter } from './request-email-writer.service.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestsProcessor } from './requests.processor.js';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** Runs in the worker: notifies staff as requests get close to their due time. */
@Module({
  imports: [MailModule, BullModule.registerQueue({ name: REQUESTS_QUEUE })],
  providers: [RequestEmailWriter, RequestNotices, RequestsProcessor],
  // Exports the queue for the sweep.
  exports: [BullModule, RequestEmailWriter],
})
export class ServiceRequestsWorkerModule {}
