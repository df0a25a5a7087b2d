import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestsProcessor } from './requests.processor.js';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** Notifies staff as requests get close to their due time, in the worker. */
@Module({
  imports: [MailModule, BullModule.registerQueue({ name: REQUESTS_QUEUE })],
  providers: [RequestNotices, RequestsProcessor],
  // Exports the queue for the sweep.
  exports: [BullModule],
})
export class ServiceRequestsWorkerModule {}
