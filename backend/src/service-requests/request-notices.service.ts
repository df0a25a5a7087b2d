import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { REMINDER_SHARE } from '@shortlist/shared/service-times';
import { DataSource } from 'typeorm';
import type { RequestNotice } from '../mail/mail-job.js';
import { MailQueue } from '../mail/mail-queue.js';

interface Waiting {
  id: string;
  notice: RequestNotice;
  /** Ids of the members of staff to notify. */
  staff: string[];
}

const BATCH = 200;

const elapsed = (share: number): string =>
  `now() >= r.created_at + make_interval(secs => r.promised_hours * 3600 * ${share})`;

const DONE = { arrived: 'arrival_notified_at', due_soon: 'reminded_at', overdue: 'overdue_notified_at' } as const;

/** A late notice makes the earlier ones superfluous. */
const SUPERSEDED: Readonly<Record<RequestNotice, readonly RequestNotice[]>> = {
  arrived: ['arrived'],
  due_soon: ['arrived', 'due_soon'],
  overdue: ['arrived', 'due_soon', 'overdue'],
};

/** The assignee, unless their account has no address or is disabled; then everyone who answers requests and has one. */
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
      const waiting: Waiting[] = await this.database.query(WAITING, [requestId ?? null]);
      for (const notice of waiting) await this.queue(notice);
    } catch (error) {
      this.log.error({ err: error }, 'notices of requests could not be queued');
    }
  }

  private async queue({ id, notice, staff }: Waiting): Promise<void> {
    // The job id keeps two processes, or a second try after half of them, from notifying anybody twice.
    for (const member of staff)
      await this.mails.put(
        { kind: 'request_notice', request: id, staff: member, notice },
        `request-${id}-${notice}-${member}`,
      );
    const done = SUPERSEDED[notice].map((each) => `${DONE[each]} = coalesce(${DONE[each]}, now())`);
    await this.database.query(`UPDATE service_requests SET ${done.join(', ')} WHERE id = $1`, [id]);
  }
}
