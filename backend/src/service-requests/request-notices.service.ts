import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { REMINDER_SHARE } from '@shortlist/shared/service-times';
import { DataSource } from 'typeorm';
import type { RequestNotice } from '../mail/mail-job.js';
import { MailQueue } from '../mail/mail-queue.js';

interface Waiting {
  id: string;
  notice: RequestNotice;
  /** Ids of the staff members to notify. */
  staff: string[];
}

const BATCH = 200;

const elapsed = (share: number): string =>
  `now() >= r.created_at + make_interval(secs => r.promised_hours * 3600 * ${share})`;

const DONE = { arrived: 'arrival_notified_at', due_soon: 'reminded_at', overdue: 'overdue_notified_at' } as const;

/** A later notice replaces the earlier ones. */
const SUPERSEDED: Readonly<Record<RequestNotice, readonly RequestNotice[]>> = {
  arrived: ['arrived'],
  due_soon: ['arrived', 'due_soon'],
  overdue: ['arrived', 'due_soon', 'overdue'],
};

/**
 * The assignee, unless their account has no address or is disabled; otherwise everyone who answers requests and has an
 * address.
 */
const WAITING = `
  WITH reachable AS (SELECT id FROM staff WHERE active AND email IS NOT NULL AND role IN ('admin', 'support')),
  waiting AS (
    SELECT r.id, r.assignee_id, r.created_at,
           CASE WHEN ${elapsed(1)} THEN CASE WHEN r.overdue_notified_at IS NULL THEN 'overdue' END
                WHEN ${elapsed(REMINDER_SHARE)} THEN CASE WHEN r.reminded_at IS NULL THEN 'due_soon' END
                WHEN r.arrival_notified_at IS NULL THEN 'arrived' END AS notice
    FROM service_requests r
    WHERE r.state IN ('open', 'in_progress') AND r.answer IS NULL AND ($1::uuid IS NULL OR r.id = $1)
  )
  SELECT w.id, w.notice, array(
    SELECT s.id FROM reachable s
    WHERE s.id = w.assignee_id OR w.assignee_id IS NULL OR w.assignee_id NOT IN (SELECT id FROM reachable)
  ) AS staff
  FROM waiting w WHERE w.notice IS NOT NULL AND EXISTS (SELECT FROM reachable) ORDER BY w.created_at LIMIT ${BATCH}`;

/** Notifies staff about requests: each notice once, retried until the mail queue accepts it. */
@Injectable()
export class RequestNotices {
  private readonly log = new Logger(RequestNotices.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
  ) {}

  /** Never throws: a completed action must not fail because of its notice. */
  async post(requestId?: string): Promise<void> {
    try {
      const waiting: Waiting[] = await this.database.query(WAITING, [requestId ?? null]);
      for (const notice of waiting) await this.queue(notice);
    } catch (error) {
      this.log.error({ err: error }, 'could not queue notices of requests');
    }
  }

  private async queue({ id, notice, staff }: Waiting): Promise<void> {
    // The job id prevents duplicates from two processes, or from a retry after some of them were queued.
    for (const member of staff)
      await this.mails.put(
        { kind: 'request_notice', request: id, staff: member, notice },
        `request-${id}-${notice}-${member}`,
      );
    const done = SUPERSEDED[notice].map((each) => `${DONE[each]} = coalesce(${DONE[each]}, now())`);
    await this.database.query(`UPDATE service_requests SET ${done.join(', ')} WHERE id = $1`, [id]);
  }
}
