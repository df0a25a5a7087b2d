import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestsQueueModule } from './requests-queue.module.js';
import { RequestsProcessor } from './requests.processor.js';

/** Notifies staff in the worker as requests get close to their due time. */
@Module({
  imports: [MailModule, RequestsQueueModule],
  providers: [RequestNotices, RequestsProcessor],
})
export class ServiceRequestsWorkerModule {}
