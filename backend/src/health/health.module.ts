import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { FilesModule } from '../files/files.module.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  // Its logger would repeat every failed check; `ReadinessService` logs changes only.
  imports: [FilesModule, TerminusModule.forRoot({ logger: false })],
  providers: [ReadinessService],
  exports: [ReadinessService],
})
export class HealthModule {}
