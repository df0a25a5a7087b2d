import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BullMQOtel } from 'bullmq-otel';
import { Env } from '../env/env.js';
import { QueueConnection } from './queue-connection.js';

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

@Module({
  imports: [
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [QueueConnection, Env],
      useFactory: (connection: QueueConnection, { traces }: Env) => ({
        connection: connection.options,
        // Continues the trace of the request that added a job.
        ...(traces && { telemetry: new BullMQOtel({ tracerName: 'shortlist' }) }),
      }),
    }),
  ],
  exports: [QueueConnectionModule],
})
export class QueueModule {}
