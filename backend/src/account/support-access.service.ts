import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SupportAccess } from '@shortlist/shared/contract/account/support-access';
import { DataSource } from 'typeorm';
import { SecurityEvents, type EventOrigin } from '../security-events/security-events.service.js';
import { allowSupportAccess, endSupportAccess, findSupportAccess, listReadings } from './account.queries.js';

const MAX_READINGS = 20;

@Injectable()
export class SupportAccessService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async read(userId: string): Promise<SupportAccess> {
    const [until, readings] = await Promise.all([
      findSupportAccess(this.database, userId),
      listReadings(this.database, { userId, limit: MAX_READINGS }),
    ]);
    return {
      until: until?.toISOString() ?? null,
      readings: readings.map(({ id, at, resumeTitle, reason }) => ({
        id,
        at: at.toISOString(),
        resumeTitle: resumeTitle ?? '',
        reason: reason ?? '',
      })),
    };
  }

  /** Gives support access for `days` days from now, even if the previous permission would have ended later. */
  async allow(userId: string, days: number, caller: EventOrigin): Promise<SupportAccess> {
    await this.database.transaction(async (transaction) => {
      await allowSupportAccess(transaction, { userId, days });
      await this.events.record(transaction, {
        caller,
        kind: 'support_access_allowed',
        userId,
        detail: days === 1 ? '1 day' : `${days} days`,
      });
    });
    return this.read(userId);
  }

  async end(userId: string, caller: EventOrigin): Promise<SupportAccess> {
    await this.database.transaction(async (transaction) => {
      const wasAllowed = await endSupportAccess(transaction, userId);
      if (wasAllowed) await this.events.record(transaction, { caller, kind: 'support_access_ended', userId });
    });
    return this.read(userId);
  }
}
