import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ReadinessService } from './readiness.service.js';

@Module({
  // Its logger would repeat every failed check; `ReadinessService` logs changes only.
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [ReadinessService],
  exports: [ReadinessService],
})
export class HealthModule {}
