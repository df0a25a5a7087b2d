import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/auth';
import { DataSource } from 'typeorm';
import type { Asking } from '../auth/asking.js';
import { ApiError } from '../core/api-error.js';
import { inBatches } from '../core/in-batches.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PaymentsQueue } from '../payments/queue/payments-queue.js';
import { SecurityEvents, type SecurityEvent } from '../security-events/security-events.service.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';

/** A deletion that a member of staff plans or cancels, and why. */
interface StaffDeletion {
  caller: Asking;
  staffId: string;
  reason: string;
}

interface Addressee {
  email: string;
  email_verified: boolean;
}

/** What PostgreSQL's driver answers to UPDATE and DELETE with RETURNING. */
type Changed = [rows: Addressee[], count: number];

/** Rows changed by one statement. */
const BATCH = 500;

/**
 * Tables of which one account may have more rows than one statement can handle, with what becomes of them. $1 user, $2 rows.
 * Purchases lose their owner here, too: a settlement holds its purchase and then needs the account for the ledger, while
 * the deletion of the account would hold that and wait for the purchase.
 */
const LARGE_TABLES = [
  'UPDATE orders SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM orders WHERE user_id = $1 LIMIT $2))',
  'UPDATE subscriptions SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM subscriptions WHERE user_id = $1 LIMIT $2))',
  'DELETE FROM downloads WHERE ctid = ANY (ARRAY(SELECT ctid FROM downloads WHERE user_id = $1 LIMIT $2))',
  'DELETE FROM payment_mails WHERE ctid = ANY (ARRAY(SELECT ctid FROM payment_mails WHERE user_id = $1 LIMIT $2))',
  'UPDATE security_events SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM security_events WHERE user_id = $1 LIMIT $2))',
  'UPDATE ai_calls SET user_id = NULL WHERE id = ANY (ARRAY(SELECT id FROM ai_calls WHERE user_id = $1 LIMIT $2))',
];

/**
 * Closes the account, in the transaction that reads its address: signing in ends, and the address is free for
 * another account. A row that is closed already is not closed again.
 */
const CLOSE = (condition: string): string => `
  WITH closing AS (
    SELECT id, email, email_verified FROM users WHERE id = $1 AND closed_at IS NULL AND ${condition} FOR UPDATE
  ), closed AS (
    UPDATE users u SET closed_at = now(), deletion_at = least(u.deletion_at, now()), email = 'closed ' || u.id,
      email_verified = false, pending_email = NULL, password_hash = NULL
    FROM closing WHERE u.id = closing.id
  ), identities_gone AS (
    DELETE FROM identities WHERE user_id IN (SELECT id FROM closing)
  ), tokens_gone AS (
    DELETE FROM mail_tokens WHERE user_id IN (SELECT id FROM closing)
  ), sessions_gone AS (
    DELETE FROM sessions WHERE user_id IN (SELECT id FROM closing)
  )
  SELECT email, email_verified FROM closing`;

