import { Module } from '@nestjs/common';
import { SandboxEndpoint } from './sandbox-endpoint.js';
import { SandboxPayments } from './sandbox-payments.service.js';
import { SandboxRedelivery } from './sandbox-redelivery.service.js';
import { SandboxController } from './sandbox.controller.js';
import { SandboxModule } from '../sandbox.module.js';

@Module({
  imports: [SandboxModule],
  controllers: [SandboxController],
  providers: [SandboxPayments, SandboxEndpoint, SandboxRedelivery],
})
export class SandboxApiModule {}
