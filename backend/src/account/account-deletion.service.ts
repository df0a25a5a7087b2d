import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/auth';
import { DataSource } from 'typeorm';
import type { Asking } from '../auth/asking.js';
import { ApiError } from '../core/api-error.js';
import { inBatches } from '../core/in-batches.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PaymentsQueue } from '../payments/payments-queue.js';
import { SecurityEvents, type SecurityEvent } from '../security-events/security-events.service.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';

interface StaffDeletion {
  caller: Asking;
  staffId: string;
  reason: string;
}

interface Addressee {
  email: string;
  email_verified: boolean;
}

/** The driver's result for UPDATE and DELETE with RETURNING. */
type UpdateResult = [rows: Addressee[], count: number];

const BATCH = 500;

/**
 * Tables where one account may have more rows than one statement can handle. $1 user, $2 rows. Purchases are detached
 * here too: settling a payment locks the purchase and then the account, so deleting the account first could deadlock
 * with it.
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
 * Closes the account in the transaction that reads its address: it can no longer sign in, and the address can be
 * registered again. Skips accounts that are closed already.
 */
const closeStatement = (condition: string): string => `
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
 * All personal tables reference `users` and are deleted with its row; purchases stay without an owner. A job of the
 * worker ends running plans and deletes the customer at the payment provider. Only verified addresses get an email, so
 * nobody can flood another person's inbox by signing up and leaving. An account is closed by one small statement and
 * its rows are removed in batches; the hourly sweep continues an interrupted attempt.
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

  /** A second request keeps the first date. */
  async schedule(userId: string, caller: Asking): Promise<void> {
    await this.setDate(userId, caller.site, { kind: 'deletion_requested', caller });
  }

  /**
   * Deletes the account after the usual number of days, in which its owner can cancel. @returns false if the account is
   * gone or its deletion is already scheduled
   */
  scheduleByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.setDate(userId, caller.site, { kind: 'deletion_planned_by_staff', caller, staffId, reason });
  }

  /** @returns false if no deletion was scheduled */
  private async setDate(userId: string, site: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const scheduled = await this.database.transaction(async (transaction) => {
      const [rows]: UpdateResult = await transaction.query(
        `UPDATE users SET deletion_at = now() + make_interval(days => $2)
         WHERE id = $1 AND deletion_at IS NULL AND closed_at IS NULL RETURNING email, email_verified`,
        [userId, ACCOUNT_DELETION_DAYS],
      );
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
      if (rows[0]) await this.events.record(transaction, { ...event, userId });
      return rows[0];
    });
    await this.payments.put({ kind: 'departures' });
    if (scheduled?.email_verified) {
      await this.mails.putIfPossible({ kind: 'deletion_planned', email: scheduled.email, site });
    }
    return scheduled !== undefined;
  }

  /** Cannot be undone, so `confirmation` must be the account's address, typed by its owner. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    if (!(await this.close(userId, 'email = $2', confirmation.trim().toLowerCase()))) {
      const message = 'This is not your account’s email address.';
      throw new ApiError(422, 'confirmation_mismatch', message, { issues: [{ path: 'confirmation', message }] });
    }
    await this.remove(userId);
  }

  async cancel(userId: string, caller: Asking): Promise<void> {
    await this.clearDate(userId, { kind: 'deletion_canceled', caller });
  }

  /** @returns false if no deletion is scheduled */
  cancelByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.clearDate(userId, { kind: 'deletion_canceled_by_staff', caller, staffId, reason });
  }

  private async clearDate(userId: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const isCanceled = await this.database.transaction(async (transaction) => {
      const [, changed] = await transaction.query<[unknown[], number]>(
        'UPDATE users SET deletion_at = NULL WHERE id = $1 AND deletion_at IS NOT NULL AND closed_at IS NULL',
        [userId],
      );
      if (changed > 0) await this.events.record(transaction, { ...event, userId });
      return changed > 0;
    });
    // Renews plans again that only the deletion had canceled.
    await this.payments.put({ kind: 'departures' });
    return isCanceled;
  }

  /** Deletes the accounts that are due, one by one: a failure does not stop the others. */
  async deleteDue(): Promise<void> {
    const due: { id: string }[] = await this.database.query('SELECT id FROM users WHERE deletion_at <= now()');
    const failures: unknown[] = [];
    for (const { id } of due) await this.deleteIfDue(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  /** Checks the date again: the owner may have canceled the deletion a moment ago. */
  private async deleteIfDue(userId: string): Promise<void> {
    await this.close(userId, 'deletion_at <= now()');
    await this.remove(userId);
  }

  /** @returns false if the account is already closed or does not meet the condition */
  private async close(userId: string, condition: string, ...parameters: unknown[]): Promise<boolean> {
    const [closed]: Addressee[] = await this.database.query(closeStatement(condition), [userId, ...parameters]);
    if (closed?.email_verified) await this.mails.putIfPossible({ kind: 'account_deleted', email: closed.email });
    return closed !== undefined;
  }

  /** Usage figures keep counting the events, but no longer know the account. */
  private async anonymizeUsage(userId: string): Promise<void> {
    const anonymousId = randomUUID();
    await inBatches(BATCH, async (limit) => {
      const [, changed] = await this.database.query<[unknown[], number]>(
        `UPDATE usage_events SET user_id = $3 WHERE user_id = $1
         AND (tableoid, ctid) IN (SELECT tableoid, ctid FROM usage_events WHERE user_id = $1 LIMIT $2)`,
        [userId, limit, anonymousId],
      );
      return changed;
    });
  }

  /** Removes closed accounts only, so repeating it is safe. */
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
    await this.anonymizeUsage(userId);
    await this.database.query('DELETE FROM users WHERE id = $1 AND closed_at IS NOT NULL', [userId]);
    await this.payments.put({ kind: 'departures' });
  }
}
