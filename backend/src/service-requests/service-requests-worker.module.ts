import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { RequestNotices } from './request-notices.service.js';
import { RequestsQueueModule } from './requests-queue.module.js';
import { RequestsProcessor } from './requests.processor.js';

@Module({
  imports: [MailModule, RequestsQueueModule],
  providers: [RequestNotices, RequestsProcessor],
})
export class ServiceRequestsWorkerModule {}
