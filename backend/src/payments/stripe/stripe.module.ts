import { Module } from '@nestjs/common';
import { Env } from '../../core/env/env.js';
import { SandboxServer } from '../../sandbox/sandbox-server.js';
import { SandboxModule } from '../../sandbox/sandbox.module.js';
import { PaymentsQueueModule } from '../queue/payments-queue.module.js';
import { StripeProvider } from './stripe-provider.js';

@Module({
  imports: [SandboxModule, PaymentsQueueModule],
  providers: [
    {
      provide: StripeProvider,
      inject: [Env, SandboxServer],
      useFactory: async ({ stripe }: Env, sandbox: SandboxServer): Promise<StripeProvider> =>
        new StripeProvider(stripe ?? (await sandbox.start())),
    },
  ],
  exports: [PaymentsQueueModule, StripeProvider],
})
export class StripeModule {}
