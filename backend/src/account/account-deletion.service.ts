import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/auth';
import { DataSource, IsNull, Not } from 'typeorm';
import type { Asking } from '../auth/asking.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';
import { ApiError } from '../core/api-error.js';
import { inBatches } from '../core/in-batches.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PaymentsQueue } from '../payments/payments-queue.js';
import { SecurityEvents, type SecurityEvent } from '../security-events/security-events.service.js';
import { ResumeRemoval } from '../resumes/resume-removal.service.js';
import {
  anonymizeUsage,
  batchRemovals,
  cancelDeletion,
  closeAccount,
  findDueDeletions,
  isClosed,
  planDeletion,
} from './account.queries.js';

/** A deletion that a member of staff plans or cancels, and why. */
interface StaffDeletion {
  caller: Asking;
  staffId: string;
  reason: string;
}

/** Rows changed by one statement. */
const BATCH = 500;

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
      const addressee = await planDeletion(transaction, { userId, days: ACCOUNT_DELETION_DAYS });
      await transaction.delete(Session, { userId });
      if (addressee) await this.events.record(transaction, { ...event, userId });
      return addressee;
    });
    await this.payments.put({ kind: 'departures' });
    if (planned?.emailVerified) {
      await this.mails.putIfPossible({ kind: 'deletion_planned', email: planned.email, site });
    }
    return planned !== undefined;
  }

  /** Cannot be taken back, so `confirmation` has to be the account's address, as typed by the person. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    if (!(await this.close(userId, { hasEmail: confirmation.trim().toLowerCase() }))) {
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
      const wasPlanned = await cancelDeletion(transaction, userId);
      if (wasPlanned) await this.events.record(transaction, { ...event, userId });
      return wasPlanned;
    });
    // What only the deletion cancelled renews again.
    await this.payments.put({ kind: 'departures' });
    return isKept;
  }

  /** Deletes the accounts that are due, one by one: a failure does not stop the others. */
  async deleteDue(): Promise<void> {
    const due = await findDueDeletions(this.database);
    const failures: unknown[] = [];
    for (const { id } of due) await this.deleteIfDue(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  /** Looks at the time again: the person may have taken it back a moment ago. */
  private async deleteIfDue(userId: string): Promise<void> {
    await this.close(userId, { isDue: true });
    await this.remove(userId);
  }

  /** @returns false when the account is closed already, or does not meet the condition */
  private async close(userId: string, condition: Parameters<typeof closeAccount>[2]): Promise<boolean> {
    const closed = await closeAccount(this.database, userId, condition);
    if (closed?.emailVerified) await this.mails.putIfPossible({ kind: 'account_deleted', email: closed.email });
    return closed !== undefined;
  }

  /** Figures still count what was done, by one account; which one it was is forgotten. */
  private async leaveUsage(userId: string): Promise<void> {
    const nobody = randomUUID();
    await inBatches(BATCH, (limit) => anonymizeUsage(this.database, { userId, nobody, limit }));
  }

  /** Only what is closed: safe to repeat until nothing is left. */
  private async remove(userId: string): Promise<void> {
    if (!(await isClosed(this.database, userId))) return;
    await this.resumes.markAll(userId);
    await this.resumes.removeMarkedOf(userId);
    for (const removeBatch of batchRemovals(this.database))
      await inBatches(BATCH, (limit) => removeBatch({ userId, limit }));
    await this.leaveUsage(userId);
    await this.database.getRepository(User).delete({ id: userId, closedAt: Not(IsNull()) });
    await this.payments.put({ kind: 'departures' });
  }
}
