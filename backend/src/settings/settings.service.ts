import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { settings, type Settings } from '@shortlist/shared/contract/settings';
import { DEFAULT_SETTINGS } from '@shortlist/shared/product/default-settings';
import { DataSource, MoreThan } from 'typeorm';
import { Env } from '../core/env/env.js';
import { SettingsVersionRow } from './settings-version.entity.js';

const POLL_INTERVAL_MS = 2_000;

/** Polls for newer versions of the settings. While the database is unavailable, the last known settings apply. */
@Injectable()
export class SettingsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(SettingsService.name);
  private version = 0;
  private known: Settings;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isUnavailable = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {
    this.known = withSupport(DEFAULT_SETTINGS, env);
  }

  get now(): Settings {
    return this.known;
  }

  get announcement(): Settings['announcement'] {
    const { announcement } = this.known;
    const isOver =
      announcement?.until !== null && announcement?.until !== undefined && new Date(announcement.until) <= new Date();
    return isOver ? null : announcement;
  }

  async onModuleInit(): Promise<void> {
    await this.poll();
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  async refresh(): Promise<void> {
    const newest = await this.database.getRepository(SettingsVersionRow).findOne({
      select: { version: true, settings: true },
      where: { version: MoreThan(this.version) },
      order: { version: 'DESC' },
    });
    // Ignores older settings, because responses may arrive out of order.
    if (!newest || newest.version <= this.version) return;
    this.known = withSupport(settings.parse(newest.settings), this.env);
    this.version = newest.version;
  }

  private async poll(): Promise<void> {
    try {
      await this.refresh();
      this.isUnavailable = false;
    } catch (error) {
      // Logs only the first failure: other log entries already report that the database is unavailable.
      if (!this.isUnavailable) this.log.warn({ err: error }, 'could not read the settings; using the last known ones');
      this.isUnavailable = true;
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.poll(), POLL_INTERVAL_MS).unref();
  }
}

/** Adds the support address from the configuration if staff have not set one. */
const withSupport = (stored: Settings, { supportEmail }: Env): Settings => ({
  ...stored,
  supportEmail: stored.supportEmail ?? supportEmail,
});
