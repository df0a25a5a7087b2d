import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SiteAddress } from '../core/env/site-address.js';
import { requestNotice } from '../mail/templates/request-notice.js';
import type { MailJob } from '../mail/mail-job.js';
import type { AddressedEmail } from '../mail/email-template.js';
import { findNotice } from './tables/service-requests.queries.js';

type Job = Extract<MailJob, { kind: 'request_notice' }>;

@Injectable()
export class RequestEmailWriter {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly site: SiteAddress,
  ) {}

  /** @returns undefined for an answered or closed request, or if the staff member is disabled or has no email */
  async write({ request, staff, notice }: Job): Promise<AddressedEmail | undefined> {
    const row = await findNotice(this.database, { requestId: request, staffId: staff });
    return (
      row && { to: row.email, email: requestNotice(notice, row, `${this.site.own}/admin/service-requests/${request}`) }
    );
  }
}
