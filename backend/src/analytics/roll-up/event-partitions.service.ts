import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, dayOf, startOf } from '../../usage/days.js';
import {
  createPartition,
  dropPartition,
  hasTable,
  listPartitions,
  lockDefaultPartition,
} from './event-partitions.queries.js';

/** Number of days for which raw events are kept. Rolled-up figures never expire. */
export const RAW_DAYS = 90;
/** Number of days for which partitions are created in advance, in case the worker is down for a while. */
const DAYS_AHEAD = 7;
/** Maximum accepted delay of an event, in days. */
const DAYS_LATE = 2;

const PREFIX = 'usage_events_';
const partitionOf = (day: string): string => `${PREFIX}${day.replaceAll('-', '')}`;

@Injectable()
export class EventPartitions {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Creates missing partitions and drops expired ones. Idempotent. */
  async maintain(now = new Date()): Promise<void> {
    const existing = await this.days();
    const today = dayOf(now);
    for (let offset = -DAYS_LATE; offset <= DAYS_AHEAD; offset++) {
      const day = addDays(today, offset);
      if (!existing.includes(day)) await this.make(day);
    }
    const oldest = addDays(today, -RAW_DAYS);
    for (const day of existing) if (day < oldest) await dropPartition(this.database, partitionOf(day));
  }

  async make(day: string): Promise<void> {
    const name = partitionOf(day);
    await this.database.transaction(async (transaction) => {
      // Keeps new events out of the default partition until the day's events are moved out of it and the new partition
      // is attached.
      await lockDefaultPartition(transaction);
      if (await hasTable(transaction, name)) return;
      await createPartition(transaction, { name, from: startOf(day), to: startOf(addDays(day, 1)) });
    });
  }

  private async days(): Promise<string[]> {
    const names = await listPartitions(this.database);
    return names.flatMap((name) => {
      const [, year, month, day] = /^usage_events_(\d{4})(\d{2})(\d{2})$/.exec(name) ?? [];
      return year ? [`${year}-${month}-${day}`] : [];
    });
  }
}
