import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  settings,
  type Settings,
  type SettingsChange,
  type SettingsHistory,
  type SettingsVersion,
} from '@shortlist/shared/contract/settings';
import { DEFAULT_SETTINGS } from '@shortlist/shared/product/default-settings';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/errors/api-error.js';
import { isUniqueViolation } from '../core/errors/unique-violation.js';
import { changesBetween, SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';
import { SettingsVersionRow } from '../settings/settings-version.entity.js';
import { listVersions, type SettingsVersionView } from '../settings/settings.queries.js';
import { SettingsService } from '../settings/settings.service.js';

const DEFAULTS: SettingsVersion = {
  version: 0,
  settings: DEFAULT_SETTINGS,
  changedAt: null,
  changedBy: null,
  reason: null,
};

const MAX_VERSIONS = 100;

@Injectable()
export class SettingsVersions {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly current: SettingsService,
    private readonly events: SecurityEvents,
  ) {}

  async newest(): Promise<SettingsVersion> {
    const [row] = await listVersions(this.database, { limit: 1 });
    return row ? asView(row) : DEFAULTS;
  }

  async history(): Promise<SettingsHistory> {
    const rows = await listVersions(this.database, { limit: MAX_VERSIONS });
    const items = [...rows.map(asView), ...(rows.length < MAX_VERSIONS ? [DEFAULTS] : [])];
    return { items, total: items.length };
  }

  async change({ version, settings: next, reason }: SettingsChange, by: StaffAct): Promise<SettingsVersion> {
    const before = await this.newest();
    if (before.version !== version) throw settingsChanged(before);
    await this.insert(version + 1, next, changesBetween(before.settings, next), reason, by);
    await this.current.refresh();
    return this.newest();
  }

  private async insert(
    version: number,
    next: Settings,
    changes: ReturnType<typeof changesBetween>,
    reason: string,
    by: StaffAct,
  ): Promise<void> {
    try {
      await this.database.transaction(async (transaction) => {
        await transaction.insert(SettingsVersionRow, { version, settings: next, staffId: by.staffId, reason });
        const detail = `version ${version}`;
        await this.events.record(transaction, { ...by, kind: 'settings_changed', detail, reason, changes });
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw settingsChanged(await this.newest());
    }
  }
}

const settingsChanged = (newest: SettingsVersion): ApiError =>
  ApiError.conflict('settings_changed', 'Someone else changed the settings. Check the saved version first.', newest);

const asView = ({ settings: stored, changedAt, ...row }: SettingsVersionView): SettingsVersion => ({
  ...row,
  settings: settings.parse(stored),
  changedAt: changedAt.toISOString(),
});
