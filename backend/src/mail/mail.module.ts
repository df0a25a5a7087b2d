import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { MAIL_QUEUE } from './mail-job.js';
import { MailQueue } from './mail-queue.js';

@Module({
  imports: [BullModule.registerQueue({ name: MAIL_QUEUE })],
  providers: [MailQueue],
  exports: [BullModule, MailQueue],
})
export class MailModule {}
