import { Module } from '@nestjs/common';
import { SecurityEventsModule } from '../security-events/security-events.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SettingsVersions } from './settings-versions.service.js';
import { SettingsController } from './settings.controller.js';

@Module({
  imports: [StaffModule, SecurityEventsModule],
  controllers: [SettingsController],
  providers: [SettingsVersions],
})
export class SettingsConsoleModule {}
