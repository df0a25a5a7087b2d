import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { Env } from '../../core/env.js';
import { PAYMENTS_QUEUE } from '../payments-job.js';
import { PaymentsQueue } from '../payments-queue.js';
import { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox/sandbox-provider.js';
import { SandboxStore } from './sandbox/sandbox-store.js';
import { StripeProvider } from './stripe/stripe-provider.js';

/** Stripe when its keys are given, else the sandbox. */
@Module({
  imports: [BullModule.registerQueue({ name: PAYMENTS_QUEUE })],
  providers: [
    PaymentsQueue,
    SandboxStore,
    SandboxProvider,
    {
      provide: PaymentProvider,
      inject: [Env, SandboxProvider],
      useFactory: ({ stripe }: Env, sandbox: SandboxProvider): PaymentProvider =>
        stripe ? new StripeProvider(stripe) : sandbox,
    },
  ],
  exports: [BullModule, PaymentsQueue, SandboxStore, PaymentProvider],
})
export class ProviderModule {}
