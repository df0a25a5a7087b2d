import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/account/auth';
import { DataSource, IsNull, Not } from 'typeorm';
import type { RequestOrigin } from '../auth/requests/request-origin.js';
import { Session } from '../auth/sessions/session.entity.js';
import { User } from '../users/user.entity.js';
import { ApiError } from '../core/errors/api-error.js';
import { inBatches } from '../core/sql/in-batches.js';
import { inKeyOrder } from '../core/sql/in-key-order.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PaymentsQueue } from '../payments/queue/payments-queue.js';
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

interface StaffDeletion {
  caller: RequestOrigin;
  staffId: string;
  reason: string;
}

const BATCH = 500;

/**
 * Deletes the account's data in batches. Keeps the purchases, but detaches them from the account. A worker job ends
 * running plans and deletes the customer at the payment provider. Only verified email addresses get an email, so that
 * sign-ups with a stranger's address cannot flood the stranger's inbox. The hourly sweep continues an interrupted
 * deletion.
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

  /** A repeated request does not postpone the deletion. */
  async schedule(userId: string, caller: RequestOrigin): Promise<void> {
    await this.setDate(userId, caller.site, { kind: 'deletion_requested', caller });
  }

  /**
   * Schedules a deletion that the owner can cancel, with the same grace period as for the owner's own request.
   * @returns false if the account is already deleted or scheduled for deletion
   */
  scheduleByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.setDate(userId, caller.site, { kind: 'deletion_planned_by_staff', caller, staffId, reason });
  }

  private async setDate(userId: string, site: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const scheduled = await this.database.transaction(async (transaction) => {
      const addressee = await planDeletion(transaction, { userId, days: ACCOUNT_DELETION_DAYS });
      await transaction.delete(Session, { userId });
      if (addressee) await this.events.record(transaction, { ...event, userId });
      return addressee;
    });
    await this.payments.put({ kind: 'departures' });
    if (scheduled?.emailVerified) {
      await this.mails.putIfPossible({ kind: 'deletion_planned', email: scheduled.email, site });
    }
    return scheduled !== undefined;
  }

  /** Deletes the account immediately and permanently, so `confirmation` must be the account's email address. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    if (!(await this.close(userId, { hasEmail: confirmation.trim().toLowerCase() }))) {
      const message = 'This is not your account’s email address. Check it and try again.';
      throw new ApiError(422, 'confirmation_mismatch', message, { issues: [{ path: 'confirmation', message }] });
    }
    await this.remove(userId);
  }

  async cancel(userId: string, caller: RequestOrigin): Promise<void> {
    await this.clearDate(userId, { kind: 'deletion_canceled', caller });
  }

  cancelByStaff(userId: string, { caller, staffId, reason }: StaffDeletion): Promise<boolean> {
    return this.clearDate(userId, { kind: 'deletion_canceled_by_staff', caller, staffId, reason });
  }

  private async clearDate(userId: string, event: Omit<SecurityEvent, 'userId'>): Promise<boolean> {
    const isCanceled = await this.database.transaction(async (transaction) => {
      const wasScheduled = await cancelDeletion(transaction, userId);
      if (wasScheduled) await this.events.record(transaction, { ...event, userId });
      return wasScheduled;
    });
    // Queues the reactivation of plans that were canceled when the deletion was scheduled.
    await this.payments.put({ kind: 'departures' });
    return isCanceled;
  }

  /** Continues with the next account if a deletion fails. */
  async deleteDue(): Promise<void> {
    const failures: unknown[] = [];
    const nextBatch = (after: string) => findDueDeletions(this.database, { after, limit: BATCH });
    for await (const { id } of inKeyOrder(nextBatch)) {
      await this.deleteIfDue(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  /** Checks the date again, because the owner may have just canceled the deletion. */
  private async deleteIfDue(userId: string): Promise<void> {
    await this.close(userId, { isDue: true });
    await this.remove(userId);
  }

  private async close(userId: string, condition: Parameters<typeof closeAccount>[2]): Promise<boolean> {
    const closed = await closeAccount(this.database, userId, condition);
    if (closed?.emailVerified) await this.mails.putIfPossible({ kind: 'account_deleted', email: closed.email });
    return closed !== undefined;
  }

  /** Replaces the account id with a random id instead of deleting the events, because usage figures count them. */
  private async anonymizeUsage(userId: string): Promise<void> {
    const anonymousId = randomUUID();
    await inBatches(BATCH, (limit) => anonymizeUsage(this.database, { userId, anonymousId, limit }));
  }

  /** Safe to run again after an interruption. */
  private async remove(userId: string): Promise<void> {
    if (!(await isClosed(this.database, userId))) return;
    await this.resumes.markAll(userId);
    await this.resumes.removeMarkedOf(userId);
    for (const removeBatch of batchRemovals(this.database))
      await inBatches(BATCH, (limit) => removeBatch({ userId, limit }));
    await this.anonymizeUsage(userId);
    await this.database.getRepository(User).delete({ id: userId, closedAt: Not(IsNull()) });
    await this.payments.put({ kind: 'departures' });
  }
}
