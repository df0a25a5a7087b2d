import { Module, type DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { FilesModule } from '../files/files.module.js';
import { PROCESS_NAME, type ProcessName } from './process-name.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  // Terminus's logger would repeat every failed check; `ReadinessService` logs changes only.
  imports: [FilesModule, TerminusModule.forRoot({ logger: false })],
})
export class HealthModule {
  static forProcess(name: ProcessName): DynamicModule {
    return {
      module: HealthModule,
      providers: [{ provide: PROCESS_NAME, useValue: name }, ReadinessService],
      exports: [PROCESS_NAME, ReadinessService],
    };
  }
}
