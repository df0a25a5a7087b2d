import { Module } from '@nestjs/common';
import { SandboxClock } from './sandbox-clock.service.js';
import { SandboxDeliveries } from './sandbox-deliveries.service.js';
import { SandboxServer } from './sandbox-server.js';
import { SandboxStore } from './sandbox-store.js';

@Module({
  providers: [SandboxStore, SandboxDeliveries, SandboxServer],
  exports: [SandboxStore, SandboxDeliveries, SandboxServer],
})
export class SandboxModule {}

@Module({ imports: [SandboxModule], providers: [SandboxClock] })
export class SandboxWorkerModule {}
