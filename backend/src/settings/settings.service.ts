import { Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { settings, type Settings } from '@shortlist/shared/contract/settings';
import { DEFAULT_SETTINGS } from '@shortlist/shared/default-settings';
import { DataSource, MoreThan } from 'typeorm';
import { Env } from '../core/env.js';
import { SettingsVersionRow } from './settings-version.entity.js';

/** Milliseconds after which another process's change is known here. */
const LOOK_AGAIN = 2_000;

/**
 * What staff has set, as this process knows it. Each process asks for newer versions by itself; while the database is
 * away, the last known ones hold.
 */
@Injectable()
export class SettingsService implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(SettingsService.name);
  private version = 0;
  private known: Settings;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isAway = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly env: Env,
  ) {
    this.known = withSupport(DEFAULT_SETTINGS, env);
  }

  get now(): Settings {
    return this.known;
  }

  /** Null once it is over. */
  get announcement(): Settings['announcement'] {
    const { announcement } = this.known;
    const isOver =
      announcement?.until !== null && announcement?.until !== undefined && new Date(announcement.until) <= new Date();
    return isOver ? null : announcement;
  }

  async onModuleInit(): Promise<void> {
    await this.lookAgain();
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Takes a newer version over at once. */
  async refresh(): Promise<void> {
    const newest = await this.database.getRepository(SettingsVersionRow).findOne({
      select: { version: true, settings: true },
      where: { version: MoreThan(this.version) },
      order: { version: 'DESC' },
    });
    // Another answer may have come first.
    if (!newest || newest.version <= this.version) return;
    this.known = withSupport(settings.parse(newest.settings), this.env);
    this.version = newest.version;
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.refresh();
      this.isAway = false;
    } catch (error) {
      // Once: the database's absence is reported where people notice it.
      if (!this.isAway) this.log.warn({ err: error }, 'settings could not be read; the last known ones hold');
      this.isAway = true;
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.lookAgain(), LOOK_AGAIN).unref();
  }
}

/** The address of the configuration holds as long as staff has set none. */
const withSupport = (stored: Settings, { supportEmail }: Env): Settings => ({
  ...stored,
  supportEmail: stored.supportEmail ?? supportEmail,
});
