import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Splits what a day's calls to the model cost by who made them, so that visitors cannot spend what customers pay for. */
export class BudgetShares1764200000000 implements MigrationInterface {
  name = 'BudgetShares1764200000000';

  async up(database: QueryRunner): Promise<void> {
    // Parts of spent_micros; the rest was spent by paying customers.
    await database.query(`
      ALTER TABLE ai_budget_days
        ADD COLUMN visitor_micros bigint NOT NULL DEFAULT 0,
        ADD COLUMN free_micros bigint NOT NULL DEFAULT 0`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
