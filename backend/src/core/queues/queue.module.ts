import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { QueueConnection } from './queue-connection.js';

@Module({ providers: [QueueConnection], exports: [QueueConnection] })
class QueueConnectionModule {}

@Module({
  imports: [
    QueueConnectionModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionModule],
      inject: [QueueConnection],
      useFactory: ({ options, prefix }: QueueConnection) => ({ connection: options, ...(prefix && { prefix }) }),
    }),
  ],
  exports: [QueueConnectionModule],
})
export class QueueModule {}
