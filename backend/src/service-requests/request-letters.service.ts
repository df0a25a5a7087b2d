import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ServiceKind } from '@shortlist/shared/service-kinds';
import { DataSource } from 'typeorm';
import { SiteAddress } from '../core/site-address.js';
import { requestNotice } from '../mail/letters/request-notice.js';
import type { MailJob } from '../mail/mail-job.js';
import type { AddressedLetter } from '../payments/emails/payment-letters.service.js';

type Job = Extract<MailJob, { kind: 'request_notice' }>;

interface Row {
  kind: ServiceKind;
  createdAt: Date;
  dueAt: Date;
  email: string;
}

/** The letters to staff about requests. */
@Injectable()
export class RequestLetters {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly site: SiteAddress,
  ) {}

  /** Undefined when the request was answered meanwhile, or the member of staff has no address any more. */
  async write({ request, staff, notice }: Job): Promise<AddressedLetter | undefined> {
    const [row]: Row[] = await this.database.query(
      `SELECT r.kind, r.created_at AS "createdAt", s.email,
              r.created_at + make_interval(hours => r.promised_hours) AS "dueAt"
       FROM service_requests r, staff s
       WHERE r.id = $1 AND r.state IN ('open', 'in_progress') AND r.answer IS NULL
         AND s.id = $2 AND s.active AND s.email IS NOT NULL`,
      [request, staff],
    );
    return (
      row && { to: row.email, letter: requestNotice(notice, row, `${this.site.own}/admin/service-requests/${request}`) }
    );
  }
}
