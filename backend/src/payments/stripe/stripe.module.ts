import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { Env } from '../../core/env/env.js';
import { SandboxServer } from '../../sandbox/sandbox-server.js';
import { SandboxModule } from '../../sandbox/sandbox.module.js';
import { PAYMENTS_QUEUE } from '../queue/payments-queue.js';
import { PaymentsQueue } from '../queue/payments-queue.js';
import { StripeProvider } from './stripe-provider.js';

/** Provides Stripe if its keys are configured, else the sandbox. */
@Module({
  imports: [SandboxModule, BullModule.registerQueue({ name: PAYMENTS_QUEUE })],
  providers: [
    PaymentsQueue,
    {
      provide: StripeProvider,
      inject: [Env, SandboxServer],
      useFactory: async ({ stripe }: Env, sandbox: SandboxServer): Promise<StripeProvider> =>
        new StripeProvider(stripe ?? (await sandbox.start())),
    },
  ],
  exports: [BullModule, PaymentsQueue, StripeProvider],
})
export class StripeModule {}
