import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { PAYMENTS_QUEUE, PaymentsQueue } from './payments-queue.js';

@Module({
  imports: [BullModule.registerQueue({ name: PAYMENTS_QUEUE })],
  providers: [PaymentsQueue],
  // `BullModule` is exported, because the hourly cleanup removes finished jobs from the queue.
  exports: [BullModule, PaymentsQueue],
})
export class PaymentsQueueModule {}
