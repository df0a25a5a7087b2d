import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { RequestNotice } from '../mail/mail-job.js';
import { MailQueue } from '../mail/mail-queue.js';
import { findWaitingNotices, markNotified, type WaitingNotice } from './tables/service-requests.queries.js';

/** Maps each sent notice to the notices that no longer need to be sent, such as `due_soon` after `overdue`. */
const SUPERSEDED: Readonly<Record<RequestNotice, readonly RequestNotice[]>> = {
  arrived: ['arrived'],
  due_soon: ['arrived', 'due_soon'],
  overdue: ['arrived', 'due_soon', 'overdue'],
};

/** Notifies staff about requests. Sends each notice once, and retries until the mail queue accepts it. */
@Injectable()
export class RequestNotices {
  private readonly log = new Logger(RequestNotices.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Never throws, because a completed action must not fail if its notice cannot be queued. */
  async post(requestId?: string): Promise<void> {
    try {
      for (const notice of await findWaitingNotices(this.database, requestId ?? null)) await this.queue(notice);
    } catch (error) {
      this.log.error({ err: error }, 'could not queue notices of requests');
    }
  }

  private async queue({ id, notice, staff }: WaitingNotice): Promise<void> {
    // The job id prevents duplicates from concurrent processes and from a retry after a partial failure.
    for (const member of staff)
      await this.mails.put(
        { kind: 'request_notice', request: id, staff: member, notice },
        `request-${id}-${notice}-${member}`,
      );
    await markNotified(this.database, { id, notices: SUPERSEDED[notice] });
  }
}
