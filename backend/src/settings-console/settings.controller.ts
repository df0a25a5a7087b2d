import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  settingsChange,
  settingsHistory,
  settingsVersion,
  type SettingsChange,
  type SettingsHistory,
  type SettingsVersion,
} from '@shortlist/shared/contract/settings';
import type { StaffView } from '@shortlist/shared/contract/console/staff';
import { Origin, type RequestOrigin } from '../auth/requests/request-origin.js';
import { Returns } from '../core/http/returns.js';
import { CurrentStaff, StaffOnly } from '../staff/sign-in/staff.guard.js';
import { SettingsVersions } from './settings-versions.service.js';

@ApiTags('admin')
@StaffOnly('admin')
@Controller('admin/settings')
export class SettingsController {
  constructor(private readonly versions: SettingsVersions) {}

  @Get()
  @Returns(settingsVersion)
  read(): Promise<SettingsVersion> {
    return this.versions.newest();
  }

  @Get('versions')
  @Returns(settingsHistory, 200, 'The latest 100 versions of the settings, newest first.')
  history(): Promise<SettingsHistory> {
    return this.versions.history();
  }

  @Put()
  @Returns(settingsVersion, 200, 'The saved settings, which take effect in every process within five seconds.')
  @ApiResponse({ status: 409, description: '`settings_changed`, with the newest version as `current`.' })
  change(
    @CurrentStaff() staff: StaffView,
    @Origin() caller: RequestOrigin,
    @Body({ schema: settingsChange }) body: SettingsChange,
  ): Promise<SettingsVersion> {
    return this.versions.change(body, { staffId: staff.id, caller });
  }
}
