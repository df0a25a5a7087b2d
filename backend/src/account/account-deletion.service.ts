import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ACCOUNT_DELETION_DAYS } from '@shortlist/shared/contract/auth';
import { DataSource } from 'typeorm';
import { ApiError } from '../core/api-error.js';

/** Every table that belongs to a person refers to `users` and goes with the row. */
@Injectable()
export class AccountDeletionService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Asked for twice, the first day stands. */
  async schedule(userId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction.query(
        'UPDATE users SET deletion_at = coalesce(deletion_at, now() + make_interval(days => $2)) WHERE id = $1',
        [userId, ACCOUNT_DELETION_DAYS],
      );
      await transaction.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    });
  }

  /** Cannot be taken back, so `confirmation` has to be the account's address, as typed by the person. */
  async deleteNow(userId: string, confirmation: string): Promise<void> {
    const [deleted]: [{ email: string }[], number] = await this.database.query(
      'DELETE FROM users WHERE id = $1 AND email = $2 RETURNING email',
      [userId, confirmation.trim().toLowerCase()],
    );
    if (deleted.length > 0) return;
    const message = 'This is not the e-mail address of your account.';
    throw new ApiError(422, 'confirmation_mismatch', message, { issues: [{ path: 'confirmation', message }] });
  }

  async takeBack(userId: string): Promise<void> {
    await this.database.query('UPDATE users SET deletion_at = NULL WHERE id = $1', [userId]);
  }

  /** Those whose time is over, one by one: an account with many résumés takes a statement of its own. */
  async deleteDue(): Promise<void> {
    const due: { id: string }[] = await this.database.query('SELECT id FROM users WHERE deletion_at <= now()');
    for (const { id } of due) {
      // Again with the time: the person may have taken it back a moment ago.
      await this.database.query('DELETE FROM users WHERE id = $1 AND deletion_at <= now()', [id]);
    }
  }
}
