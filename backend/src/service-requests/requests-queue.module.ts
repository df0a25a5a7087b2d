import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { REQUESTS_QUEUE } from './requests-queue.js';

/** Provides the requests queue to the worker's requests role and to its hourly sweep. */
@Module({ imports: [BullModule.registerQueue({ name: REQUESTS_QUEUE })], exports: [BullModule] })
export class RequestsQueueModule {}
