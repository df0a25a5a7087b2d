import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffEmail, StaffNames } from '@shortlist/shared/contract/staff';
import { DataSource } from 'typeorm';
import { SecurityEvents, type StaffAct } from '../security-events/security-events.service.js';

/** Lists who answers requests, and stores each staff member's address for notices. */
@Injectable()
export class StaffDirectory {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  names(): Promise<StaffNames> {
    return this.database.query(
      `SELECT id, username, role FROM staff WHERE active AND role IN ('admin', 'support') ORDER BY lower(username), id`,
    );
  }

  async setEmail({ email }: StaffEmail, by: StaffAct): Promise<StaffEmail> {
    await this.database.transaction(async (transaction) => {
      const [, changed] = await transaction.query<[unknown[], number]>(
        'UPDATE staff SET email = $2 WHERE id = $1 AND email IS DISTINCT FROM $2',
        [by.staffId, email],
      );
      if (changed > 0) await this.events.record(transaction, { ...by, kind: 'staff_email_changed' });
    });
    return { email };
  }
}
