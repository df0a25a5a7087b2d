import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaffEmail, StaffNames } from '@shortlist/shared/contract/console/staff';
import { DataSource } from 'typeorm';
import { SecurityEvents, type StaffAct } from '../../security-events/security-events.service.js';
import { listAnsweringStaff, updateEmailIfNew } from '../tables/staff.queries.js';

/** Lists the staff members who answer service requests, and stores the email addresses for their notices. */
@Injectable()
export class StaffDirectory {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: SecurityEvents,
  ) {}

  names(): Promise<StaffNames> {
    return listAnsweringStaff(this.database);
  }

  async setEmail({ email }: StaffEmail, by: StaffAct): Promise<StaffEmail> {
    await this.database.transaction(async (transaction) => {
      const isNew = await updateEmailIfNew(transaction, { id: by.staffId, email });
      if (isNew) await this.events.record(transaction, { ...by, kind: 'staff_email_changed' });
    });
    return { email };
  }
}
