import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Splits the daily model budget by kind of caller, so that visitors cannot use up the customers' share. */
export class BudgetShares1764200000000 implements MigrationInterface {
  name = 'BudgetShares1764200000000';

  async up(database: QueryRunner): Promise<void> {
    // Shares of spent_micros; paying customers spent the remainder.
    await database.query(`
      ALTER TABLE ai_budget_days
        ADD COLUMN visitor_micros bigint NOT NULL DEFAULT 0,
        ADD COLUMN free_micros bigint NOT NULL DEFAULT 0`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
