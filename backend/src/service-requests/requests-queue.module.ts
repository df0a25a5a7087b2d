import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** Provides the queue to the requests role and to the hourly sweep of the worker. */
@Module({ imports: [BullModule.registerQueue({ name: REQUESTS_QUEUE })], exports: [BullModule] })
export class RequestsQueueModule {}
