import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/auth';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';
import { MailQueue } from '../mail/mail-queue.js';
import { PaymentsQueue } from '../payments/payments-queue.js';

interface Addressee {
  email: string;
  email_verified: boolean;
}

/** What PostgreSQL's driver answers to UPDATE and DELETE with RETURNING. */
type Changed = [rows: Addressee[], count: number];

/**
 * Every table that belongs to a person refers to `users` and goes with the row; of what was bought the row stays, and is
 * of nobody. What is still charged for ends, and the card provider forgets the person, by a job of the worker. Only addresses that were verified get
 * mail of it: signing up and leaving again and again must not fill a stranger's letter box.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly mails: MailQueue,
    private readonly payments: PaymentsQueue,
  ) {}

  /** Asked for twice, the first day stands. */
  async schedule(userId: string, site: string): Promise<void> {
    const planned = await this.database.transaction(async (transaction) => {
      const [rows]: Changed = await transaction.query(
        `UPDATE users SET deletion_at = now() + make_interval(days => $2) WHERE id = $1 AND deletion_at IS NULL
         RETURNING email, email_verified`,
        [userId, ACCOUNT_DELETION_DAYS],
      );
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
      return rows[0];
    });
    await this.payments.put({ kind: 'departures' });
    if (planned?.email_verified) {
      await this.mails.putIfPossible({ kind: 'deletion_planned', email: planned.email, site });
    }
  }

  /** Cannot be taken back, so `confirmation` has to be the account's address, as typed by the person. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    const [rows]: Changed = await this.database.query(
      'DELETE FROM users WHERE id = $1 AND email = $2 RETURNING email, email_verified',
      [userId, confirmation.trim().toLowerCase()],
    );
    if (!rows[0]) {
      const message = 'This is not the e-mail address of your account.';
      throw new ApiError(422, 'confirmation_mismatch', message, { issues: [{ path: 'confirmation', message }] });
    }
    await this.sayGoodbye(rows[0]);
  }

  async takeBack(userId: string): Promise<void> {
    await this.database.query('UPDATE users SET deletion_at = NULL WHERE id = $1', [userId]);
  }

  /**
   * Those whose time is over, one by one: an account with many résumés takes a statement of its own, and one that cannot
   * be deleted keeps none of the others.
   */
  async deleteDue(): Promise<void> {
    const due: { id: string }[] = await this.database.query('SELECT id FROM users WHERE deletion_at <= now()');
    const failures: unknown[] = [];
    for (const { id } of due) await this.deleteIfDue(id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  /** Looks at the time again: the person may have taken it back a moment ago. */
  private async deleteIfDue(userId: string): Promise<void> {
    const [rows]: Changed = await this.database.query(
      'DELETE FROM users WHERE id = $1 AND deletion_at <= now() RETURNING email, email_verified',
      [userId],
    );
    if (rows[0]) await this.sayGoodbye(rows[0]);
  }

  private async sayGoodbye({ email, email_verified }: Addressee): Promise<void> {
    await this.payments.put({ kind: 'departures' });
    if (email_verified) await this.mails.putIfPossible({ kind: 'account_deleted', email });
  }
}
