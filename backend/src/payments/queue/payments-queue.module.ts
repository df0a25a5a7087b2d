import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { PAYMENTS_QUEUE, PaymentsQueue } from './payments-queue.js';

@Module({
  imports: [BullModule.registerQueue({ name: PAYMENTS_QUEUE })],
  providers: [PaymentsQueue],
  // Exports the queue, from which the hourly sweep removes finished jobs.
  exports: [BullModule, PaymentsQueue],
})
export class PaymentsQueueModule {}
