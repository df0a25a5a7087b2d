import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REQUESTS_QUEUE } from './requests-queue.js';

@Module({ imports: [BullModule.registerQueue({ name: REQUESTS_QUEUE })], exports: [BullModule] })
export class RequestsQueueModule {}
