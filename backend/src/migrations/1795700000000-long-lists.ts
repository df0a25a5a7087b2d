import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '../core/sql/build-index.js';

/** Indexes the orders and the search of the console's lists, and what deletions of promo codes look for. */
export class LongLists1795700000000 implements MigrationInterface {
  name = 'LongLists1795700000000';
  readonly transaction = false;

  async up(database: QueryRunner): Promise<void> {
    // A trusted extension of PostgreSQL itself: the owner of a database may create it.
    await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    for (const [name, definition] of Object.entries(INDEXES)) await buildIndex(database, name, definition);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}

const INDEXES = {
  users_search_index: `users USING gin (lower(email || ' ' || first_name || ' ' || last_name) gin_trgm_ops)`,
  users_created_at_index: 'users (created_at)',
  users_suspended_at_index: 'users (suspended_at) WHERE suspended_at IS NOT NULL',
  resumes_created_at_index: 'resumes (created_at)',
  resumes_updated_at_index: 'resumes (updated_at)',
  subscriptions_created_at_index: 'subscriptions (created_at)',
  subscriptions_state_index: 'subscriptions (state, restored_until)',
  subscriptions_promo_code_id_index: 'subscriptions (promo_code_id) WHERE promo_code_id IS NOT NULL',
  orders_promo_code_id_index: 'orders (promo_code_id) WHERE promo_code_id IS NOT NULL',
  orders_unpaid_index: `orders (provider, reference) WHERE state IN ('open', 'abandoned')`,
  ledger_entries_refunds_index: `ledger_entries (at) WHERE kind = 'refund'`,
  payment_disputes_order_id_index: 'payment_disputes (order_id) WHERE order_id IS NOT NULL',
  payment_disputes_opened_at_index: 'payment_disputes (opened_at)',
};
