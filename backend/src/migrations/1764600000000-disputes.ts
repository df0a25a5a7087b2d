import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds disputes, and the state of the reconciliation between its runs. */
export class Disputes1764600000000 implements MigrationInterface {
  name = 'Disputes1764600000000';

  async up(database: QueryRunner): Promise<void> {
    await database.query(`
      CREATE TABLE payment_disputes (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT payment_disputes_pkey PRIMARY KEY,
        provider text NOT NULL,
        reference text NOT NULL,
        -- The disputed card payment.
        payment text NOT NULL,
        user_id uuid CONSTRAINT payment_disputes_user_id_fkey REFERENCES users (id) ON DELETE SET NULL,
        order_id uuid CONSTRAINT payment_disputes_order_id_fkey REFERENCES orders (id),
        subscription_id uuid CONSTRAINT payment_disputes_subscription_id_fkey REFERENCES subscriptions (id),
        -- 'open', 'won', 'lost' or 'prevented'.
        state text NOT NULL,
        amount integer NOT NULL,
        currency text NOT NULL,
        opened_at timestamptz(3) NOT NULL,
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Set by staff: the account may buy again.
        cleared_at timestamptz(3),
        cleared_by uuid CONSTRAINT payment_disputes_cleared_by_fkey REFERENCES staff (id) ON DELETE SET NULL,
        check_after timestamptz NOT NULL DEFAULT '-infinity',
        checks smallint NOT NULL DEFAULT 0,
        CONSTRAINT payment_disputes_reference_unique UNIQUE (provider, reference)
      )`);
    await database.query('CREATE INDEX payment_disputes_user_id_index ON payment_disputes (user_id)');
    await database.query('CREATE INDEX payment_disputes_payment_index ON payment_disputes (provider, payment)');
    await database.query('CREATE INDEX payment_disputes_subscription_id_index ON payment_disputes (subscription_id)');
    await database.query(
      `CREATE INDEX payment_disputes_open_index ON payment_disputes (check_after) WHERE state = 'open'`,
    );
    await database.query(`
      ALTER TABLE payment_mails
        ADD COLUMN dispute_id uuid CONSTRAINT payment_mails_dispute_id_fkey REFERENCES payment_disputes (id)`);
    await database.query(`
      ALTER TABLE orders
        ADD COLUMN check_after timestamptz NOT NULL DEFAULT '-infinity',
        ADD COLUMN checks smallint NOT NULL DEFAULT 0,
        ADD COLUMN cleanup_tried_at timestamptz`);
    await database.query(`CREATE INDEX orders_check_after_index ON orders (check_after) WHERE state = 'open'`);
    await database.query(`CREATE INDEX orders_open_cleanup_index ON orders (cleanup_tried_at) WHERE state = 'open'`);
    await database.query(
      `CREATE INDEX orders_to_refund_index ON orders (cleanup_tried_at) WHERE state IN ('duplicate', 'undeliverable')`,
    );
    await database.query(`
      ALTER TABLE subscriptions
        -- Why it ended before its period: 'dispute' or 'refund'.
        ADD COLUMN ended_by text,
        -- A dispute that ended it was won: what was paid counts until then after all.
        ADD COLUMN restored_until timestamptz(3),
        -- It was cancelled because the account is to be deleted, not because its owner cancelled it.
        ADD COLUMN cancelled_for_deletion boolean NOT NULL DEFAULT false,
        ADD COLUMN check_after timestamptz NOT NULL DEFAULT '-infinity',
        ADD COLUMN checks smallint NOT NULL DEFAULT 0,
        ADD COLUMN cleanup_tried_at timestamptz`);
    await database.query(
      `CREATE INDEX subscriptions_check_after_index ON subscriptions (check_after)
       WHERE state IN ('incomplete', 'active', 'past_due')`,
    );
    await database.query(
      `CREATE INDEX subscriptions_not_ended_index ON subscriptions (cleanup_tried_at)
       WHERE NOT ended_there AND (state = 'canceled' OR taken_back_at IS NOT NULL OR user_id IS NULL)`,
    );
    await database.query(
      'CREATE INDEX subscriptions_ended_at_index ON subscriptions (ended_at) WHERE ended_at IS NOT NULL',
    );
    await database.query(
      `CREATE INDEX subscriptions_deletion_index ON subscriptions (cleanup_tried_at) WHERE cancelled_for_deletion`,
    );
    await database.query(`ALTER TABLE payment_customers ADD COLUMN cleanup_tried_at timestamptz`);
    await database.query(
      'CREATE INDEX payment_customers_of_nobody_index ON payment_customers (cleanup_tried_at) WHERE user_id IS NULL',
    );
    await database.query(`
      CREATE TABLE payment_runs (
        name text NOT NULL CONSTRAINT payment_runs_pkey PRIMARY KEY,
        -- Until then another run of the same name does not start.
        leased_until timestamptz NOT NULL,
        -- Where an unfinished run goes on.
        position jsonb
      )`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only.'));
  }
}
