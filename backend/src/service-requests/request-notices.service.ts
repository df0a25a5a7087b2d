import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { RequestNotice } from '../mail/mail-job.js';
import { MailQueue } from '../mail/mail-queue.js';
import { findWaitingNotices, markNotified, type WaitingNotice } from './service-requests.queries.js';

/** A late notice makes the earlier ones superfluous. */
const SUPERSEDED: Readonly<Record<RequestNotice, readonly RequestNotice[]>> = {
  arrived: ['arrived'],
  due_soon: ['arrived', 'due_soon'],
  overdue: ['arrived', 'due_soon', 'overdue'],
};

/** Tells staff of requests: each notice once, and again and again until the mail queue has taken it. */
@Injectable()
export class RequestNotices {
  private readonly log = new Logger(RequestNotices.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Never throws: what has happened already must not fail for a notice of it. */
  async post(requestId?: string): Promise<void> {
    try {
      for (const notice of await findWaitingNotices(this.database, requestId ?? null)) await this.queue(notice);
    } catch (error) {
      this.log.error({ err: error }, 'notices of requests could not be queued');
    }
  }

  private async queue({ id, notice, staff }: WaitingNotice): Promise<void> {
    // The job id keeps two processes, or a second try after half of them, from notifying anybody twice.
    for (const member of staff)
      await this.mails.put(
        { kind: 'request_notice', request: id, staff: member, notice },
        `request-${id}-${notice}-${member}`,
      );
    await markNotified(this.database, { id, notices: SUPERSEDED[notice] });
  }
}
