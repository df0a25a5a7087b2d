import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Renames columns of money. Indexes keep their names, and PostgreSQL adapts their conditions. */
export class MoneyColumnNames1795687200000 implements MigrationInterface {
  name = 'MoneyColumnNames1795687200000';

  async up(database: QueryRunner): Promise<void> {
    await database.query('ALTER TABLE orders RENAME COLUMN settlements TO lock_version');
    await database.query('ALTER TABLE subscriptions RENAME COLUMN settlements TO lock_version');
    await database.query('ALTER TABLE subscriptions RENAME COLUMN taken_back_at TO refund_requested_at');
    await database.query('ALTER TABLE subscriptions RENAME COLUMN ended_there TO ended_at_provider');
    await database.query('ALTER TABLE subscriptions RENAME COLUMN cancelled_for_deletion TO canceled_for_deletion');
    await database.query('ALTER TABLE payment_events RENAME COLUMN about TO subject_kind');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
