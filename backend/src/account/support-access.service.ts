import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SupportAccess } from '@shortlist/shared/contract/support-access';
import { DataSource } from 'typeorm';
import { SecurityEvents, type EventOrigin } from '../security-events/security-events.service.js';

interface ReadingRow {
  id: string;
  at: Date;
  resumeTitle: string | null;
  reason: string | null;
}

const MOST_READINGS = 20;

/** Controls whether support may read the résumés of an account, and lists when it did. */
@Injectable()
export class SupportAccessService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  async read(userId: string): Promise<SupportAccess> {
    const [users, readings] = await Promise.all([
      this.database.query<{ until: Date | null }[]>(
        'SELECT CASE WHEN support_access_until > now() THEN support_access_until END AS until FROM users WHERE id = $1',
        [userId],
      ),
      this.database.query<ReadingRow[]>(
        `SELECT id, created_at AS at, detail AS "resumeTitle", reason FROM security_events
         WHERE user_id = $1 AND kind = 'resume_read_by_staff' ORDER BY id DESC LIMIT ${MOST_READINGS}`,
        [userId],
      ),
    ]);
    return {
      until: users[0]?.until?.toISOString() ?? null,
      readings: readings.map(({ id, at, resumeTitle, reason }) => ({
        id,
        at: at.toISOString(),
        resumeTitle: resumeTitle ?? '',
        reason: reason ?? '',
      })),
    };
  }

  /** Counts the days from now, even if access was already allowed. */
  async allow(userId: string, days: number, caller: EventOrigin): Promise<SupportAccess> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(
        'UPDATE users SET support_access_until = now() + make_interval(days => $2) WHERE id = $1',
        [userId, days],
      );
      await this.events.record(transaction, {
        caller,
        kind: 'support_access_allowed',
        userId,
        detail: days === 1 ? '1 day' : `${days} days`,
      });
    });
    return this.read(userId);
  }

  /** Takes effect at once: later reads are rejected. */
  async end(userId: string, caller: EventOrigin): Promise<SupportAccess> {
    await this.database.transaction(async (transaction) => {
      const [, ended] = await transaction.query<[unknown[], number]>(
        `UPDATE users SET support_access_until = NULL WHERE id = $1 AND support_access_until > now()`,
        [userId],
      );
      if (ended > 0) await this.events.record(transaction, { caller, kind: 'support_access_ended', userId });
    });
    return this.read(userId);
  }
}