/**
 * Every table that belongs to a person refers to `users` and goes with the row; of what was bought the row stays, and is
 * of nobody. What is still charged for ends, and the card provider forgets the person, by a job of the worker. Only addresses that were verified get
 * mail of it: signing up and leaving again and again must not fill a stranger's letter box.
 *
 * An account is closed by one small statement and its rows are removed in batches. An attempt that is interrupted is
 * continued by the hourly sweep.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
    private readonly payments: PaymentsQueue,
    private readonly events: SecurityEvents,
    private readonly resumes: ResumeRemoval,
  ) {}

  /** Asked for twice, the first day stands. */
  async schedule(userId: string, caller: Asking): Promise<void> {
    await this.plan(userId, caller.site, { kind: 'deletion_requested', caller });
  }

  /**
   * Deletes the account after the usual days, in which its owner can keep it.
   *
   * @returns false if the account is gone or its deletion is planned already
   */
  scheduleByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.plan(userId, caller.site, { kind: 'deletion_planned_by_staff', caller, staffId, reason });
  }

  /** @returns false if nothing was planned before */
  private async plan(userId: string, site: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const planned = await this.database.transaction(async (transaction) => {
      const [rows]: Changed = await transaction.query(
        `UPDATE users SET deletion_at = now() + make_interval(days => $2)
         WHERE id = $1 AND deletion_at IS NULL AND closed_at IS NULL RETURNING email, email_verified`,
        [userId, ACCOUNT_DELETION_DAYS],
      );
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
      if (rows[0]) await this.events.record(transaction, { ...event, userId });
      return rows[0];
    });
    await this.payments.put({ kind: 'departures' });
    if (planned?.email_verified) {
      await this.mails.putIfPossible({ kind: 'deletion_planned', email: planned.email, site });
    }
    return planned !== undefined;
  }

  /** Cannot be taken back, so `confirmation` has to be the account's address, as typed by the person. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    if (!(await this.close(userId, 'email = $2', confirmation.trim().toLowerCase()))) {
      const message = 'This is not your account’s email address.';
      throw new ApiError(422, 'confirmation_mismatch', message, { issues: [{ path: 'confirmation', message }] });
    }
    await this.remove(userId);
  }

  async takeBack(userId: string, caller: Asking): Promise<void> {
    await this.keep(userId, { kind: 'deletion_canceled', caller });
  }

  /** @returns false if no deletion is planned */
  takeBackByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.keep(userId, { kind: 'deletion_canceled_by_staff', caller, staffId, reason });
  }

  private async keep(userId: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const isKept = await this.database.transaction(async (transaction) => {
      const [, changed] = await transaction.query<[unknown[], number]>(
        'UPDATE users SET deletion_at = NULL WHERE id = $1 AND deletion_at IS NOT NULL AND closed_at IS NULL',
        [userId],
      );
      if (changed > 0) await this.events.record(transaction, { ...event, userId });
      return changed > 0;
    });
    // What only the deletion cancelled renews again.
    await this.payments.put({ kind: 'departures' });
    return isKept;
  }

  /** Deletes the accounts that are due, one by one: a failure does not stop the others. */
  async deleteDue(): Promise<void> {
    const due: { id: string }[] = await this.database.query('SELECT id FROM users WHERE deletion_at <= now()');
    const failures: unknown[] = [];
    for (const { id } of due) await this.deleteIfDue(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  /** Looks at the time again: the person may have taken it back a moment ago. */
  private async deleteIfDue(userId: string): Promise<void> {
    await this.close(userId, 'deletion_at <= now()');
    await this.remove(userId);
  }

  /** @returns false when the account is closed already, or does not meet the condition */
  private async close(userId: string, condition: string, ...parameters: unknown[]): Promise<boolean> {
    const [closed]: Addressee[] = await this.database.query(CLOSE(condition), [userId, ...parameters]);
    if (closed?.email_verified) await this.mails.putIfPossible({ kind: 'account_deleted', email: closed.email });
    return closed !== undefined;
  }

  /** Figures still count what was done, by one account; which one it was is forgotten. */
  private async leaveUsage(userId: string): Promise<void> {
    const nobody = randomUUID();
    await inBatches(BATCH, async (limit) => {
      const [, changed] = await this.database.query<[unknown[], number]>(
        `UPDATE usage_events SET user_id = $3 WHERE user_id = $1
         AND (tableoid, ctid) IN (SELECT tableoid, ctid FROM usage_events WHERE user_id = $1 LIMIT $2)`,
        [userId, limit, nobody],
      );
      return changed;
    });
  }

  /** Only what is closed: safe to repeat until nothing is left. */
  private async remove(userId: string): Promise<void> {
    const closed: unknown[] = await this.database.query('SELECT FROM users WHERE id = $1 AND closed_at IS NOT NULL', [
      userId,
    ]);
    if (closed.length === 0) return;
    await this.resumes.markAll(userId);
    await this.resumes.removeMarkedOf(userId);
    for (const statement of LARGE_TABLES) {
      await inBatches(BATCH, async (limit) => {
        const [, changed] = await this.database.query<[unknown[], number]>(statement, [userId, limit]);
        return changed;
      });
    }
    await this.leaveUsage(userId);
    await this.database.query('DELETE FROM users WHERE id = $1 AND closed_at IS NOT NULL', [userId]);
    await this.payments.put({ kind: 'departures' });
  }
}
