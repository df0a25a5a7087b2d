import { Module } from '@nestjs/common';
import { SandboxClock } from './sandbox-clock.service.js';
import { SandboxDeliveries } from './sandbox-deliveries.service.js';
import { SandboxEndpoint } from './sandbox-endpoint.js';
import { SandboxPayments } from './sandbox-payments.service.js';
import { SandboxRedelivery } from './sandbox-redelivery.service.js';
import { SandboxServer } from './sandbox-server.js';
import { SandboxStore } from './sandbox-store.js';
import { SandboxController } from './sandbox.controller.js';

/** Provides the sandbox server that API and worker use as Stripe. */
@Module({
  providers: [SandboxStore, SandboxDeliveries, SandboxServer],
  exports: [SandboxStore, SandboxDeliveries, SandboxServer],
})
export class SandboxModule {}

/**
 * Adds the card form's routes, registers the webhook's URL, and delivers the events that the worker could not deliver.
 */
@Module({
  imports: [SandboxModule],
  controllers: [SandboxController],
  providers: [SandboxPayments, SandboxEndpoint, SandboxRedelivery],
})
export class SandboxApiModule {}

@Module({ imports: [SandboxModule], providers: [SandboxClock] })
export class SandboxWorkerModule {}
