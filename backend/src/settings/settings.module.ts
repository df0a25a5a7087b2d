import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SettingsGuard } from './settings.guard.js';
import { SettingsService } from './settings.service.js';

@Global()
@Module({
  providers: [SettingsService, { provide: APP_GUARD, useClass: SettingsGuard }],
  exports: [SettingsService],
})
export class SettingsModule {}
