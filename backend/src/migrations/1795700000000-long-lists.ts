import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the orders and the search of the console's lists, and what deletions of promo codes look for. */
export class LongLists1795700000000 implements MigrationInterface {
  name = 'LongLists1795700000000';

  async up(database: QueryRunner): Promise<void> {
    // A trusted extension of PostgreSQL itself: the owner of a database may create it.
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await database.query(`CREATE INDEX users_search_index ON users
      USING gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)`);
    await database.query('CREATE INDEX users_created_at_index ON users (created_at)');
    await database.query(
      'CREATE INDEX users_suspended_at_index ON users (suspended_at) WHERE suspended_at IS NOT NULL',
    );
    await database.query('CREATE INDEX resumes_created_at_index ON resumes (created_at)');
    await database.query('CREATE INDEX resumes_updated_at_index ON resumes (updated_at)');
    await database.query('CREATE INDEX subscriptions_created_at_index ON subscriptions (created_at)');
    await database.query('CREATE INDEX subscriptions_state_index ON subscriptions (state, restored_until)');
    await database.query(`CREATE INDEX subscriptions_promo_code_id_index ON subscriptions (promo_code_id)
      WHERE promo_code_id IS NOT NULL`);
    await database.query(
      'CREATE INDEX orders_promo_code_id_index ON orders (promo_code_id) WHERE promo_code_id IS NOT NULL',
    );
    await database.query(`CREATE INDEX orders_unpaid_index ON orders (provider, reference)
      WHERE state IN ('open', 'abandoned')`);
    await database.query(`CREATE INDEX ledger_entries_refunds_index ON ledger_entries (at) WHERE kind = 'refund'`);
    await database.query(
      'CREATE INDEX payment_disputes_order_id_index ON payment_disputes (order_id) WHERE order_id IS NOT NULL',
    );
    await database.query('CREATE INDEX payment_disputes_opened_at_index ON payment_disputes (opened_at)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
